import { queryOptions } from '@tanstack/react-query';

import type { Table, TableRow } from '@/lib/table-file/table';
import { loadPart } from '@/ui/lazy';

import type { Decisions } from './decisions';

/**
 * A table without the rows of people that are hidden in its sheet. `header` is the index of the row that seems to name its
 * columns, -1 for none; a hidden one counts.
 */
export type NamedTable = Table & { readonly header: number; readonly hidden: readonly TableRow[] };

export function namedTable(
  { facts, rows: all }: Table,
  guessHeader: (rows: readonly TableRow[]) => number,
): NamedTable {
  const names = all[guessHeader(all)];
  const rows = all.filter((row) => row.isHidden !== true || row === names);
  const hidden = all.filter((row) => row.isHidden === true && row.line > (names?.line ?? 0));
  return { facts, rows, header: names ? rows.indexOf(names) : -1, hidden };
}

/** All rows to be read; those that are hidden only where someone has said so. */
export const rowsToRead = ({ rows, hidden }: NamedTable, withHidden: boolean): readonly TableRow[] =>
  withHidden ? [...rows, ...hidden].toSorted((one, other) => one.line - other.line) : rows;

/**
 * The chosen file as a table. The cache drops it with the page: it has pay and birth dates.
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
