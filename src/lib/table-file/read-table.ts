import { fileProblems, TableFileError, tableLimits } from './problems';
import type { ReadOptions, Table, TableRow } from './table';
import { readTextFile } from './text-file';
import type { ReadRequest } from './workbook';
import type { ReadAnswer } from './workbook-worker';
// oxlint-disable-next-line import/default -- Vite gives the address of what it builds
import workerAddress from './workbook-worker?worker&url';

const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

/** The bytes that tell the kind and the encoding. */
const headBytes = 4096;

/** Excel stores an encrypted XLSX, and an old XLS, in a compound file: the names of its streams tell which it is. */
async function problemOfCompoundFile(file: Blob): Promise<string> {
  const text = new TextDecoder('utf-16le').decode(await file.arrayBuffer());
  return text.includes('EncryptedPackage') ? fileProblems.encrypted : fileProblems.otherFormat;
}

const beginsWith = (head: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => head[index] === byte);

/** The only Trusted Types policy in the site's headers (tools/deploy/headers.mjs). */
const policyName = 'cairn-reader';

/** Types of Trusted Types that TypeScript lacks; they guard the URL of a worker. */
type PolicyFactory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
};

/**
 * The policy accepts only the URL of our own worker, on the page's own origin. A document may create it once, so the
 * module does; undefined without Trusted Types, null where the headers refuse it.
 */
const policy = makePolicy();

function makePolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  try {
    return trustedTypes?.createPolicy(policyName, {
      createScriptURL(address) {
        const { origin } = new URL(address, location.href);
        if (address !== workerAddress || origin !== location.origin) throw new TypeError(`${address} is not ours.`);
        return address;
      },
    });
  } catch {
    return null;
  }
}

/** The worker; null where this browser or the site's headers have none. */
function startWorker(): Worker | null {
  if (policy === null || typeof Worker === 'undefined') return null;
  return new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module' });
}

/** Reads a workbook in a worker, or on the page where none starts. @throws a `TableFileError`, or the signal's reason */
async function readInWorker(request: ReadRequest, signal?: AbortSignal): Promise<Table> {
  signal?.throwIfAborted();
  const worker = startWorker();
  const rows: TableRow[] = [];
  try {
    const facts = await new Promise<Table['facts'] | null>((resolve, reject) => {
      if (worker === null) return resolve(null);
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      // Before the first message: its script is missing, or the host's headers refuse it. Later: out of memory.
      worker.addEventListener('error', () => {
        if (rows.length === 0) resolve(null);
        else reject(new TableFileError(fileProblems.tooLarge));
      });
      worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
        if (data.kind === 'rows') rows.push(...data.rows);
        else if (data.kind === 'done') resolve(data.facts);
        else reject(new TableFileError(data.message));
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      worker.postMessage(request);
    });
    if (facts !== null) return { facts, rows };
  } finally {
    worker?.terminate();
  }
  const { readWorkbook } = await import('./workbook');
  signal?.throwIfAborted();
  return readWorkbook(request);
}

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
    if (reason instanceof TableFileError || signal?.aborted === true) throw reason;
    throw new TableFileError(fileProblems.unreadable, { cause: reason });
  }
}
