import { queryOptions } from '@tanstack/react-query';

import type { Table, TableRow } from '@/lib/table-file/table';
import { loadPart } from '@/ui/lazy';

import type { Decisions } from './decisions';

/** The rows of people, below the names in a line; those that a sheet hides only where someone has said so. */
export const peopleIn = ({ rows }: Table, header: number, withHidden: boolean): readonly TableRow[] =>
  rows.filter(({ line, isHidden = false }) => line > header && (withHidden || !isHidden));

/**
 * The chosen file as a table. The cache drops it with the page: it has pay and birth dates.
 * @throws TableFileError, for the user
 */
export function tableQuery({ file, number, separator, sheet, encoding }: Decisions) {
  return queryOptions({
    queryKey: ['import file', number, separator ?? null, sheet ?? null, encoding ?? null],
    queryFn: async ({ signal }) => {
      const { readPeople } = await loadPart(() => import('./read-people'));
      return readPeople(file ?? new File([], ''), { separator, sheet, encoding, signal });
    },
    enabled: file !== null,
    staleTime: Infinity,
    gcTime: 0,
    // Comparing thousands of rows costs more than it saves.
    structuralSharing: false,
  });
}
