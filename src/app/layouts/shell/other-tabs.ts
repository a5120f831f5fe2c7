import type { QueryClient } from '@tanstack/react-query';

import { goalsQuery } from '@/api/goals';
import { removeRow } from '@/api/remove-row';
import { refreshDraftedFor, refreshGoalAnswers, refreshReadVersions, refreshVersions } from '@/device/refresh';
import { listenToOtherTabs, type Scope } from '@/device/tabs';
import type { GoalRecord } from '@/domain/goal';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';

async function removeVersionOf(queries: QueryClient, scope: Scope, record: GoalRecord): Promise<void> {
  try {
    const { removeVersion } = await import('@/device/change-versions');
    await removeVersion(queries, scope, record);
  } catch (reason) {
    log('Removing the version of a record deleted in another tab failed.', reason);
  }
}

/**
 * Updates the cache after changes in other tabs: refetches versions and answers about strategic goals, removes a deleted record
 * from its list, and refetches everything when the page returns from the back-forward cache, which hears no messages.
 * @returns unsubscribes
 */
export function watchOtherTabs(queries: QueryClient): () => void {
  const stopListening = listenToOtherTabs((message) => {
    if (message?.answersOf !== undefined) return void refreshGoalAnswers(queries, message.answersOf);
    void refreshVersions(queries, message?.scope);
    void refreshDraftedFor(queries);
    if (message === null) {
      void refreshGoalAnswers(queries);
      return void queries.invalidateQueries();
    }
    const {
      scope: [owner, audience, kind],
      deleted,
    } = message;
    if (deleted === undefined || owner !== ownerOrTokenHash()) return;
    const { queryKey } = goalsQuery(audience, kind);
    const record = queries.getQueryData(queryKey)?.find(({ key }) => key === deleted);
    // This tab may have just saved a version of the record.
    if (record !== undefined) void removeVersionOf(queries, message.scope, record);
    void removeRow<GoalRecord>(queries, queryKey, ({ key }) => key === deleted);
  });
  // A public page has no shell and does not listen, while the cache stays.
  void refreshReadVersions(queries);
  return stopListening;
}
