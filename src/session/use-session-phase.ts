import { useEffect, useState, useSyncExternalStore } from 'react';

import type { Audience } from '@/domain/audience';

import { tokenOf } from './session';
import { onStoredChange } from './storage';
import { nowInSeconds, tokenExpiry, tokenState } from './token';

/** Where a session stands: nobody's or running, soon to end, ended. */
type SessionPhase = 'running' | 'ending' | 'ended';

/** Seconds before its end from which a session counts as ending. */
const endingFrom = 300;

/** 24.8 days: a browser's timer for more overflows and fires at once. */
const longestTimer = 2 ** 31 - 1;

/** A session's phase, which goes on by itself when its time has come. */
export function useSessionPhase(audience: Audience): SessionPhase {
  const token = useSyncExternalStore(onStoredChange, () => tokenOf(audience));
  const [now, setNow] = useState(nowInSeconds);
  const expiry = token === null ? null : tokenExpiry(token);
  // The next moment at which the phase changes.
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
