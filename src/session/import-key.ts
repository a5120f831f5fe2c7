import { ownerOrTokenHash } from './owner';
import { importKey, importName, sessionStore } from './storage';

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
  /** Whether the database could not be told of some step: rows that it has as not sent may be in. */
  isBehind: boolean;
};

type Stored = [id: string, secret: string, owner: string, isBehind?: boolean];

/** Stores the key of an import of the signed-in person in this tab. */
export function storeImportKey(id: string, secret: string, isBehind = false): void {
  sessionStore.set(importKey, JSON.stringify([id, secret, ownerOrTokenHash(), isBehind] satisfies Stored));
}

/** The key in this tab, also that of somebody who was signed in before; null without one. */
export function storedImportKey(): ImportKey | null {
  try {
    const [id, secret, owner, isBehind = false] = JSON.parse(sessionStore.get(importKey) ?? '') as Stored;
    return { id, secret, owner, isBehind };
  } catch {
    return null;
  }
}

/** The key in this tab of an import of the signed-in person; null without one. */
export function ownImportKey(): ImportKey | null {
  const key = storedImportKey();
  return key?.owner === ownerOrTokenHash() ? key : null;
}

/** Removes the key: nobody can read the import any more. @param id of the one that is meant; another one's key stays */
export function removeImportKey(id?: string): void {
  if (id === undefined || storedImportKey()?.id === id) sessionStore.remove(importKey);
}

/** Whether the browser keeps the key over a reload. */
export const isImportKeyKept = (): boolean => sessionStore.isPersisted(importKey);

/** Calls back after a change in this tab. Returns the unsubscribe function. */
export const onImportKeyChange = sessionStore.subscribe;

/** Before the id of an import, in the name of its lock. */
export const importLockPrefix = `${importName} kept `;

/**
 * Lets other tabs see that this one has the key of an import that the database keeps: they would remove it. Until the page
 * goes; shared, since a copy of the tab has the key as well.
 */
export function holdImport(): void {
  const id = storedImportKey()?.id;
  if (id === undefined) return;
  // Pages without TLS have no locks, nor have older browsers. Some refuse them where they refuse storage.
  (navigator.locks as LockManager | undefined)
    ?.request(importLockPrefix + id, { mode: 'shared' }, () => new Promise(() => undefined))
    .catch(() => undefined);
}
