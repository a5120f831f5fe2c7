import { openDB, type IDBPObjectStore } from 'idb';

/** A database with one object store. Versions only refuse older pages: the store stays the same. */
export type Database = { name: string; version: number; storeName: string };

export type Store<Mode extends IDBTransactionMode> = IDBPObjectStore<unknown, [string], string, Mode>;

/** `refused`: the browser stores nothing. `outdated`: a newer version of this page has upgraded the database. */
class DatabaseRefused extends Error {
  readonly state: 'refused' | 'outdated';

  constructor(cause: unknown) {
    super('The database cannot be opened.', { cause });
    this.state = cause instanceof DOMException && cause.name === 'VersionError' ? 'outdated' : 'refused';
  }
}

async function open({ name, version, storeName }: Database) {
  try {
    return await openDB(name, version, {
      upgrade: (db, before) => {
        if (before === 0) db.createObjectStore(storeName);
      },
    });
  } catch (reason) {
    throw new DatabaseRefused(reason);
  }
}

/**
 * Runs a transaction. The database is open only meanwhile: it blocks neither other tabs nor the back/forward cache.
 * @throws DatabaseRefused, or where the browser has no room; then nothing is written
 */
export async function transact<Mode extends 'readonly' | 'readwrite', Result>(
  database: Database,
  mode: Mode,
  work: (store: Store<Mode>) => Promise<Result>,
): Promise<Result> {
  const db = await open(database);
  const transaction = db.transaction(database.storeName, mode);
  try {
    transaction.done.catch(() => undefined);
    const result = await work(transaction.store);
    await transaction.done;
    return result;
  } catch (reason) {
    try {
      transaction.abort();
    } catch {
      // The transaction has ended.
    }
    throw reason;
  } finally {
    db.close();
  }
}
