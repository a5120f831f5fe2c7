import type { ReadAnswer, ReadRequest } from './messages';
import { asFileProblem, TableFileError } from './problems';
import { readWorkbook } from './workbook';

/* A worker of its own reads a workbook: the reader parses a sheet in one task (docs/decisions/0041). */

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers the page that started it only
const answer = (message: ReadAnswer): void => self.postMessage(message);

async function read({ file, sheet }: ReadRequest): Promise<void> {
  try {
    const batches = readWorkbook(new Uint8Array(await file.arrayBuffer()), sheet);
    let next = await batches.next();
    for (; next.done !== true; next = await batches.next()) answer({ kind: 'rows', rows: next.value });
    answer({ kind: 'done', facts: next.value });
  } catch (reason) {
    const problem = asFileProblem(reason);
    const { reason: kind, message } = problem instanceof TableFileError ? problem : new TableFileError('unreadable');
    answer({ kind: 'failed', reason: kind, message });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => void read(data), { once: true });
