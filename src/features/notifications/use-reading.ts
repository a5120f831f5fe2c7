import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { markNotificationAsRead } from '@/api/notifications';
import { notificationsQuery } from '@/api/queries';
import type { Audience } from '@/domain/audience';
import type { Notification } from '@/domain/records';
import { log } from '@/lib/log';
import { keepNotificationsFlag } from '@/session/session';

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
 * succeeded, and the red dot follows the list (spec 4). Failures are logged (spec 8).
 */
export function useReading({ audience, userId, onRemoved }: Reading) {
  const queries = useQueryClient();
  const { queryKey } = notificationsQuery(audience, userId);
  const [busy, setBusy] = useState<readonly Id[]>([]);
  const [round, setRound] = useState<Round | null>(null);
  // Refs, since a second press in the same task would still see the state of the first.
  const underWay = useRef(new Map<Id, Promise<boolean>>());
  const page = useRef<AbortController | null>(null);
  const stopper = useRef<AbortController | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    page.current = controller;
    return () => controller.abort();
  }, []);

  const kept = (): Notification[] => queries.getQueryData<Notification[]>(queryKey) ?? [];

  function remove(id: Id): void {
    // A list that is on its way was written before this one was read.
    void queries.cancelQueries({ queryKey });
    const before = kept();
    const rest = before.filter((item) => item.id !== id);
    queries.setQueryData(queryKey, rest);
    keepNotificationsFlag(rest.length > 0);
    onRemoved(before.findIndex((item) => item.id === id));
  }

  async function send(id: Id, signal: AbortSignal | undefined): Promise<boolean> {
    try {
      await markNotificationAsRead(audience, id, signal);
      if (signal?.aborted !== true) remove(id);
      return true;
    } catch (reason) {
      if (signal?.aborted !== true) log('A notification could not be marked as read.', reason);
      return false;
    } finally {
      underWay.current.delete(id);
      setBusy([...underWay.current.keys()]);
    }
  }

  /** Marks one; who asks again meanwhile gets the same answer. Gives whether it is read now. */
  function read(id: Id, signal: AbortSignal | undefined): Promise<boolean> {
    const sent = underWay.current.get(id) ?? send(id, signal);
    underWay.current.set(id, sent);
    setBusy([...underWay.current.keys()]);
    return sent;
  }

  async function readAll(): Promise<void> {
    if (stopper.current) return;
    const controller = new AbortController();
    stopper.current = controller;
    const leave = () => controller.abort();
    page.current?.signal.addEventListener('abort', leave);
    const ids = [...new Set(kept().map(({ id }) => id))];
    const state = { done: 0, failed: 0, total: ids.length, running: true };
    setRound({ ...state });
    const isStopped = () => controller.signal.aborted;
    for (const id of ids) {
      // One may have been read by itself meanwhile.
      const isRead = kept().every((item) => item.id !== id) || (await read(id, controller.signal));
      if (isStopped()) break;
      if (isRead) state.done += 1;
      else state.failed += 1;
      setRound({ ...state });
    }
    setRound({ ...state, running: false });
    stopper.current = null;
    // A call that was given up may have arrived all the same: the backend says what is left.
    if (isStopped()) void queries.invalidateQueries({ queryKey });
  }

  return {
    /** The entries whose call is on its way. */
    busy,
    round,
    read: (id: Id) => void read(id, page.current?.signal),
    readAll: () => void readAll(),
    stop: () => stopper.current?.abort(),
  };
}
