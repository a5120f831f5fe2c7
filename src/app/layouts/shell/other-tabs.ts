import type { QueryClient } from '@tanstack/react-query';

import { goalsQuery } from '@/api/goals';
import { removeRow } from '@/api/remove-row';
import { refreshDraftedFor, refreshGoalAnswers, refreshReadWordings, refreshWordings } from '@/device/refresh';
import { listenToOtherTabs, type Scope } from '@/device/tabs';
import type { GoalRecord } from '@/domain/goal';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';

/** The code that writes is loaded with the first record that another tab deletes. */
async function removeWordingOf(queries: QueryClient, scope: Scope, record: GoalRecord): Promise<void> {
  try {
    const { removeWording } = await import('@/device/change-wordings');
    await removeWording(queries, scope, record);
  } catch (reason) {
    log('Removing the version of a record deleted in another tab failed.', reason);
  }
}

/**
 * Keeps a cache true to what other tabs do: own wordings and answers about strategic goals are read again, a record that was deleted there leaves its list,
 * and all is read again when the page comes back from the browser's cache, where it hears nothing.
 * @returns the function that ends it
 */
export function watchOtherTabs(queries: QueryClient): () => void {
  const stopListening = listenToOtherTabs((message) => {
    if (message?.answersOf !== undefined) return void refreshGoalAnswers(queries, message.answersOf);
    void refreshWordings(queries, message?.scope);
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
    // This tab may have saved a wording of the record in the same moment.
    if (record !== undefined) void removeWordingOf(queries, message.scope, record);
    void removeRow<GoalRecord>(queries, queryKey, ({ key }) => key === deleted);
  });
  // A public page has no shell, and its visitor comes back to the same cache: what other tabs wrote meanwhile was not heard.
  void refreshReadWordings(queries);
  return stopListening;
}
