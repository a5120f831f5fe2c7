import { queryOptions, skipToken } from '@tanstack/react-query';

import type { LinePerson } from './find-manager';

/** What was read of everybody, and when. */
export type ReadLines = { people: readonly LinePerson[]; readAt: Date };

/** Kept in memory, and not longer than a page shows it; it is never read by itself, since that is a call for each person. */
export const readLinesQuery = queryOptions<ReadLines>({
  queryKey: ['employees', 'reporting-lines'],
  queryFn: skipToken,
  gcTime: 0,
  staleTime: Infinity,
  structuralSharing: false,
});
