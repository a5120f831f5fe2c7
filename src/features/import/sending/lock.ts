import { ownerOrTokenHash } from '@/session/owner';
import { importName } from '@/session/storage';

/** Lets the lock go. */
export type Release = () => void;

/** Whether the browser can tell what other tabs do. Pages without TLS cannot, nor do older browsers. */
export const hasLocks = (): boolean => Boolean(navigator.locks as LockManager | null | undefined);

/** A browser that does not answer by then counts as one without locks. */
const answerWithinMs = 5000;

/**
 * Takes the one import of the signed-in person for this tab. A browser without locks gives it to every tab.
 * @returns null where another tab has it
 */
export function takeImport(): Promise<Release | null> {
  const nothing: Release = () => undefined;
  if (!hasLocks()) return Promise.resolve(nothing);
  return new Promise((resolve) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      resolve(nothing);
    }, answerWithinMs);
    navigator.locks
      .request(`${importName} ${ownerOrTokenHash()}`, { ifAvailable: true }, (lock) => {
        clearTimeout(timer);
        if (isLate) return undefined;
        if (lock === null) return resolve(null);
        return new Promise<void>((_resolve) => resolve(_resolve));
      })
      // Some browsers refuse locks where they refuse storage.
      .catch(() => resolve(nothing));
  });
}
