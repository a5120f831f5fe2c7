import { unparse } from 'papaparse';

import { formula } from './formula';

/** Starts a CSV file: without it a spreadsheet takes the text for Latin-1. */
export const byteOrderMark = '\ufeff';

/** Ends every row but the last one. */
export const rowEnd = '\r\n';

/** Rows of a CSV file (RFC 4180), safe to open in a spreadsheet: what could be a formula becomes text. */
export function csvRows(rows: string[][]): string {
  return unparse(rows, { escapeFormulae: formula, newline: rowEnd });
}
