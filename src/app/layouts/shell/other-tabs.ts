import type { QueryClient } from '@tanstack/react-query';

import { goalsQuery } from '@/api/goals';
import { removeRow } from '@/api/remove-row';
import { refreshDraftedFor } from '@/device/drafted-for';
import { listenToOtherTabs } from '@/device/tabs';
import { refreshReadWordings, refreshWordings, removeWording } from '@/device/wordings';
import type { GoalRecord } from '@/domain/goal';
import { ownerOrTokenHash } from '@/session/owner';

/**
 * Keeps a cache true to what other tabs do: own wordings are read again, a record that was deleted there leaves its list,
 * and all is read again when the page comes back from the browser's cache, where it hears nothing.
 * @returns the function that ends it
 */
export function watchOtherTabs(queries: QueryClient): () => void {
  const stopListening = listenToOtherTabs((message) => {
    void refreshWordings(queries, message?.scope);
    void refreshDraftedFor(queries);
    if (message === null) return void queries.invalidateQueries();
    const {
      scope: [owner, audience, kind],
      deleted,
    } = message;
    if (deleted === undefined || owner !== ownerOrTokenHash()) return;
    // It may have been saved here in the same moment.
    void removeWording(queries, message.scope, deleted);
    void removeRow<GoalRecord>(queries, goalsQuery(audience, kind).queryKey, ({ key }) => key === deleted);
  });
  // A public page has no shell, and its visitor comes back to the same cache: what other tabs wrote meanwhile was not heard.
  void refreshReadWordings(queries);
  return stopListening;
}
