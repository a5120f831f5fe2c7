import { unparse } from 'papaparse';

/**
 * What a spreadsheet may take for a formula: papaparse's own rule, and also a sign after white space or line ends (its
 * rule looks at one line only) and the full-width signs that some programs treat alike.
 */
const formula = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r]/u;

/** Starts a CSV file: without it a spreadsheet takes the text for Latin-1. */
export const byteOrderMark = '\ufeff';

/** Ends every row but the last one. */
export const rowEnd = '\r\n';

/** Rows of a CSV file (RFC 4180), safe to open in a spreadsheet: what could be a formula becomes text. */
export function csvRows(rows: string[][]): string {
  return unparse(rows, { escapeFormulae: formula, newline: rowEnd });
}
