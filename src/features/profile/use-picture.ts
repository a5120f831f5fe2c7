import { useState } from 'react';

import { uploadImageMutation } from '@/api/uploads';
import type { AudienceRow } from '@/domain/audience';
import { errors } from '@/domain/messages';
import { env } from '@/lib/env';
import { captureOwner } from '@/session/owner';
import { store } from '@/session/storage';
import { notify } from '@/ui/toast';
import { usePageMutation } from '@/ui/use-page-mutation';

/** How the files of each format begin: name and type can be forged. No SVG, because SVG may carry scripts. */
const formats: readonly (readonly [type: string, start: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftypavif/s],
  ['image/bmp', /^BM/],
];

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
  const [type] = formats.find(([, start]) => start.test(head)) ?? [];
  if (type === undefined) return { problem: fileProblems.noPicture };
  return { picture: file.type === type ? file : new File([file], file.name, { type }) };
}

/** The first bytes as characters; empty if the file cannot be read, because it is gone or locked. */
async function headOf(file: File): Promise<string> {
  const bytes = await file
    .slice(0, 16)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  return String.fromCodePoint(...new Uint8Array(bytes));
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
