import { openDB, type DBSchema, type IDBPObjectStore } from 'idb';

import { readDraftedFor, type DraftedFor } from '@/domain/drafted-for';
import { isOwnerOf } from '@/session/owner';
import { draftedForName } from '@/session/storage';

/*
 * What was drafted for whom in the browser's database: one list per owner (docs/decisions/0047). The database is open only
 * while it is read or written, so that it keeps no other tab waiting.
 */

const storeName = 'draftedFor';

interface Schema extends DBSchema {
  [storeName]: { key: string; value: unknown };
}

type Store<Mode extends IDBTransactionMode> = IDBPObjectStore<Schema, [typeof storeName], typeof storeName, Mode>;

/** @throws where the browser keeps nothing, or has no room; then nothing is written */
async function withStore<Mode extends 'readonly' | 'readwrite', Result>(
  mode: Mode,
  work: (store: Store<Mode>) => Promise<Result>,
): Promise<Result> {
  const db = await openDB<Schema>(draftedForName, 1, { upgrade: (empty) => void empty.createObjectStore(storeName) });
  const transaction = db.transaction(storeName, mode);
  try {
    // What goes wrong is thrown by the first who waits for it.
    transaction.done.catch(() => undefined);
    const result = await work(transaction.store);
    await transaction.done;
    return result;
  } catch (reason) {
    abort(transaction);
    throw reason;
  } finally {
    db.close();
  }
}

function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

/**
 * Reads what an owner's drafts were for. What the same person kept under an earlier fingerprint is theirs again.
 * @param email of the owner, null where it is unknown
 */
export async function readKept(owner: string, email: string | null): Promise<DraftedFor[]> {
  const [owners, own] = await withStore('readonly', async (store) =>
    Promise.all([store.getAllKeys(), store.get(owner)]),
  );
  const earlier = owners.filter((each) => each !== owner && email !== null && isOwnerOf(each, email));
  if (earlier.length === 0) return readDraftedFor(own);
  return withStore('readwrite', async (store) => {
    const lists = await Promise.all([...earlier, owner].map((each) => store.get(each)));
    const all = lists.flatMap(readDraftedFor);
    await Promise.all([store.put(all, owner), ...earlier.map((each) => store.delete(each))]);
    return all;
  });
}

/**
 * Reads, changes and writes in one transaction: what another tab has written is never overwritten unseen.
 * @param change gives what it was given where there is nothing to write
 * @returns what is stored then, and whether it was written
 */
export async function changeKept(
  owner: string,
  change: (stored: readonly DraftedFor[]) => readonly DraftedFor[],
): Promise<{ stored: readonly DraftedFor[]; hasChanged: boolean }> {
  return withStore('readwrite', async (store) => {
    const before = readDraftedFor(await store.get(owner));
    const stored = change(before);
    const hasChanged = stored !== before;
    if (hasChanged) await store.put(stored, owner);
    return { stored, hasChanged };
  });
}
