import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { markNotificationAsRead, notificationsQuery, type Notification } from '@/api/notifications';
import { removeRow } from '@/api/remove-row';
import type { Audience } from '@/domain/audience';
import { log } from '@/lib/log';
import { captureOwner } from '@/session/owner';
import { storeNotificationsFlag } from '@/session/session';
import type { RunState } from '@/ui/run';
import { useWork } from '@/ui/use-work';

type Id = Notification['id'];

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
  /** What is said of 'Mark all as read'. */
  const [announcement, announce] = useState('');
  const work = useWork(announce);

  const cached = (): Notification[] => queries.getQueryData<Notification[]>(queryKey) ?? [];

  /** @throws ApiFailure */
  async function send(id: Id): Promise<void> {
    const isSameOwner = captureOwner();
    try {
      await markNotificationAsRead(audience, id);
    } catch (reason) {
      log('A notification could not be marked as read.', reason);
      throw reason;
    }
    const rest = await removeRow<Notification>(queries, queryKey, (item) => item.id === id);
    if (rest && isSameOwner()) storeNotificationsFlag(rest.length > 0);
  }

  /** Marks one; while that is pending, the same promise is given again. @throws ApiFailure */
  function markAsRead(id: Id): Promise<void> {
    const cache = queries.getMutationCache();
    const key = [...mutationKey, id];
    const pending = cache.find({ mutationKey: key, status: 'pending' });
    // `continue` of a mutation that is not paused gives its promise.
    if (pending) return pending.continue() as Promise<void>;
    const mutation = cache.build(queries, { mutationKey: key, mutationFn: send, networkMode: 'always' });
    return mutation.execute(id).finally(() => cache.remove(mutation));
  }

  function markAllAsRead(): void {
    work.startRun({
      title: 'Marking as read',
      isLong: true,
      items: [...new Set(cached().map(({ id }) => id))],
      doneWord: 'marked',
      send: async (id) => {
        // It may have been marked by its own button meanwhile.
        if (cached().some((item) => item.id === id)) await markAsRead(id);
      },
      onEnd: (state) => announce(summaryOf(state)),
    });
  }

  return {
    /** The ids whose call is pending. */
    pendingIds,
    /** Of 'Mark all as read'. */
    work,
    announcement,
    // A failure is in the log by then.
    markAsRead: (id: Id) => void markAsRead(id).catch(() => undefined),
    markAllAsRead,
  };
}

function summaryOf({ done, failed, total }: RunState): string {
  const stayed = failed === 0 ? '' : ` ${failed} could not be marked and stayed.`;
  return `${done} of ${total} marked as read.${stayed}`;
}
