import { removeImportKey, storedImportKey } from '@/session/import-key';
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

/**
 * Removes it when somebody signs out, in this tab or another one, and when somebody else signs in. A session that had expired
 * before is ended by signing in again, which finds the import.
 */
export function forgetImportWithSession(): void {
  onStoredChange((before) => {
    const owner = storedImportKey()?.owner;
    if (hasSignedOut(before) || (owner !== undefined && owner !== ownerOrTokenHash())) forgetImport();
  });
}
