import type { QueryClient } from '@tanstack/react-query';

import { goalsQuery } from '@/api/goals';
import { removeRow } from '@/api/remove-row';
import { refreshKept, versionsKey } from '@/device/refresh';
import { deletedRecord, listenToOtherTabs, type Scope } from '@/device/tabs';
import type { GoalRecord } from '@/domain/goal';
import { listen } from '@/lib/listen';
import { ownerOrTokenHash } from '@/session/owner';

/**
 * Updates the cache after changes in other tabs: refetches stored values that were written, removes a deleted record from its list,
 * and refetches everything when the page returns from the back-forward cache, which hears no messages.
 * @returns unsubscribes
 */
export function watchOtherTabs(queries: QueryClient): () => void {
  const stopListening = listenToOtherTabs((message) => {
    const [what, ...about] = message;
    if (what !== deletedRecord) return void refreshKept(queries, message);
    const [owner, audience, kind, deleted] = about as [...Scope, string];
    if (owner !== ownerOrTokenHash()) return;
    const { queryKey } = goalsQuery(audience, kind);
    const record = queries.getQueryData(queryKey)?.find(({ key }) => key === deleted);
    // This tab may have just saved a version of the record.
    if (record !== undefined) {
      void import('@/device/change-versions').then(({ removeVersion }) =>
        removeVersion(queries, [owner, audience, kind], record),
      );
    }
    void removeRow<GoalRecord>(queries, queryKey, ({ key }) => key === deleted);
  });
  // A public page has no shell and does not listen, while the cache stays.
  void refreshKept(queries, versionsKey);
  const refresh = ({ persisted }: PageTransitionEvent) => persisted && void queries.invalidateQueries();
  const stopRefreshing = listen(window, ['pageshow'], refresh);
  return () => {
    stopListening();
    stopRefreshing();
  };
}
