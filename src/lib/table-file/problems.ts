import { withCommas } from '@/lib/with-commas';

/** Limits of a file, so that no file freezes or fills the tab. */
export const tableLimits = {
  bytes: 25_000_000,
  /** Bytes of each part of a workbook once it is unpacked. */
  partBytes: 128_000_000,
  rows: 20_000,
  columns: 256,
  cells: 1_000_000,
  /** Characters of all cells together: a workbook needs few bytes to repeat a long text. */
  characters: 40_000_000,
  /** Characters of a row in a text file: a longer row has a quotation mark that is never closed. */
  rowCharacters: 2_000_000,
} as const;

/** Why a file cannot be read, and what helps: for the user. */
export const fileProblems = {
  encrypted: 'This workbook is protected with a password. Save it without one and choose it again.',
  otherFormat: "We can't read this file. Save it as XLSX or CSV and choose it again.",
  otherEncoding: "This encoding doesn't work for this file.",
  tooLarge: `This file is too large: a file may have ${tableLimits.bytes / 1_000_000} MB, ${withCommas(tableLimits.rows)} rows and ${tableLimits.columns} columns. Split it into smaller files and import them one by one.`,
  empty: 'This file has no rows.',
  unreadable: 'This file seems damaged. Save it again and choose the new copy.',
} as const;

/** @param line the number of the row with the quotation mark, from 1 */
export const openQuote = (line: number): string =>
  `Row ${line} has a quotation mark that is not closed, or is not doubled inside a cell. Correct that row and choose the file again.`;

/** A file that cannot be read. Its message is one of `fileProblems`, or an `openQuote`. */
export class TableFileError extends Error {
  override readonly name = 'TableFileError';
}
