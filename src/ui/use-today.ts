import { useSyncExternalStore } from 'react';

import { localDay } from '@/lib/dates';
import { listen } from '@/lib/listen';

const readToday = () => localDay(new Date());

/** Milliseconds. A timer until midnight would miss it after sleep or a change of clock or time zone. */
const askEvery = 10_000;

/** Calls back when the day may be another one. Returns the unsubscribe function. */
function onClock(listener: () => void): () => void {
  const timer = setInterval(listener, askEvery);
  const stopListening = listen(document, ['visibilitychange'], listener);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}

/** Today where the user is, '2026-11-23'. It turns within ten seconds of midnight, also in a page that stays visible. */
export const useToday = (): string => useSyncExternalStore(onClock, readToday, readToday);
