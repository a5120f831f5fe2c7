import { unparse } from 'papaparse';

import { formula } from './formula';
import { createPause } from './slices';
import { clockText, type TableCell, type TableColumn, type WrittenTable } from './written-table';

/** Starts a CSV file: without it a spreadsheet takes the text for Latin-1. */
const byteOrderMark = '\ufeff';

/** Ends every row but the last one. */
const rowEnd = '\r\n';

/** Rows of a CSV file (RFC 4180), safe to open in a spreadsheet: what could be a formula becomes text. */
export function csvRows(rows: string[][]): string {
  return unparse(rows, { escapeFormulae: formula, newline: rowEnd });
}

/** A CSV file of these pieces of its text. */
export const csvBlob = (pieces: readonly string[]): Blob =>
  new Blob([byteOrderMark, ...pieces], { type: 'text/csv;charset=utf-8' });

function textOf(cell: TableCell | undefined, kind: TableColumn['kind']): string {
  if (cell === undefined || cell === null) return '';
  if (cell instanceof Date) return clockText(cell);
  return kind === 'percent' && typeof cell === 'number' ? `${cell}%` : String(cell);
}

/**
 * Writes a CSV file, and yields to the browser between rows.
 * @throws the signal's reason once it is aborted
 */
export async function writeCsv({ columns, rows }: WrittenTable, signal: AbortSignal): Promise<Blob> {
  const pause = createPause(signal);
  const pieces = [csvRows([columns.map(({ heading }) => heading)])];
  for (const row of rows) {
    pieces.push(rowEnd + csvRows([columns.map(({ kind }, index) => textOf(row[index], kind))]));
    await pause();
  }
  return csvBlob(pieces);
}
