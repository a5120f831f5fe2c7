import { ownerOrTokenHash } from '@/session/owner';
import { hasSignedOut } from '@/session/session';
import { importChoicesKey, onStoredChange, sessionStore } from '@/session/storage';

/*
 * An import's decisions about columns, in sessionStorage. They hold no person, and a hash of each heading: what was taken for a
 * heading may be a person (docs/product.md 5.12).
 */

type Stored = { owner: string; choices: unknown };

/** Stores the signed-in user's decisions. @param choices any JSON value */
export function storeImportChoices(choices: unknown): void {
  sessionStore.set(importChoicesKey, JSON.stringify({ owner: ownerOrTokenHash(), choices } satisfies Stored));
}

/** The signed-in user's last decisions in this tab, null without any. */
export function storedImportChoices(): unknown {
  try {
    const { owner, choices } = JSON.parse(sessionStore.get(importChoicesKey) ?? '') as Stored;
    return owner === ownerOrTokenHash() ? choices : null;
  } catch {
    return null;
  }
}

export const forgetImportChoices = (): void => sessionStore.remove(importChoicesKey);

/** Removes the decisions with a sign-out in any tab. */
export function forgetImportChoicesWithSession(): void {
  onStoredChange((before) => {
    if (hasSignedOut(before)) forgetImportChoices();
  });
}
