import { queryOptions, skipToken } from '@tanstack/react-query';

import type { LinePerson } from './find-manager';

/** The records of everyone, and when they were read. */
export type ReadLines = { people: readonly LinePerson[]; readAt: Date };

/** Kept in memory only while a page shows it; never fetched automatically, since it is a call per person. */
export const readLinesQuery = queryOptions<ReadLines>({
  queryKey: ['employees', 'reporting-lines'],
  queryFn: skipToken,
  gcTime: 0,
  staleTime: Infinity,
  structuralSharing: false,
});
