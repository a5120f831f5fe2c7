import { queryOptions } from '@tanstack/react-query';

import { loadPart } from '@/ui/lazy';

import type { Decisions } from './decisions';

/**
 * What the chosen file holds, read as it was decided. It is forgotten with the page: pay and birth dates stand in it.
 * Fails with a TableFileError, whose message is for the user.
 */
export function tableQuery({ file, number, separator, sheet }: Decisions) {
  return queryOptions({
    queryKey: ['import file', number, separator ?? null, sheet ?? null],
    queryFn: async ({ signal }) => {
      const { readTable } = await loadPart(() => import('@/lib/table-file/read-table'));
      return readTable(file ?? new File([], ''), { separator, sheet, signal });
    },
    enabled: file !== null,
    staleTime: Infinity,
    gcTime: 0,
    // Rows are compared by nobody, and there may be thousands.
    structuralSharing: false,
  });
}
