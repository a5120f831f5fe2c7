import { useState } from 'react';

import { uploadImageMutation } from '@/api/uploads';
import type { AudienceRow } from '@/domain/audience';
import { errors } from '@/domain/messages';
import { env } from '@/lib/env';
import { captureOwner } from '@/session/owner';
import { store } from '@/session/storage';
import { notify } from '@/ui/toast';
import { usePageMutation } from '@/ui/use-page-mutation';

/** How many bytes of a file identify its format. */
const headLength = 16;

/** First bytes of each format, null for any: name and type can be forged. No SVG, because SVG may carry scripts. */
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

/** Messages for files that cannot be uploaded. */
export const fileProblems = {
  tooLarge: (maxMb: number) => `This picture is larger than ${maxMb} MB. Choose a smaller one.`,
  noPicture: "We can't show this file. Choose a JPG, PNG, GIF, WebP, AVIF or BMP.",
} as const;

/** A chosen file: the picture with its true type, or its problem. */
export type CheckedFile = { picture: File } | { problem: string };

/** Checks before upload that a file is a picture. `maxMb` is a setting, because the backend's limit is unknown. */
export async function checkPicture(file: File, maxMb = env.imageMaxMb): Promise<CheckedFile> {
  if (file.size > maxMb * 1024 * 1024) return { problem: fileProblems.tooLarge(maxMb) };
  const head = await headOf(file);
  const format = formats.find(({ starts }) => starts.every((byte, index) => byte === null || byte === head[index]));
  if (format === undefined) return { problem: fileProblems.noPicture };
  return { picture: file.type === format.type ? file : new File([file], file.name, { type: format.type }) };
}

/** The first bytes; empty if the file cannot be read, because it is gone or locked. */
async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

/** A picture from choice to upload (docs/product.md 9.3). After a failure the file stays chosen; no picture is refused. */
export function usePicture(row: AudienceRow) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, errorText } = usePageMutation(uploadImageMutation(row.audience), {
    onMutate: captureOwner,
    onSuccess: (filePath, file, { context: isSameOwner }) => {
      if (isSameOwner()) store({ [row.imageKey]: filePath });
      // Another file may have been chosen in the meantime.
      setChosen((now) => (now === file ? null : now));
    },
  });

  async function choose(file: File): Promise<void> {
    const checked = await checkPicture(file);
    if ('problem' in checked) return setProblem(checked.problem);
    setProblem(null);
    setChosen(checked.picture);
  }

  function upload(): void {
    if (chosen) {
      setProblem(null);
      return mutate(chosen);
    }
    setProblem(errors.selectImageFirst);
    notify.error(errors.selectImageFirst);
  }

  return {
    chosen,
    problem: problem ?? errorText,
    /** Why the last chosen file was refused; no toast says so. */
    refusal: problem === errors.selectImageFirst ? null : problem,
    isPending,
    choose: (file: File) => void choose(file),
    upload,
  };
}
