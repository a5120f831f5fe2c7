import { fileProblems, TableFileError } from './problems';
import type { Table, TableRow } from './table';
import type { ReadRequest } from './workbook';
import type { ReadAnswer } from './workbook-worker';
// oxlint-disable-next-line import/default -- Vite gives the address of what it builds
import workerAddress from './workbook-worker?worker&url';

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
export async function readInWorker(request: ReadRequest, signal?: AbortSignal): Promise<Table> {
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
        else reject(new TableFileError(fileProblems.tooManyCells));
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
