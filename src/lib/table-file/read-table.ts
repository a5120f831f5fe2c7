import { asFileProblem, otherFormat, TableFileError, tableLimits } from './problems';
import { readInWorker } from './read-in-worker';
import type { ReadOptions, Table } from './table';
import { readTextFile } from './text-file';

const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

/** The bytes that tell the kind and the encoding. */
const headBytes = 4096;

/** Tells compound files apart by stream names: Excel stores an encrypted XLSX, and an old XLS, in one. */
async function problemOfCompoundFile(file: Blob): Promise<TableFileError> {
  const text = new TextDecoder('utf-16le').decode(await file.arrayBuffer());
  if (text.includes('EncryptedPackage')) return new TableFileError('encrypted');
  return text.includes('Book\0') || text.includes('Workbook\0')
    ? new TableFileError('old-xls')
    : otherFormat('a document of an old Office program');
}

const beginsWith = (head: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => head[index] === byte);

/**
 * Reads a CSV, TSV or XLSX file. Rows without any content are left out. It reads in pieces, a workbook in a worker, so that
 * the page stays free. Load this module when a file is chosen: it brings the parsers.
 * @param file its content decides what it is, whatever its name
 * @throws a `TableFileError` for what is no such file, or too large; the signal's reason
 */
export async function readTable(file: Blob, options: ReadOptions = {}): Promise<Table> {
  const { sheet, signal } = options;
  signal?.throwIfAborted();
  if (file.size > tableLimits.bytes) throw new TableFileError('too-large');
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    if (beginsWith(head, compoundFile)) throw await problemOfCompoundFile(file);
    return beginsWith(head, zip)
      ? await readInWorker({ file, sheet }, signal)
      : await readTextFile(file, head, options);
  } catch (reason) {
    throw asFileProblem(reason, signal);
  }
}
