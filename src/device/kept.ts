import { queryOptions, type QueryClient } from '@tanstack/react-query';

import type { Place } from './kept-store';
import { notifyOtherTabs } from './tabs';

/** A value that this browser stores for an owner, with the key of its query. */
export type Kept<Value> = Place<Value> & { queryKey: readonly string[] };

/** The stored value. The query fails where the browser stores nothing, or the value is unreadable. */
export const keptQuery = <Value>(kept: Kept<Value>) =>
  queryOptions({
    queryKey: kept.queryKey,
    queryFn: async () => (await import('./kept-store')).readOwn(kept),
    // Other tabs notify this one of what they write.
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  });

/** Changes the stored value in one transaction, here and in other tabs. @throws where the browser cannot write */
export async function changeKept<Value>(
  client: QueryClient,
  kept: Kept<Value>,
  change: (stored: Value) => Value,
): Promise<void> {
  const { queryKey } = kept;
  const { changeOwn } = await import('./kept-store');
  const { stored, hasChanged } = await changeOwn(kept, change);
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(keptQuery(kept).queryKey, stored);
  if (hasChanged) notifyOtherTabs(queryKey);
}
