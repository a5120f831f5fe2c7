import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { markNotificationAsRead, notificationsQuery, type Notification } from '@/api/notifications';
import { removeRow } from '@/api/remove-row';
import type { Audience } from '@/domain/audience';
import { log } from '@/lib/log';
import { captureOwner } from '@/session/owner';
import { storeNotificationsFlag } from '@/session/session';
import { usePageSignal } from '@/ui/use-submission';

type Id = Notification['id'];

/** Progress of 'Mark all as read'. */
export type MarkAllProgress = { done: number; failed: number; total: number; running: boolean };

/**
 * Marks notifications as read, one or all of them, one call each. An entry leaves the list only when its call succeeded,
 * and the red dot follows the list. Failures are logged. Leaving the page and Stop end 'Mark all as read'; a call that was
 * sent by then still removes its entry. Mutations are kept in the cache: after coming back the entry is still pending, and
 * cannot be sent again.
 */
export function useMarkAsRead(audience: Audience, userId: string | null) {
  const queries = useQueryClient();
  const { queryKey } = notificationsQuery(audience, userId);
  const mutationKey = [...queryKey, 'read'];
  const pendingIds = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Id,
  });
  const [progress, setProgress] = useState<MarkAllProgress | null>(null);
  // A ref: a second press in the same task would still see the old state.
  const abortRef = useRef<AbortController | null>(null);
  const pageSignal = usePageSignal();

  const cached = (): Notification[] => queries.getQueryData<Notification[]>(queryKey) ?? [];

  async function send(id: Id): Promise<boolean> {
    const isSameOwner = captureOwner();
    try {
      await markNotificationAsRead(audience, id);
      const rest = await removeRow<Notification>(queries, queryKey, (item) => item.id === id);
      if (rest && isSameOwner()) storeNotificationsFlag(rest.length > 0);
      return true;
    } catch (reason) {
      log('A notification could not be marked as read.', reason);
      return false;
    }
  }

  /** Marks one; while that is pending, the same promise is given again. Resolves to whether it is read now. */
  function markAsRead(id: Id): Promise<boolean> {
    const cache = queries.getMutationCache();
    const key = [...mutationKey, id];
    const pending = cache.find({ mutationKey: key, status: 'pending' });
    // `continue` of a mutation that is not paused gives its promise.
    if (pending) return pending.continue() as Promise<boolean>;
    const mutation = cache.build(queries, { mutationKey: key, mutationFn: send, networkMode: 'always' });
    return mutation.execute(id).finally(() => cache.remove(mutation));
  }

  async function markAllAsRead(): Promise<void> {
    if (abortRef.current) return;
    const controller = new AbortController();
    abortRef.current = controller;
    const stopped = new Promise<false>((resolve) => {
      controller.signal.addEventListener('abort', () => resolve(false));
    });
    pageSignal()?.addEventListener('abort', () => controller.abort());
    const ids = [...new Set(cached().map(({ id }) => id))];
    const state = { done: 0, failed: 0, total: ids.length, running: true };
    setProgress({ ...state });
    const isStopped = () => controller.signal.aborted;
    for (const id of ids) {
      // It may have been marked by its own button meanwhile.
      const isRead = cached().every((item) => item.id !== id) || (await Promise.race([markAsRead(id), stopped]));
      if (isStopped()) break;
      if (isRead) state.done += 1;
      else state.failed += 1;
      setProgress({ ...state });
    }
    setProgress({ ...state, running: false });
    abortRef.current = null;
  }

  return {
    /** The ids whose call is pending. */
    pendingIds,
    /** Null before 'Mark all as read' is pressed. */
    progress,
    markAsRead: (id: Id) => void markAsRead(id),
    markAllAsRead: () => void markAllAsRead(),
    stop: () => abortRef.current?.abort(),
  };
}
