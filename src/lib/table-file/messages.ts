import type { TableFileProblem } from './problems';
import type { TableRow, WorkbookFacts } from './table';

/** The request to the worker, its first message. A blob is passed on without being copied. */
export type ReadRequest = { file: Blob; sheet: string | undefined };

/** Answers of the worker: rows, again and again, then one of the others. */
export type ReadAnswer =
  | { kind: 'rows'; rows: readonly TableRow[] }
  | { kind: 'done'; facts: WorkbookFacts }
  | { kind: 'failed'; reason: TableFileProblem; message: string };
