import type { QueryClient, QueryKey } from '@tanstack/react-query';

import type { Scope } from './tabs';

export const versionsKey = ['wordings'] as const;
export const draftedForKey = ['drafted for'] as const;
export const goalAnswersKey = ['goal answers'] as const;

/** Refetches versions that another tab has written; of all pockets without a `scope`. */
export async function refreshVersions(client: QueryClient, scope?: Scope): Promise<void> {
  await refreshKept(client, [...versionsKey, ...(scope ?? [])]);
}

async function refreshKept(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const filters = { queryKey, refetchType: 'all' } as const;
  const isFirstRead = client.isFetching({ ...filters, predicate: ({ state }) => state.data === undefined }) > 0;
  await client.invalidateQueries(filters);
  // TanStack Query does not restart a first read, which may predate the write.
  if (isFirstRead) await client.invalidateQueries(filters);
}

/** Refetches versions that were read before a page listened to other tabs: public pages do not. */
export async function refreshReadVersions(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    queryKey: versionsKey,
    predicate: ({ state }) => state.data !== undefined,
    refetchType: 'all',
  });
}

/** Refetches answers about strategic goals that another tab has written; of all owners without `owner`. */
export async function refreshGoalAnswers(client: QueryClient, owner?: string): Promise<void> {
  await refreshKept(client, [...goalAnswersKey, ...(owner === undefined ? [] : [owner])]);
}

/** Refetches drafts of people that another tab has written. */
export async function refreshDraftedFor(client: QueryClient): Promise<void> {
  await refreshKept(client, draftedForKey);
}
