import { useSyncExternalStore } from 'react';

import { localDay } from '@/lib/dates';

const readToday = () => localDay(new Date());

/** Longer timers miss midnight after sleep or a change of clock or time zone. */
const longestWaitMs = 60_000;

function msToMidnight(): number {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** Calls back at midnight, every minute, and when the page is hidden or shown. Returns the unsubscribe function. */
function onClock(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      Math.min(longestWaitMs, msToMidnight()),
    );
  };
  wait();
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Today where the user is, '2026-11-23'. It turns at midnight, also in a page that stays visible. */
export const useToday = (): string => useSyncExternalStore(onClock, readToday, readToday);
