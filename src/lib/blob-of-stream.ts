/** Collects a stream into a Blob of `type`. `Response` fails differently between engines. @throws the stream's error */
export async function blobOfStream(stream: ReadableStream<Uint8Array>, type: string): Promise<Blob> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value as Uint8Array<ArrayBuffer>);
  }
  return new Blob(chunks, { type });
}
