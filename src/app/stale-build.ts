import { isSending } from '@/api/client';
import { log } from '@/lib/log';
import { draftKeys, reloadKey, sessionStore } from '@/session/storage';

/** Milliseconds. */
const reloadAtMostEveryMs = 60_000;

/**
 * Reloads the page once when a chunk is gone after a deploy and the user waits for it (`ui/lazy.ts`). If a reload did not help, or
 * sessionStorage cannot store that there was one, the page shows the failure. A page does not reload while a draft is only in
 * memory or a request is pending.
 */
export function reloadOnceAfterDeploy(): void {
  let isReloading = false;
  window.addEventListener('partmissing', (event) => {
    if (isReloading) return event.preventDefault();
    // An offline reload would show an empty window.
    if (!navigator.onLine || !draftKeys.every((draft) => sessionStore.isPersisted(draft))) return;
    if (isSending()) return;
    if (!window.dispatchEvent(new Event('partreload', { cancelable: true }))) return;
    const now = Date.now();
    if (now - Number(sessionStore.get(reloadKey) ?? 0) < reloadAtMostEveryMs) return;
    sessionStore.set(reloadKey, String(now));
    if (!sessionStore.isPersisted(reloadKey)) return;
    isReloading = true;
    event.preventDefault();
    // The leave guard does not ask: this reload restores the drafts.
    window.addEventListener('beforeunload', (leaving) => leaving.stopImmediatePropagation(), { capture: true });
    queueMicrotask(() => window.location.reload());
  });
}

/** Logs unhandled rejections. */
export function logRejections(): void {
  window.addEventListener('unhandledrejection', (event) => log('An error was not handled.', event.reason));
}
