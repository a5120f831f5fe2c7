import { openDB, type DBSchema, type IDBPObjectStore } from 'idb';

import { abort, earlierKeys } from './database';

/*
 * A small database of the browser with one value for each owner and purpose. It is open only while it is read or written, so
 * that it keeps no other tab waiting and no page out of the browser's cache.
 */

const storeName = 'kept';

export type Key = [what: string, owner: string];

interface Schema extends DBSchema {
  [storeName]: { key: Key; value: unknown };
}

type Store<Mode extends IDBTransactionMode> = IDBPObjectStore<Schema, [typeof storeName], typeof storeName, Mode>;

/** @throws where the browser keeps nothing, or has no room; then nothing is written */
export async function withStore<Mode extends 'readonly' | 'readwrite', Result>(
  database: string,
  mode: Mode,
  work: (store: Store<Mode>) => Promise<Result>,
): Promise<Result> {
  const db = await openDB<Schema>(database, 1, { upgrade: (empty) => void empty.createObjectStore(storeName) });
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

/**
 * Reads what an owner keeps. What the same person kept under an earlier fingerprint is theirs again.
 * @param email of the owner, null where it is unknown
 * @param read makes one value of what is stored: of earlier fingerprints first, undefined where there is nothing
 */
export async function readOwn<Value>(
  database: string,
  own: Key,
  email: string | null,
  read: (stored: readonly unknown[]) => Value,
): Promise<Value> {
  const [what, owner] = own;
  const [keys, stored] = await withStore(database, 'readonly', async (store) =>
    Promise.all([store.getAllKeys(), store.get(own)]),
  );
  const ofPurpose = keys.filter(([each]) => each === what);
  const earlier = earlierKeys(ofPurpose, ([, each]) => each, owner, email);
  if (earlier.length === 0) return read([stored]);
  return withStore(database, 'readwrite', async (store) => {
    const all = read(await Promise.all([...earlier, own].map((key) => store.get(key))));
    await Promise.all([store.put(all, own), ...earlier.map((key) => store.delete(key))]);
    return all;
  });
}

/**
 * Reads, changes and writes in one transaction: what another tab has written is never overwritten unseen.
 * @param change gives what it was given where there is nothing to write
 * @returns what is stored then, and whether it was written
 */
export async function changeOwn<Value>(
  database: string,
  key: Key,
  read: (stored: unknown) => Value,
  change: (stored: Value) => Value,
): Promise<{ stored: Value; hasChanged: boolean }> {
  return withStore(database, 'readwrite', async (store) => {
    const before = read(await store.get(key));
    const stored = change(before);
    const hasChanged = stored !== before;
    if (hasChanged) await store.put(stored, key);
    return { stored, hasChanged };
  });
}
