/**
 * Collects what a stream gives. `Response` would do it too, but what it makes of a stream that fails differs between engines.
 * @param type of the blob
 * @throws what the stream fails with
 */
export async function blobOfStream(stream: ReadableStream<Uint8Array>, type: string): Promise<Blob> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value as Uint8Array<ArrayBuffer>);
  }
  return new Blob(chunks, { type });
}
