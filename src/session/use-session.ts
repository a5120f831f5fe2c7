import { useEffect, useState, useSyncExternalStore } from 'react';

import type { Audience } from '@/domain/audience';

import { isGuardOpen, tokenOf } from './session';
import { onStoredChange, storedValues, type StoredValues } from './storage';
import { nowInSeconds, tokenExpiry, tokenState, type TokenState } from './token';

/** The stored values, kept current with other tabs. */
export function useStoredValues(): StoredValues {
  return useSyncExternalStore(onStoredChange, storedValues);
}

/** Whether guarded routes are open, kept current with other tabs. */
export function useGuardOpen(): boolean {
  return useSyncExternalStore(onStoredChange, isGuardOpen);
}

/** A token's state, which turns to 'expired' by itself when its time has come. */
export function useTokenState(audience: Audience): TokenState {
  const token = useSyncExternalStore(onStoredChange, () => tokenOf(audience));
  const [now, setNow] = useState(nowInSeconds);
  const expiry = token === null ? null : tokenExpiry(token);

  useEffect(() => {
    if (expiry === null) return;
    // A browser's timer overflows after 24.8 days and would fire at once.
    const wait = Math.min(Math.max((expiry - nowInSeconds()) * 1000, 0) + 50, 2 ** 31 - 1);
    const timer = setTimeout(() => setNow(nowInSeconds()), wait);
    return () => clearTimeout(timer);
  }, [expiry]);

  return tokenState(token, now);
}
