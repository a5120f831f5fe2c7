import { useEffect, useState, useSyncExternalStore } from 'react';

import type { Audience } from '@/domain/audience';

import { isGuardOpen, userIdFor, tokenOf } from './session';
import { onStoredChange, storedValues, type StoredValues } from './storage';
import { nowInSeconds, tokenExpiry, tokenState } from './token';

/** The stored values, kept current with other tabs. */
export function useStoredValues(): StoredValues {
  return useSyncExternalStore(onStoredChange, storedValues, storedValues);
}

/** The userId for the calls of an audience's session, kept current with other tabs. */
export function useUserId(audience: Audience): string | null {
  return useSyncExternalStore(onStoredChange, () => userIdFor(audience));
}

/** Whether guarded routes are open, kept current with other tabs. */
export function useGuardOpen(): boolean {
  return useSyncExternalStore(onStoredChange, isGuardOpen);
}

/** 'running' also without a session. */
type SessionStatus = 'running' | 'ending' | 'ended';

/** Seconds before its end from which a session counts as ending. */
const endingFrom = 300;

/** Milliseconds: a timer stands still while the machine sleeps, and is late by that time. */
const longestWait = 30_000;

/** A page from the browser's cache has slept too. */
const cameBack = ['focus', 'pageshow'] as const;

/** The status of an audience's session, by the clock: looked at in time, and when somebody comes back to the page. */
export function useSessionStatus(audience: Audience): SessionStatus {
  const token = useSyncExternalStore(onStoredChange, () => tokenOf(audience));
  const [now, setNow] = useState(nowInSeconds);
  const expiry = token === null ? null : tokenExpiry(token);
  // When the status changes next.
  const next = expiry === null ? undefined : [expiry - endingFrom, expiry].find((moment) => moment > now);

  useEffect(() => {
    if (next === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const left = (next - nowInSeconds()) * 1000;
      if (left < 0) setNow(nowInSeconds());
      else timer = setTimeout(look, Math.min(left + 50, longestWait));
    };
    look();
    document.addEventListener('visibilitychange', look);
    for (const event of cameBack) window.addEventListener(event, look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      for (const event of cameBack) window.removeEventListener(event, look);
    };
  }, [next]);

  if (tokenState(token, now) === 'expired') return 'ended';
  return expiry !== null && expiry - now <= endingFrom ? 'ending' : 'running';
}
