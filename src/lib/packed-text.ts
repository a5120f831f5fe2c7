import { blobOfStream } from './streams';

/** Deflates a text and encodes it as base64url. */
export async function packText(text: string): Promise<string> {
  const packed = await blobOfStream(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  const binary = Array.from(new Uint8Array(await packed.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');
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
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const text = await blobOfStream(stream, '', maxBytes);
  return new TextDecoder('utf-8', { fatal: true }).decode(await text.arrayBuffer());
}
