import type { QueryClient, QueryKey } from '@tanstack/react-query';

import type { Scope } from './tabs';

/** The key of what is kept of own wordings, before the scope of a pocket. */
export const wordingsKey = ['wordings'] as const;

/** The key of what is kept of what was drafted for whom, before its owner. */
export const draftedForKey = ['drafted for'] as const;

/** The key of what is kept of answers about strategic goals, before their owner. */
export const goalAnswersKey = ['goal answers'] as const;

/** Reads versions again that another tab has written; those of all pockets without a `scope`. */
export async function refreshWordings(client: QueryClient, scope?: Scope): Promise<void> {
  await refreshKept(client, [...wordingsKey, ...(scope ?? [])]);
}

async function refreshKept(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const filters = { queryKey, refetchType: 'all' } as const;
  const isFirstRead = client.isFetching({ ...filters, predicate: ({ state }) => state.data === undefined }) > 0;
  await client.invalidateQueries(filters);
  // A first read is not started again, and may have started before that was written.
  if (isFirstRead) await client.invalidateQueries(filters);
}

/** Reads wordings again that were read while nobody listened to other tabs, as on a public page. */
export async function refreshReadWordings(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    queryKey: wordingsKey,
    predicate: ({ state }) => state.data !== undefined,
    refetchType: 'all',
  });
}

/** Reads again what another tab has written of answers about strategic goals. @param owner of all without it */
export async function refreshGoalAnswers(client: QueryClient, owner?: string): Promise<void> {
  await refreshKept(client, [...goalAnswersKey, ...(owner === undefined ? [] : [owner])]);
}

/** Reads again what another tab has written of what was drafted for whom. */
export async function refreshDraftedFor(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: draftedForKey, refetchType: 'all' });
}
