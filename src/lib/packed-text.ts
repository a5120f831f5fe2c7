/** Deflates a text and encodes it as base64url. */
export async function packText(text: string): Promise<string> {
  const bytes = await pipe(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Infinity);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Reads a text of `packText`.
 * @param maxBytes of the text; a few characters could become gigabytes
 * @throws for broken data, invalid UTF-8 or a longer text
 */
export async function unpackText(packed: string, maxBytes: number): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const text = await pipe(bytes, new DecompressionStream('deflate-raw'), maxBytes);
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

/** Pipes bytes through a stream. @throws RangeError for more than `maxBytes` */
async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
  maxBytes: number,
): Promise<Uint8Array> {
  const writer = writable.getWriter();
  // The reader rejects with the same error.
  Promise.all([writer.write(bytes), writer.close()]).catch(() => {});
  const reader = readable.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > maxBytes) {
      await reader.cancel();
      throw new RangeError('The text is too long.');
    }
    parts.push(read.value);
  }
  const whole = new Uint8Array(size);
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}
