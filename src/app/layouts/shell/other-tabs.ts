import type { QueryClient } from '@tanstack/react-query';

import { goalsQuery } from '@/api/goals';
import { removeRow } from '@/api/remove-row';
import { onOtherTabs } from '@/device/tabs';
import { watchWordings } from '@/device/wordings';
import type { GoalRecord } from '@/domain/goal';
import { ownerOrTokenHash } from '@/session/owner';

/**
 * Keeps a cache true to what other tabs do: own wordings are read again, a record that was deleted there leaves its list,
 * and all is read again when the page comes back from the browser's cache, where it hears nothing.
 * @returns the function that ends it
 */
export function watchOtherTabs(queries: QueryClient): () => void {
  const unwatch = watchWordings(queries);
  const unsubscribe = onOtherTabs((message) => {
    if (message === null) return void queries.invalidateQueries();
    const {
      scope: [owner, audience, kind],
      deleted,
    } = message;
    if (deleted === undefined || owner !== ownerOrTokenHash()) return;
    void removeRow<GoalRecord>(queries, goalsQuery(audience, kind).queryKey, ({ key }) => key === deleted);
  });
  return () => {
    unwatch();
    unsubscribe();
  };
}
