import { readTable } from '@/lib/table-file/read-table';
import type { ReadOptions, Table } from '@/lib/table-file/table';

import { betterSheet, guessHeader } from './columns';

/** A table, and the line of the row that seems to name its columns, 0 for none. */
export type NamedTable = Table & { readonly header: number };

/**
 * Reads a file of people: of a workbook the sheet that names most fields, unless one was chosen.
 * @throws as `readTable`
 */
export async function readPeople(file: Blob, options: ReadOptions = {}): Promise<NamedTable> {
  const first = await readTable(file, options);
  const better = options.sheet === undefined ? betterSheet(first) : null;
  const table = better === null ? first : await readTable(file, { ...options, sheet: better });
  return { ...table, header: guessHeader(table.rows) };
}
