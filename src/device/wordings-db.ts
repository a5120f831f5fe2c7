import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';

import { isUnreadable, readStored, type Wordings } from '@/domain/wording';
import { wordingsName } from '@/session/storage';

import { abort, earlierKeys } from './database';
import type { Scope } from './tabs';

/** Only the owner's values are read (docs/decisions/0022). */
type Key = [owner: string, audience: string, kind: string, id: string];

/** Raised with each new field, so that an older page, which would drop the field, is refused. */
const schemaVersion = 3;

interface Schema extends DBSchema {
  wordings: { key: Key; value: unknown };
}

type Database = IDBPDatabase<Schema>;

type Stored = ReturnType<typeof readStored>;

/** Changes by record key; null removes. */
export type Changes = ReadonlyMap<string, Stored | null>;

/** `refused`: the browser stores nothing. `outdated`: a newer version of this page has upgraded the database. */
export class DatabaseRefused extends Error {
  readonly state: 'refused' | 'outdated';

  constructor(state: 'refused' | 'outdated', cause: unknown) {
    super(`The database of the versions is ${state}.`, { cause });
    this.state = state;
  }
}

export type WordingsDatabase = {
  /**
   * Reads the versions of a pocket, and moves those under the owner's earlier fingerprints to the present one.
   * @param email of the owner, null where it is unknown
   * @throws DatabaseRefused
   */
  read: (scope: Scope, email: string | null) => Promise<Wordings>;
  /**
   * Reads, changes and writes versions in one transaction.
   * @param ids keys of the records that may change
   * @param change gets their stored versions, and gives the changes, null for none
   * @returns the versions before, and the changes
   * @throws where the browser cannot write, or a change would overwrite an unreadable value; then nothing is written
   */
  change: <C extends Changes | null>(
    scope: Scope,
    ids: readonly string[],
    change: (stored: Wordings) => C,
  ) => Promise<{ stored: Wordings; changes: C }>;
};

/** The database, opened with the first call. `onOutdated` is called when a newer page upgrades it. */
export function createWordingsDatabase(onOutdated: () => void): WordingsDatabase {
  let opened: Promise<Database> | undefined;

  /** Opens the database. @throws DatabaseRefused; the next call tries again */
  async function connect(): Promise<Database> {
    const opening = (opened ??= open(close, onOutdated));
    try {
      return await opening;
    } catch (reason) {
      if (opened === opening) opened = undefined;
      throw reason;
    }
  }

  function close(): void {
    const closing = opened;
    opened = undefined;
    closing?.then(
      (db) => db.close(),
      () => undefined,
    );
  }

  // A page in the back/forward cache must not block an upgrade.
  window.addEventListener('pagehide', close);

  /** Begins a transaction, on a new connection where the old one was closed. */
  async function begin<Mode extends 'readonly' | 'readwrite'>(
    mode: Mode,
  ): Promise<IDBPTransaction<Schema, ['wordings'], Mode>> {
    try {
      return (await connect()).transaction(['wordings'], mode);
    } catch (reason) {
      if (reason instanceof DatabaseRefused) throw reason;
      close();
      return (await connect()).transaction(['wordings'], mode);
    }
  }

  async function adopt(owner: string, email: string): Promise<void> {
    const keys = await (await begin('readonly')).store.getAllKeys();
    const earlier = earlierKeys(keys, ([each]) => each, owner, email);
    if (earlier.length === 0) return;
    const { store, done } = await begin('readwrite');
    for (const key of earlier) {
      const value = await store.get(key);
      const [, audience, kind, id] = key;
      if (value !== undefined) await store.put(value, [owner, audience, kind, id]);
      await store.delete(key);
    }
    await done;
  }

  return {
    read: async (scope, email) => {
      if (email !== null) await adopt(scope[0], email);
      return readAll((await begin('readonly')).store, scope);
    },
    change: async (scope, ids, change) => {
      const [owner, audience, kind] = scope;
      const transaction = await begin('readwrite');
      const { store, done } = transaction;
      done.catch(() => undefined);
      try {
        const [id] = ids;
        const stored =
          ids.length === 1 && id !== undefined ? await readOne(store, scope, id) : await readAll(store, scope);
        const changes = change(stored);
        for (const [each, wording] of changes ?? []) {
          const key: Key = [owner, audience, kind, each];
          const before = stored.get(each);
          if (wording !== null && before !== undefined && isUnreadable(before)) {
            throw new Error('An unreadable value is not written over.');
          }
          const request = wording === null ? store.delete(key) : store.put(wording, key);
          request.catch(() => undefined);
        }
        // A page that is being closed gets no request events.
        transaction.commit();
        await done;
        return { stored, changes };
      } catch (reason) {
        abort(transaction);
        throw reason;
      }
    },
  };
}

async function open(close: () => void, onOutdated: () => void): Promise<Database> {
  try {
    return await openDB<Schema>(wordingsName, schemaVersion, {
      upgrade: (db, before) => {
        if (before === 0) db.createObjectStore('wordings');
      },
      // An open connection would block an upgrade or a deletion. Running transactions end first.
      blocking: (_, version) => {
        close();
        if (version !== null) onOutdated();
      },
      terminated: close,
    });
  } catch (reason) {
    const isOutdated = reason instanceof DOMException && reason.name === 'VersionError';
    throw new DatabaseRefused(isOutdated ? 'outdated' : 'refused', reason);
  }
}

const rangeOf = ([owner, audience, kind]: Scope) =>
  // IndexedDB sorts arrays after every text.
  IDBKeyRange.bound([owner, audience, kind], [owner, audience, kind, []]);

type Store = Pick<IDBPTransaction<Schema, ['wordings']>['store'], 'get' | 'getKey' | 'getAll' | 'getAllKeys'>;

async function readAll(store: Store, scope: Scope): Promise<Wordings> {
  const [keys, values] = await Promise.all([store.getAllKeys(rangeOf(scope)), store.getAll(rangeOf(scope))]);
  return new Map(keys.map(([, , , id], index) => [id, readStored(values[index])]));
}

async function readOne(store: Store, [owner, audience, kind]: Scope, id: string): Promise<Wordings> {
  const key: Key = [owner, audience, kind, id];
  // `undefined` may be stored as a value.
  return new Map((await store.getKey(key)) === undefined ? [] : [[id, readStored(await store.get(key))]]);
}
