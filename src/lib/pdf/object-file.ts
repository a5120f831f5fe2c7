import { blobOfStream } from '../streams';
import { toBytes, reference, type Objects } from './syntax';

/** The offset of an object, or its object stream and index there. */
type Place = { at: number } | { stream: number; index: number };

const header = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';

/** Minimum objects of an object stream; small streams compress worse. */
const objectsPerStream = 1000;

/** Bytes of an entry of the cross-reference stream: its type, offset or stream, index. */
const entry = { widths: [1, 4, 4], length: 9 };

/** A file of numbered objects (PDF 1.7, 7.5). @param idCount object numbers 1 to `idCount` belong to the caller */
export function createObjectFile(idCount: number) {
  const chunks: BlobPart[] = [];
  const places: Place[] = [];
  let length = 0;
  let lastId = idCount;
  let waiting: Objects = [];

  const appendBytes = (chunk: Uint8Array<ArrayBuffer> | Blob): void => {
    chunks.push(chunk);
    length += chunk instanceof Uint8Array ? chunk.length : chunk.size;
  };

  async function appendStream(id: number, dictionary: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
    const compressed = await deflated(content);
    places[id] = { at: length };
    appendBytes(toBytes(`${id} 0 obj\n<<${dictionary} /Filter /FlateDecode /Length ${compressed.size}>>\nstream\n`));
    appendBytes(compressed);
    appendBytes(toBytes('\nendstream\nendobj\n'));
  }

  async function appendWaiting(): Promise<void> {
    const stream = (lastId += 1);
    let offset = 0;
    const heads = waiting.map(([id, body], index) => {
      places[id] = { stream, index };
      const head = `${id} ${offset}`;
      offset += body.length + 1;
      return head;
    });
    const head = `${heads.join(' ')}\n`;
    const content = head + waiting.map(([, body]) => `${body}\n`).join('');
    const about = `/Type /ObjStm /N ${waiting.length} /First ${head.length}`;
    waiting = [];
    await appendStream(stream, about, toBytes(content));
  }

  appendBytes(toBytes(header));

  return {
    newId: (): number => (lastId += 1),

    append(objects: Objects): void {
      let text = '';
      for (const [id, body] of objects) {
        places[id] = { at: length + text.length };
        text += `${id} 0 obj\n${body}\nendobj\n`;
      }
      appendBytes(toBytes(text));
    },

    /** Appends objects that have no streams, many of them compressed together (PDF 1.7, 7.5.7). */
    async appendCompressed(objects: Objects): Promise<void> {
      waiting = [...waiting, ...objects];
      if (waiting.length >= objectsPerStream) await appendWaiting();
    },

    async finish(catalog: number, info: number): Promise<Blob> {
      if (waiting.length > 0) await appendWaiting();
      const table = (lastId += 1);
      const start = length;
      places[table] = { at: start };
      const about = `/Type /XRef /Size ${lastId + 1} /W [${entry.widths.join(' ')}]`;
      await appendStream(table, `${about} /Root ${reference(catalog)} /Info ${reference(info)}`, tableOf(places));
      appendBytes(toBytes(`startxref\n${start}\n%%EOF\n`));
      return new Blob(chunks, { type: 'application/pdf' });
    },
  };
}

/** The cross-reference stream (PDF 1.7, 7.5.8.3). */
function tableOf(places: readonly (Place | undefined)[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(places.length * entry.length);
  const view = new DataView(bytes.buffer);
  for (const [id, place] of places.entries()) {
    if (place === undefined) continue;
    const start = id * entry.length;
    const isOwn = 'at' in place;
    view.setUint8(start, isOwn ? 1 : 2);
    view.setUint32(start + 1, isOwn ? place.at : place.stream);
    view.setUint32(start + 5, isOwn ? 0 : place.index);
  }
  return bytes;
}

const deflated = (bytes: Uint8Array<ArrayBuffer>): Promise<Blob> =>
  blobOfStream(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate')));
