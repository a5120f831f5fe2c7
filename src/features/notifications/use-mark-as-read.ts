import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { markAsReadMutation, notificationsQuery, type Notification } from '@/api/notifications';
import { removeRow } from '@/api/remove-row';
import type { Audience } from '@/domain/audience';
import { captureOwner } from '@/session/owner';
import { storeNotificationsFlag } from '@/session/session';
import type { RunState } from '@/ui/run';
import { usePageMutation } from '@/ui/use-page-mutation';
import { useWork } from '@/ui/use-work';

/**
 * Marks notifications as read, one or all of them, one call each. An entry leaves the list only when its call succeeded,
 * and the red dot follows the list. Failures are logged. Leaving the page and Stop end 'Mark all as read'; a call that was
 * sent by then still removes its entry. Mutations are kept in the cache: after coming back the entry is still pending, and
 * cannot be sent again.
 */
export function useMarkAsRead(audience: Audience, userId: string | null) {
  const queries = useQueryClient();
  const { queryKey } = notificationsQuery(audience, userId);
  const { mutate, send, pending } = usePageMutation(markAsReadMutation(audience, userId), {
    onMutate: captureOwner,
    onSuccess: async (_, id, { context: isSameOwner }) => {
      const rest = await removeRow<Notification>(queries, queryKey, (item) => item.id === id);
      if (rest && isSameOwner()) storeNotificationsFlag(rest.length > 0);
    },
    isSame: (one, other) => one === other,
  });
  const [announcement, announce] = useState('');
  const work = useWork(announce);

  const cached = (): Notification[] => queries.getQueryData<Notification[]>(queryKey) ?? [];

  function markAllAsRead(): void {
    work.startRun({
      title: 'Marking as read',
      isLong: true,
      items: [...new Set(cached().map(({ id }) => id))],
      doneWord: 'marked',
      send: async (id) => {
        // It may have been marked by its own button meanwhile.
        if (cached().some((item) => item.id === id)) await send(id);
      },
      onEnd: (state) => announce(summaryOf(state)),
    });
  }

  return {
    pendingIds: pending,
    work,
    announcement,
    markAsRead: mutate,
    markAllAsRead,
  };
}

function summaryOf({ done, failed, total }: RunState): string {
  const stayed = failed === 0 ? '' : ` ${failed} could not be marked and stayed.`;
  return `${done} of ${total} marked as read.${stayed}`;
}
