import { queryOptions } from '@tanstack/react-query';

import type { Table } from '@/lib/table-file/table';
import { loadPart, prefetch } from '@/ui/lazy';

import type { Decisions } from './decisions';

/** A table with the row that seems to hold the names of its columns: its index in the rows, -1 for none. */
export type NamedTable = Table & { readonly header: number };

/** The code of the steps after the choice of a file. */
export const loadTableSteps = () => import('./table-steps');

/**
 * What the chosen file holds, read as it was decided. It is forgotten with the page: pay and birth dates stand in it.
 * Fails with a TableFileError, whose message is for the user.
 */
export function tableQuery({ file, number, separator, sheet, encoding }: Decisions) {
  return queryOptions({
    queryKey: ['import file', number, separator ?? null, sheet ?? null, encoding ?? null],
    queryFn: async ({ signal }): Promise<NamedTable> => {
      prefetch(loadTableSteps);
      const [{ readTable }, { guessHeader }] = await loadPart(() =>
        Promise.all([import('@/lib/table-file/read-table'), import('./columns')]),
      );
      const table = await readTable(file ?? new File([], ''), { separator, sheet, encoding, signal });
      return { ...table, header: guessHeader(table.rows) };
    },
    enabled: file !== null,
    staleTime: Infinity,
    gcTime: 0,
    // Rows are compared by nobody, and there may be thousands.
    structuralSharing: false,
  });
}
