import { useEffect, useRef, useState } from 'react';

import { uploadImage } from '@/api/uploads';
import type { Audience, AudienceRow } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';
import { rememberOwner } from '@/session/remember-owner';
import { keepPicture } from '@/session/session';
import { notify } from '@/ui/notify';
import { useSubmission } from '@/ui/use-submission';

import { checkPicture } from './picture-file';

type Chosen = { file: File; preview: string };

/** How many uploads have begun, and which one's picture an audience has; a request outlives the page it was sent from. */
let begun = 0;
const kept: Partial<Record<Audience, number>> = {};

/** Counts an upload. Gives the function that says whether its picture may be kept: not after a newer one's. */
function countUpload(audience: Audience): () => boolean {
  begun += 1;
  const upload = begun;
  return () => {
    if (upload < (kept[audience] ?? 0)) return false;
    kept[audience] = upload;
    return true;
  };
}

/**
 * A picture from its choice to its place in the header (spec 2, 5). A file that fails to upload stays chosen and shown;
 * one that is none is refused with a line under the buttons, and what was chosen before stays.
 */
export function usePicture(row: AudienceRow) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const choices = useRef(0);

  // The browser holds a previewed file until it is told otherwise.
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.preview);
    },
    [chosen],
  );

  const { submit, pending, error } = useSubmission({
    send: async (file: File) => {
      const isSameOwner = rememberOwner();
      const isNewest = countUpload(row.audience);
      setPart(null);
      const filePath = await uploadImage(row.audience, file, setPart);
      if (isSameOwner() && isNewest()) keepPicture(row.audience, filePath);
    },
    onDone: (_, sent) => {
      // Another one may have been chosen meanwhile.
      setChosen((now) => (now?.file === sent ? null : now));
      notify.success(successes.imageUploaded);
    },
    failureText: () => errors.uploadFailed,
  });

  async function choose(file: File): Promise<void> {
    choices.current += 1;
    const choice = choices.current;
    const checked = await checkPicture(file);
    // Somebody may have chosen again while this one was looked at.
    if (choice !== choices.current) return;
    if ('problem' in checked) return setProblem(checked.problem);
    setProblem(null);
    setChosen({ file: checked.picture, preview: URL.createObjectURL(checked.picture) });
  }

  function upload(): void {
    if (chosen) {
      setProblem(null);
      return submit(chosen.file);
    }
    setProblem(errors.selectImageFirst);
    notify.error(errors.selectImageFirst);
  }

  return {
    chosen,
    problem: problem ?? error,
    /** Why the file that was chosen last was refused; no toast says so. */
    refusal: problem === errors.selectImageFirst ? null : problem,
    pending,
    /** How much is sent, 0 to 1; null until the browser says. */
    part,
    choose: (file: File) => void choose(file),
    upload,
  };
}
