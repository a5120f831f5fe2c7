import { queryOptions, skipToken } from '@tanstack/react-query';

import type { LinePerson } from './find-manager';

/** The records of everyone, and when they were read. */
export type ReadLines = { people: readonly LinePerson[]; readAt: Date };

/** Kept in memory, and not longer than a page shows it; it is never read on its own, since that is a call for each person. */
export const readLinesQuery = queryOptions<ReadLines>({
  queryKey: ['employees', 'reporting-lines'],
  queryFn: skipToken,
  gcTime: 0,
  staleTime: Infinity,
  structuralSharing: false,
});
