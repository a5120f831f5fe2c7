/**
 * The pieces of a stream. Safari has no `for await` over one.
 * @throws RangeError for more than `maxBytes`, else the stream's error
 */
export async function* piecesOf(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number = Infinity,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const reader = stream.getReader();
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length > maxBytes) throw new RangeError('The stream is too long.');
      yield read.value as Uint8Array<ArrayBuffer>;
    }
  } finally {
    await reader.cancel();
  }
}

/** Collects a stream into a Blob. `Response` fails differently between engines. @throws as `piecesOf` does */
export async function blobOfStream(
  stream: ReadableStream<Uint8Array>,
  type: string = '',
  maxBytes: number = Infinity,
): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of piecesOf(stream, maxBytes)) chunks.push(piece);
  return new Blob(chunks, { type });
}
