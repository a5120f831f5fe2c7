/**
 * Collects a stream into a Blob. `Response` fails differently between engines, and Safari has no `for await` over a stream.
 * @throws RangeError for more than `maxBytes`, else the stream's error
 */
export async function blobOfStream(
  stream: ReadableStream<Uint8Array>,
  type: string = '',
  maxBytes: number = Infinity,
): Promise<Blob> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length > maxBytes) throw new RangeError('The stream is too long.');
      chunks.push(read.value as Uint8Array<ArrayBuffer>);
    }
  } finally {
    await reader.cancel();
  }
  return new Blob(chunks, { type });
}
