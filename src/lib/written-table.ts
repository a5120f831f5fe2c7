import { localDay } from './dates';
import type { Work } from './slices';

/**
 * Kinds of a column's cells.
 *
 * - `number`: a number, or the text of one as the contract writes it
 * - `percent`: 40 is 40%
 * - `date`: 'YYYY-MM-DD'
 * - `datetime`: a moment, written as the clock on the wall shows it
 */
type ColumnKind = 'text' | 'number' | 'percent' | 'date' | 'datetime';

/** A column of a file; `width` in characters, where a file has one. */
export type TableColumn = { heading: string; kind: ColumnKind; width?: number };

/** A cell. A value of another kind than its column is written as text. */
export type TableCell = string | number | Date | null;

/** A table that is written into a file (docs/product.md 15.8). */
export type WrittenTable = {
  /** At most 31 characters, none of []:*?/\ */
  name: string;
  columns: readonly TableColumn[];
  /** Iterated one by one; an error rejects the writing. */
  rows: Iterable<readonly TableCell[]>;
};

/** A table as a file; `note` is a sentence about what the file could not hold, or ''. */
export type WrittenFile = { blob: Blob; note: string };

/** The rows of all records, and how far they are written. @param rowsOf those of one record */
export function* rowsOfEach<T>(
  records: readonly T[],
  rowsOf: (record: T) => Iterable<readonly TableCell[]>,
  onProgress: Work['onProgress'],
): Generator<readonly TableCell[], void> {
  for (const [index, record] of records.entries()) {
    onProgress(index, records.length);
    yield* rowsOf(record);
  }
  onProgress(records.length, records.length);
}

/** Whether a text is a number as the contract writes it. */
export const isPlainNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

/** Local '2026-03-14 09:41:00'. `toISOString` throws past the last day of `Date`. */
export function clockText(moment: Date): string {
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${localDay(moment)} ${time.join(':')}`;
}
