import { ownerOrTokenHash } from '@/session/owner';
import { hasSignedOut } from '@/session/session';
import { importChoicesKey, onStoredChange, sessionStore } from '@/session/storage';

/*
 * What was decided of the columns of a file, for the life of the tab: which is which field, one value for everyone, what its
 * words and dates mean. No person of the file is in it, and columns are known by a hash of their headings: a heading that was
 * guessed wrong may be a person (docs/product.md 5.12).
 */

type Stored = { owner: string; choices: unknown };

/** Stores the decisions of the signed-in person's import in this tab. @param choices anything that JSON can say */
export function storeImportChoices(choices: unknown): void {
  sessionStore.set(importChoicesKey, JSON.stringify({ owner: ownerOrTokenHash(), choices } satisfies Stored));
}

/** The decisions that the signed-in person's import had in this tab last; null without any. */
export function storedImportChoices(): unknown {
  try {
    const { owner, choices } = JSON.parse(sessionStore.get(importChoicesKey) ?? '') as Stored;
    return owner === ownerOrTokenHash() ? choices : null;
  } catch {
    return null;
  }
}

/** Removes them. */
export const forgetImportChoices = (): void => sessionStore.remove(importChoicesKey);

/** Removes them with a sign-out, in this tab or another one. */
export function forgetImportChoicesWithSession(): void {
  onStoredChange((before) => {
    if (hasSignedOut(before)) forgetImportChoices();
  });
}
