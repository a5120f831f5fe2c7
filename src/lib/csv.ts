import { unparse } from 'papaparse';

import { formula } from './formula';
import { listSeparator } from './list-separator';
import { shownText } from './pdf/plain-text';
import { createPause } from './slices';
import {
  clockText,
  isPlainNumber,
  type TableCell,
  type TableColumn,
  type WrittenFile,
  type WrittenTable,
} from './written-table';

/** Without it spreadsheets read a CSV file as Latin-1. */
const byteOrderMark = '\ufeff';

const rowEnd = '\r\n';

/** Rows of a CSV file (RFC 4180); possible formulas become text. */
export function csvRows(rows: string[][], separator: string = listSeparator()): string {
  return unparse(rows, { delimiter: separator, escapeFormulae: formula, newline: rowEnd });
}

/** @param decimal the decimal sign: a spreadsheet that reads '66000,5' takes '66000.5' for text and '1.5' for a day */
function textOf(cell: TableCell | undefined, kind: TableColumn['kind'], decimal: ',' | '.'): string {
  if (cell === undefined || cell === null) return '';
  if (cell instanceof Date) return clockText(cell);
  const text = shownText(String(cell));
  if (kind === 'percent' && typeof cell === 'number') return `${text}%`;
  return kind === 'number' && isPlainNumber(text) ? text.replace('.', decimal) : text;
}

/** Writes a CSV file and yields between rows. @throws the signal's reason once it is aborted */
export async function writeCsv(
  { columns, rows }: Pick<WrittenTable, 'columns' | 'rows'>,
  signal?: AbortSignal,
): Promise<WrittenFile> {
  const pause = createPause(signal);
  const separator = listSeparator();
  const decimal = separator === ';' ? ',' : '.';
  const pieces = [csvRows([columns.map(({ heading }) => heading)], separator)];
  for (const row of rows) {
    pieces.push(rowEnd + csvRows([columns.map(({ kind }, index) => textOf(row[index], kind, decimal))], separator));
    await pause();
  }
  return { blob: new Blob([byteOrderMark, ...pieces], { type: 'text/csv;charset=utf-8' }), note: '' };
}

/** The same for columns of texts. */
export async function writeTextCsv(headings: readonly string[], rows: Iterable<string[]>): Promise<Blob> {
  const { blob } = await writeCsv({ columns: headings.map((heading) => ({ heading, kind: 'text' })), rows });
  return blob;
}
