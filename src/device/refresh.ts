import type { QueryClient } from '@tanstack/react-query';

export const versionsKey = ['wordings'] as const;
export const draftedForKey = ['drafted for'] as const;
export const goalAnswersKey = ['goal answers'] as const;

/** Refetches stored values that another tab has written. @param queryKey of one or several */
export async function refreshKept(client: QueryClient, queryKey: readonly string[]): Promise<void> {
  const filters = { queryKey, refetchType: 'all' } as const;
  const isFirstRead = client.isFetching({ ...filters, predicate: ({ state }) => state.data === undefined }) > 0;
  await client.invalidateQueries(filters);
  // TanStack Query does not restart a first read, which may predate the write.
  if (isFirstRead) await client.invalidateQueries(filters);
}
