import { setTokenGetter } from '@/api/http';
import { log } from '@/lib/log';
import { tokenOf } from '@/session/session';
import { watchOtherTabs } from '@/session/storage';

// At import, before anything is drawn: the first page may make a call while it appears.
setTokenGetter(tokenOf);

/**
 * Introduces the rooms that do not know each other: calls get their token from the safe, and the safe hears of other
 * tabs. Gives the function that ends it.
 */
export function wireSession(): () => void {
  const stopWatching = watchOtherTabs();
  const logRejection = (event: PromiseRejectionEvent) => log('Something failed unnoticed.', event.reason);
  window.addEventListener('unhandledrejection', logRejection);
  return () => {
    stopWatching();
    window.removeEventListener('unhandledrejection', logRejection);
  };
}
