import { fileProblems, TableFileError } from './problems';
import type { TableRow, WorkbookFacts } from './table';
import { readWorkbook, type ReadRequest } from './workbook';

/* A worker of its own reads a workbook: the reader parses a sheet in one task (docs/decisions/0041). */

/** Rows of one message, which is handled quickly. */
const rowsAtOnce = 250;

/** Messages of the worker: rows, repeatedly, then one of the others. */
export type ReadAnswer =
  | { kind: 'rows'; rows: readonly TableRow[] }
  | { kind: 'done'; facts: WorkbookFacts }
  | { kind: 'failed'; message: string };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers the page that started it only
const answer = (message: ReadAnswer): void => self.postMessage(message);

async function read(request: ReadRequest): Promise<void> {
  try {
    const { facts, rows } = await readWorkbook(request);
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      answer({ kind: 'rows', rows: rows.slice(at, at + rowsAtOnce) });
    answer({ kind: 'done', facts });
  } catch (problem) {
    answer({ kind: 'failed', message: problem instanceof TableFileError ? problem.message : fileProblems.unreadable });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => void read(data), { once: true });
