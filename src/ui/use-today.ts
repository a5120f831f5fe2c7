import { useSyncExternalStore } from 'react';

import { localDay } from '@/lib/dates';

const readToday = () => localDay(new Date());

/** Whoever comes back to the page the next morning. */
function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Today where the user is, '2026-11-23'. */
export const useToday = (): string => useSyncExternalStore(onReturn, readToday, readToday);
