import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { markNotificationAsRead } from '@/api/notifications';
import { notificationsQuery } from '@/api/queries';
import { removeRow } from '@/api/remove-row';
import type { Audience } from '@/domain/audience';
import type { Notification } from '@/domain/records';
import { log } from '@/lib/log';
import { rememberOwner } from '@/session/remember-owner';
import { keepNotificationsFlag } from '@/session/session';
import { usePageSignal } from '@/ui/use-page-signal';

type Id = Notification['id'];

/** Where working through all of them stands; null while nobody asked for it. */
export type Round = { done: number; failed: number; total: number; running: boolean };

type Reading = {
  audience: Audience;
  userId: string | null;
  /** Called when the entry at this place of the list is about to go, or has gone. */
  onRemoved: (index: number) => void;
};

/**
 * Marks notifications as read, one or all of them, each by the listed call. An entry leaves the list only when its call
 * succeeded, and the red dot follows the list (spec 4). Failures are logged (spec 8). Leaving the page and Stop end the
 * round; what was sent by then is not taken back, and its entry still leaves the list.
 */
export function useReading({ audience, userId, onRemoved }: Reading) {
  const queries = useQueryClient();
  const { queryKey } = notificationsQuery(audience, userId);
  const [busy, setBusy] = useState<readonly Id[]>([]);
  const [round, setRound] = useState<Round | null>(null);
  // Refs, since a second press in the same task would still see the state of the first.
  const underWay = useRef(new Map<Id, Promise<boolean>>());
  const stopper = useRef<AbortController | null>(null);
  const pageSignal = usePageSignal();

  const kept = (): Notification[] => queries.getQueryData<Notification[]>(queryKey) ?? [];

  async function send(id: Id): Promise<boolean> {
    const isSameOwner = rememberOwner();
    try {
      await markNotificationAsRead(audience, id);
      onRemoved(kept().findIndex((item) => item.id === id));
      const rest = await removeRow<Notification>(queries, queryKey, (item) => item.id === id);
      if (rest && isSameOwner()) keepNotificationsFlag(rest.length > 0);
      return true;
    } catch (reason) {
      log('A notification could not be marked as read.', reason);
      return false;
    } finally {
      underWay.current.delete(id);
      setBusy([...underWay.current.keys()]);
    }
  }

  /** Marks one; who asks again meanwhile gets the same answer. Gives whether it is read now. */
  function read(id: Id): Promise<boolean> {
    const sent = underWay.current.get(id) ?? send(id);
    underWay.current.set(id, sent);
    setBusy([...underWay.current.keys()]);
    return sent;
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
