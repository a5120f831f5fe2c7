import { holdImport, removeImportKey, storedImportKey } from '@/session/import-key';
import { ownerOrTokenHash } from '@/session/owner';
import { hasSignedOut } from '@/session/session';
import { importName, onStoredChange } from '@/session/storage';

/** Removes the import that this tab keeps, and whatever is left in the database of others. */
export function forgetImport(): void {
  // At once: without it nothing in the database can be read.
  removeImportKey();
  try {
    indexedDB.deleteDatabase(importName);
  } catch {
    // A browser that refuses its database has kept nothing.
  }
}

/** Removes the import that this tab keeps. Whoever is signed in by now may keep another one in another tab. */
export async function forgetOwnImport(): Promise<void> {
  const key = storedImportKey();
  removeImportKey();
  if (key === null) return;
  const { openKeptImport } = await import('./kept-import');
  await (await openKeptImport(key)).remove();
}

/**
 * Keeps the import of this tab for as long as its owner is signed in: it goes when somebody signs out, in this tab or another
 * one, and when somebody else signs in. A session that had expired before is ended by signing in again, which finds the import.
 */
export function keepImportWithSession(): void {
  holdImport();
  onStoredChange((before) => {
    const owner = storedImportKey()?.owner;
    if (hasSignedOut(before)) forgetImport();
    // Without the key it cannot be read in any case.
    else if (owner !== undefined && owner !== ownerOrTokenHash()) forgetOwnImport().catch(() => undefined);
  });
}
