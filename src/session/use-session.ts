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

/** Milliseconds, 24.8 days: a longer browser timer overflows and fires at once. */
const longestTimer = 2 ** 31 - 1;

/** The status of an audience's session, updated by a timer. */
export function useSessionStatus(audience: Audience): SessionStatus {
  const token = useSyncExternalStore(onStoredChange, () => tokenOf(audience));
  const [now, setNow] = useState(nowInSeconds);
  const expiry = token === null ? null : tokenExpiry(token);
  // When the status changes next.
  const next = expiry === null ? undefined : [expiry - endingFrom, expiry].find((moment) => moment > now);

  useEffect(() => {
    if (next === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = Math.max((next - nowInSeconds()) * 1000, 0) + 50;
      timer = left > longestTimer ? setTimeout(wait, longestTimer) : setTimeout(() => setNow(nowInSeconds()), left);
    };
    wait();
    return () => clearTimeout(timer);
  }, [next]);

  if (tokenState(token, now) === 'expired') return 'ended';
  return expiry !== null && expiry - now <= endingFrom ? 'ending' : 'running';
}
