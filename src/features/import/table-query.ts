import { queryOptions } from '@tanstack/react-query';

import type { Table, TableRow } from '@/lib/table-file/table';
import { loadPart } from '@/ui/lazy';

import type { Decisions } from './decisions';

/** A table without the sheet's hidden rows; `header` is the index of the row that seems to name its columns, -1 for none. */
export type NamedTable = Table & { readonly header: number; readonly hidden: readonly TableRow[] };

/** Rows of a sheet that are hidden are left out, but for the one with the names. */
export function namedTable(
  { facts, rows: all }: Table,
  guessHeader: (rows: readonly TableRow[]) => number,
): NamedTable {
  const names = all[guessHeader(all)];
  const rows = all.filter((row) => row.isHidden !== true || row === names);
  return {
    facts,
    rows,
    header: names ? rows.indexOf(names) : -1,
    hidden: all.filter((row) => row.isHidden === true && row !== names),
  };
}

/** Hidden rows of people: those below the names. */
export const hiddenBelow = (hidden: readonly TableRow[], names: TableRow | undefined): readonly TableRow[] =>
  hidden.filter(({ line }) => line > (names?.line ?? 0));

/** All rows to be read; those that are hidden only where someone has said so, and below the names. */
export function rowsToRead({ rows, hidden, header }: NamedTable, withHidden: boolean): readonly TableRow[] {
  if (!withHidden || hidden.length === 0) return rows;
  return [...rows, ...hiddenBelow(hidden, rows[header])].toSorted((one, other) => one.line - other.line);
}

/**
 * The chosen file as a table. The cache forgets it with the page: pay and birth dates are in it.
 * @throws TableFileError, for the user
 */
export function tableQuery({ file, number, separator, sheet, encoding }: Decisions) {
  return queryOptions({
    queryKey: ['import file', number, separator ?? null, sheet ?? null, encoding ?? null],
    queryFn: async ({ signal }): Promise<NamedTable> => {
      const [{ readTable }, { betterSheet, guessHeader }] = await loadPart(() =>
        Promise.all([import('@/lib/table-file/read-table'), import('./columns')]),
      );
      const read = (from: string | undefined) =>
        readTable(file ?? new File([], ''), { separator, sheet: from, encoding, signal });
      const table = await read(sheet);
      const better = sheet === undefined ? betterSheet(table) : null;
      return namedTable(better === null ? table : await read(better), guessHeader);
    },
    enabled: file !== null,
    staleTime: Infinity,
    gcTime: 0,
    // Comparing thousands of rows costs more than it saves.
    structuralSharing: false,
  });
}
