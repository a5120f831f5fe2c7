import { useEffect, useRef, useState } from 'react';

import { uploadImage } from '@/api/uploads';
import type { Audience, AudienceRow } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';
import { env } from '@/lib/env';
import { captureOwner } from '@/session/owner';
import { storePicture } from '@/session/session';
import { notify } from '@/ui/toast';
import { useSubmission } from '@/ui/use-submission';

/** As many bytes of a file as tell its format. */
const headLength = 16;

/**
 * How the files of each format begin; null stands for any byte. A name and a type can be given to any file, its first
 * bytes say what it is. SVG is not among them: it is a document that may carry scripts.
 */
const formats: readonly { type: string; starts: readonly (number | null)[] }[] = [
  { type: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
  { type: 'image/png', starts: [0x89, ...codes('PNG'), 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/gif', starts: codes('GIF8') },
  { type: 'image/webp', starts: [...codes('RIFF'), null, null, null, null, ...codes('WEBP')] },
  { type: 'image/avif', starts: [null, null, null, null, ...codes('ftypavif')] },
  { type: 'image/bmp', starts: codes('BM') },
];

function codes(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

/** Our words for a file that cannot be taken. */
export const fileProblems = {
  empty: 'This file is empty. Choose another one.',
  tooLarge: (maxMb: number) => `This picture is larger than ${maxMb} MB. Choose a smaller one.`,
  noPicture: 'This is no picture we can show. Choose a JPG, PNG, GIF, WebP, AVIF or BMP.',
} as const;

/** A chosen file: the picture under its true type, or what is wrong with it. */
export type CheckedFile = { picture: File } | { problem: string };

/**
 * Looks whether a file is a picture that can be uploaded, before anything is sent.
 * @param maxMb what it may weigh; how much a backend takes is not known here, so only a setting limits it
 */
export async function checkPicture(file: File, maxMb = env.imageMaxMb): Promise<CheckedFile> {
  if (file.size === 0) return { problem: fileProblems.empty };
  if (file.size > maxMb * 1024 * 1024) return { problem: fileProblems.tooLarge(maxMb) };
  const head = await headOf(file);
  const format = formats.find(({ starts }) => starts.every((byte, index) => byte === null || byte === head[index]));
  if (format === undefined) return { problem: fileProblems.noPicture };
  return { picture: file.type === format.type ? file : new File([file], file.name, { type: format.type }) };
}

/** The first bytes; none when the file cannot be read, because it is gone or locked. */
async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

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
 * A picture from its choice to its place in the header (docs/product.md 9.3). A file that fails to upload stays chosen
 * and shown; one that is none is refused with a line under the buttons, and what was chosen before stays.
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
      const isSameOwner = captureOwner();
      const isNewest = countUpload(row.audience);
      setPart(null);
      const filePath = await uploadImage(row.audience, file, setPart);
      if (isSameOwner() && isNewest()) storePicture(row.audience, filePath);
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
    // The user may have chosen again while this one was checked.
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
