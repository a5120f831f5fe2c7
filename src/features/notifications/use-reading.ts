import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { markNotificationAsRead, notificationsQuery } from '@/api/notifications';
import { removeRow } from '@/api/remove-row';
import type { Audience } from '@/domain/audience';
import type { Notification } from '@/domain/records';
import { log } from '@/lib/log';
import { rememberOwner } from '@/session/person';
import { keepNotificationsFlag } from '@/session/session';
import { usePageSignal } from '@/ui/use-submission';

type Id = Notification['id'];

/** Where working through all of them stands; null while nobody asked for it. */
export type Round = { done: number; failed: number; total: number; running: boolean };

/**
 * Marks notifications as read, one or all of them, each by the listed call. An entry leaves the list only when its call
 * succeeded, and the red dot follows the list (spec 4). Failures are logged (spec 8). Leaving the page and Stop end the
 * round; what was sent by then is not taken back, and its entry still leaves the list. Requests are kept in the mutation
 * cache: somebody who comes back finds the entry busy, and cannot send it again.
 */
export function useReading(audience: Audience, userId: string | null) {
  const queries = useQueryClient();
  const { queryKey } = notificationsQuery(audience, userId);
  const mutationKey = [...queryKey, 'read'];
  const busy = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Id,
  });
  const [round, setRound] = useState<Round | null>(null);
  // A ref, since a second press in the same task would still see the state of the first.
  const stopper = useRef<AbortController | null>(null);
  const pageSignal = usePageSignal();

  const kept = (): Notification[] => queries.getQueryData<Notification[]>(queryKey) ?? [];

  async function send(id: Id): Promise<boolean> {
    const isSameOwner = rememberOwner();
    try {
      await markNotificationAsRead(audience, id);
      const rest = await removeRow<Notification>(queries, queryKey, (item) => item.id === id);
      if (rest && isSameOwner()) keepNotificationsFlag(rest.length > 0);
      return true;
    } catch (reason) {
      log('A notification could not be marked as read.', reason);
      return false;
    }
  }

  /** Marks one; who asks again meanwhile gets the same answer. Gives whether it is read now. */
  function read(id: Id): Promise<boolean> {
    const cache = queries.getMutationCache();
    const key = [...mutationKey, id];
    const underWay = cache.find({ mutationKey: key, status: 'pending' });
    // One that is not paused only gives its promise.
    if (underWay) return underWay.continue() as Promise<boolean>;
    const mutation = cache.build(queries, { mutationKey: key, mutationFn: send, networkMode: 'always' });
    return mutation.execute(id).finally(() => cache.remove(mutation));
  }

  async function readAll(): Promise<void> {
    if (stopper.current) return;
    const controller = new AbortController();
    stopper.current = controller;
    const stopped = new Promise<false>((resolve) => {
      controller.signal.addEventListener('abort', () => resolve(false));
    });
    pageSignal()?.addEventListener('abort', () => controller.abort());
    const ids = [...new Set(kept().map(({ id }) => id))];
    const state = { done: 0, failed: 0, total: ids.length, running: true };
    setRound({ ...state });
    const isStopped = () => controller.signal.aborted;
    for (const id of ids) {
      // One may have been read by itself meanwhile.
      const isRead = kept().every((item) => item.id !== id) || (await Promise.race([read(id), stopped]));
      if (isStopped()) break;
      if (isRead) state.done += 1;
      else state.failed += 1;
      setRound({ ...state });
    }
    setRound({ ...state, running: false });
    stopper.current = null;
  }

  return {
    /** The entries whose call is on its way. */
    busy,
    round,
    read: (id: Id) => void read(id),
    readAll: () => void readAll(),
    stop: () => stopper.current?.abort(),
  };
}
