import { env } from '@/lib/env';

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
