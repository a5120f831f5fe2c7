import { isSending } from '@/api/client';
import { log } from '@/lib/log';
import { draftKeys, reloadKey, sessionStore } from '@/session/storage';

/** A minute: long enough to notice that a reload did not help, short enough for the next deploy. */
const reloadAtMostEveryMs = 60_000;

/**
 * After a deploy an open tab asks for chunks that are gone. Where the user waits for one (`ui/lazy.ts`), one reload
 * gets the new version; if that does not help, or the tab cannot remember that it tried, the failure is shown instead
 * of looping. What was typed comes back with the drafts, so nothing is reloaded that holds one in memory only; and
 * nothing while a call is under way that must not be aborted.
 */
export function reloadOnceAfterDeploy(): void {
  let isReloading = false;
  window.addEventListener('partmissing', (event) => {
    if (isReloading) return event.preventDefault();
    // Without a connection a reload would leave an empty window, and nothing of what was typed.
    if (!navigator.onLine || !draftKeys.every((draft) => sessionStore.isPersisted(draft))) return;
    if (isSending()) return;
    if (!window.dispatchEvent(new Event('partreload', { cancelable: true }))) return;
    const now = Date.now();
    if (now - Number(sessionStore.get(reloadKey) ?? 0) < reloadAtMostEveryMs) return;
    sessionStore.set(reloadKey, String(now));
    if (!sessionStore.isPersisted(reloadKey)) return;
    isReloading = true;
    event.preventDefault();
    // A half-filled form asks before a reload that is none of ours. This one brings back what was typed.
    window.addEventListener('beforeunload', (leaving) => leaving.stopImmediatePropagation(), { capture: true });
    queueMicrotask(() => window.location.reload());
  });
}

/** What no screen caught is written down, so that it can be found. */
export function logRejections(): void {
  window.addEventListener('unhandledrejection', (event) => log('Something failed unnoticed.', event.reason));
}
