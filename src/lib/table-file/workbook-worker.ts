import { TableFileError, type TableFileProblem } from './problems';
import type { TableRow, WorkbookFacts } from './table';
import { readWorkbook, type ReadRequest } from './workbook';

/* A worker of its own reads a workbook: the reader parses a sheet in one task (docs/decisions/0041). */

/** Messages of the worker: rows, repeatedly, then one of the others. */
export type ReadAnswer =
  | { kind: 'rows'; rows: readonly TableRow[] }
  | { kind: 'done'; facts: WorkbookFacts }
  | { kind: 'failed'; reason: TableFileProblem; message: string };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers the page that started it only
const answer = (message: ReadAnswer): void => self.postMessage(message);

async function read(request: ReadRequest): Promise<void> {
  try {
    const facts = await readWorkbook(request, (rows) => answer({ kind: 'rows', rows }));
    answer({ kind: 'done', facts });
  } catch (problem) {
    const { reason, message } = problem instanceof TableFileError ? problem : new TableFileError('unreadable');
    answer({ kind: 'failed', reason, message });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => void read(data), { once: true });
