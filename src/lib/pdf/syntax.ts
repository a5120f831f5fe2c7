/** A numbered object of a file, and its body, in which `ref` and `pageRef` stand for the numbers of others. */
export type FileObject = readonly [id: number, body: string];

export const ref = (id: number): string => `@${id}`;
export const pageRef = (page: number): string => `#${page}`;

/** A text string of PDF (PDF 1.7, 7.9.2.2): UTF-16 with its byte order mark, in hexadecimal. */
export function textString(text: string): string {
  let digits = 'feff';
  for (let index = 0; index < text.length; index += 1) {
    digits += text.charCodeAt(index).toString(16).padStart(4, '0');
  }
  return `<${digits}>`;
}

/** Bytes of a text whose characters are all single bytes. */
export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}
