import { piecesOf } from '../streams';
import { TableFileError } from './problems';

/** A file in a ZIP archive, as the archive's directory describes it. */
export type ZipEntry = {
  readonly size: number;
  readonly packed: Uint8Array<ArrayBuffer>;
  readonly isDeflated: boolean;
};

const signatures = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50, end64: 0x06064b50, end64At: 0x07064b50 };
const endLength = 22;
const longestComment = 65_535;

/** The 32-bit value that refers to a 64-bit field. */
const inMore = 0xffffffff;

/** The ID of an entry's 64-bit extra field. */
const extraId = 1;

const broken = (): TableFileError => new TableFileError('unreadable');

/** Where the directory begins, and how many entries it has. */
function findDirectory(view: DataView): { offset: number; count: number } {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== signatures.end) continue;
    const offset = view.getUint32(at + 16, true);
    const count = view.getUint16(at + 10, true);
    if ((offset !== inMore && count !== 0xffff) || view.getUint32(at - 20, true) !== signatures.end64At) {
      return { offset, count };
    }
    const end64 = Number(view.getBigUint64(at - 12, true));
    if (view.getUint32(end64, true) !== signatures.end64) throw broken();
    return {
      offset: Number(view.getBigUint64(end64 + 48, true)),
      count: Number(view.getBigUint64(end64 + 32, true)),
    };
  }
  throw broken();
}

/** The numbers of an entry that are written in 64 bits, in the order of the 32-bit ones that were too small. */
function* longNumbers(view: DataView, start: number, length: number): Generator<number, undefined> {
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== extraId) continue;
    const end = at + 4 + view.getUint16(at + 2, true);
    for (let value = at + 4; value + 8 <= end; value += 8) yield Number(view.getBigUint64(value, true));
  }
}

/** Reads the directory only, so that limits are checked first. @throws a `TableFileError` where it is none, or damaged */
export function readZipDirectory(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, ZipEntry>();
  try {
    const { offset, count } = findDirectory(view);
    let at = offset;
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== signatures.entry) throw broken();
      const [nameLength, extraLength, commentLength] = [28, 30, 32].map((from) => view.getUint16(at + from, true));
      const nameAt = at + 46;
      const extraAt = nameAt + (nameLength ?? 0);
      const long = longNumbers(view, extraAt, extraLength ?? 0);
      const numberAt = (from: number) => {
        const value = view.getUint32(at + from, true);
        return value === inMore ? (long.next().value ?? value) : value;
      };
      const size = numberAt(24);
      const packedSize = numberAt(20);
      const fileAt = numberAt(42);
      // Sizes after the data instead would let it unpack to any length.
      if ((size === 0 && packedSize > 2) || view.getUint32(fileAt, true) !== signatures.file) throw broken();
      const dataAt = fileAt + 30 + view.getUint16(fileAt + 26, true) + view.getUint16(fileAt + 28, true);
      if (dataAt + packedSize > bytes.length) throw broken();
      entries.set(new TextDecoder().decode(bytes.subarray(nameAt, extraAt)), {
        size,
        packed: bytes.subarray(dataAt, dataAt + packedSize),
        isDeflated: view.getUint16(at + 10, true) === 8,
      });
      at = extraAt + (extraLength ?? 0) + (commentLength ?? 0);
    }
  } catch (reason) {
    // A number beyond the end of the file.
    if (reason instanceof RangeError) throw broken();
    throw reason;
  }
  return entries;
}

/** Unpacks a file piece by piece. @throws RangeError for more than its directory says, else where it is damaged */
export function unpack({ packed, isDeflated, size }: ZipEntry): AsyncGenerator<Uint8Array, void> {
  const stream = new Blob([packed]).stream();
  return piecesOf(isDeflated ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream, size);
}

/** The text of a file, unpacked as a whole. */
export async function unpackText(entry: ZipEntry): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of unpack(entry)) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}
