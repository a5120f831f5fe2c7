import { ownerOrTokenHash } from './owner';
import { importKey, sessionStore } from './storage';

/*
 * The key of the import that this tab has begun. It lives as long as the tab: what the database keeps of the import cannot be
 * read without it (docs/decisions/0044).
 */

/** Which of the kept imports is this tab's, and what opens it. */
export type ImportKey = {
  id: string;
  /** 256 bits, in base 64. */
  secret: string;
  /** Whose import it is, as `ownerOrTokenHash` names them. */
  owner: string;
};

/** Stores the key of an import of the signed-in person in this tab. */
export function storeImportKey(id: string, secret: string): void {
  sessionStore.set(importKey, JSON.stringify([id, secret, ownerOrTokenHash()]));
}

/** The key in this tab, also that of somebody who was signed in before; null without one. */
export function storedImportKey(): ImportKey | null {
  try {
    const [id, secret, owner] = JSON.parse(sessionStore.get(importKey) ?? '') as [string, string, string];
    return { id, secret, owner };
  } catch {
    return null;
  }
}

/** The key in this tab of an import of the signed-in person; null without one. */
export function ownImportKey(): ImportKey | null {
  const key = storedImportKey();
  return key?.owner === ownerOrTokenHash() ? key : null;
}

/** Removes the key: nobody can read the import any more. */
export function removeImportKey(): void {
  sessionStore.remove(importKey);
}

/** Whether the browser keeps the key over a reload. */
export const isImportKeyKept = (): boolean => sessionStore.isPersisted(importKey);

/** Calls back after a change in this tab. Returns the unsubscribe function. */
export const onImportKeyChange = sessionStore.subscribe;
