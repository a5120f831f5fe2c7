import { asFileProblem, fileProblems, TableFileError, tableLimits } from './problems';
import { readInWorker } from './read-in-worker';
import type { ReadOptions, Table } from './table';
import { readTextFile } from './text-file';

const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

/** The bytes that tell the kind and the encoding. */
const headBytes = 4096;

/** Excel stores an encrypted XLSX, and an old XLS, in a compound file: the names of its streams tell which it is. */
async function problemOfCompoundFile(file: Blob): Promise<string> {
  const text = new TextDecoder('utf-16le').decode(await file.arrayBuffer());
  if (text.includes('EncryptedPackage')) return fileProblems.encrypted;
  return /(?:B|Workb)ook\0/u.test(text) ? fileProblems.oldXls : fileProblems.otherFormat;
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
  if (file.size > tableLimits.bytes) throw new TableFileError(fileProblems.tooLarge);
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    if (beginsWith(head, compoundFile)) throw new TableFileError(await problemOfCompoundFile(file));
    return beginsWith(head, zip)
      ? await readInWorker({ file, sheet }, signal)
      : await readTextFile(file, head, options);
  } catch (reason) {
    throw asFileProblem(reason, signal);
  }
}
