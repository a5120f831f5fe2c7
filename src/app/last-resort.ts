import { log } from '@/lib/log';
import { storedName, tabOnly } from '@/session/safe-storage';

const key = storedName('reloadedForDeploy');

/** A minute: long enough to notice that a reload did not help, short enough for the next deploy. */
const calm = 60_000;

let reloading = false;

/** Set while something is fetched ahead, of which a failure is none. */
let isAhead = false;

/** Whether this document is about to be replaced, so that what fails in it needs no words. */
export const isReloading = (): boolean => reloading;

/**
 * After a deploy an open tab asks for chunks that are gone. One reload gets the new version; if that does not help, or
 * the tab cannot remember that it tried, the error reaches the error boundary instead of looping.
 */
export function reloadOnceAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (isAhead) return;
    // Without a connection a reload would leave an empty window, and nothing of what was typed.
    if (!navigator.onLine) return;
    const now = Date.now();
    if (now - Number(tabOnly.get(key) ?? 0) < calm) return;
    tabOnly.set(key, String(now));
    if (!tabOnly.isLasting(key)) return;
    event.preventDefault();
    reloading = true;
    window.location.reload();
  });
}

/** Fetches what may be needed soon, without a word and without a reload when that fails. */
export async function fetchAhead(parts: () => Promise<unknown>[]): Promise<void> {
  isAhead = true;
  await Promise.allSettled(parts());
  isAhead = false;
}

/** What no screen caught is written down, so that it can be found. */
export function logRejections(): void {
  window.addEventListener('unhandledrejection', (event) => log('Something failed unnoticed.', event.reason));
}
