import { useSyncExternalStore } from 'react';

import type { Audience } from '@/domain/audience';
import { listen } from '@/lib/listen';

import { ownerOrTokenHash } from './owner';
import { isGuardOpen, userIdFor, tokenOf } from './session';
import { onStoredChange, storedValues, type StoredValues } from './storage';
import { nowInSeconds, tokenExpiry, tokenState } from './token';

/** The stored values, kept current with other tabs. */
export function useStoredValues(): StoredValues {
  return useSyncExternalStore(onStoredChange, storedValues, storedValues);
}

/** The owner of the stored values, kept current with other tabs. */
export function useOwner(): string {
  return useSyncExternalStore(onStoredChange, ownerOrTokenHash);
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
const endingSeconds = 300;

/** Milliseconds. Timers pause while the machine sleeps, so one timeout at the end would be late. */
const askEvery = 10_000;

/** Calls back when the status may be another one. Returns the unsubscribe function. */
function onStatusChange(listener: () => void): () => void {
  const timer = setInterval(listener, askEvery);
  const stops = [
    onStoredChange(listener),
    listen(document, ['visibilitychange'], listener),
    listen(window, ['focus', 'pageshow'], listener),
  ];
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

function sessionStatus(token: string | null): SessionStatus {
  const now = nowInSeconds();
  if (tokenState(token, now) === 'expired') return 'ended';
  const expiry = token === null ? null : tokenExpiry(token);
  return expiry !== null && expiry - now <= endingSeconds ? 'ending' : 'running';
}

/** The status of an audience's session by the clock. */
export function useSessionStatus(audience: Audience): SessionStatus {
  return useSyncExternalStore(onStatusChange, () => sessionStatus(tokenOf(audience)));
}
