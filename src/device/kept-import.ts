import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';

import {
  holdImport,
  importLockPrefix,
  isImportKeyKept,
  removeImportKey,
  storedImportKey,
  storeImportKey,
  type ImportKey,
} from '@/session/import-key';
import { sessionOwner } from '@/session/session';
import { importName } from '@/session/storage';

import { createSeal, newSecret, type Sealed } from './sealed';

/*
 * An import that is under way, in the browser's database, so that a reload comes back to where it stood. Everything in it is
 * encrypted, since rows hold pay and birth dates. The key is in the tab (docs/decisions/0044).
 */

/** `head` is what is true of the whole import, `row` is one of its rows, with how that stands. */
type Part = 'head' | 'row';

type Key = [id: string, part: Part, index: number];

interface Schema extends DBSchema {
  sealed: { key: Key; value: Sealed };
}

type Database = IDBPDatabase<Schema>;

/** What is kept of an import: rows by their index, as long as they are not in. */
export type KeptValues = { head: unknown; rows: ReadonlyMap<number, unknown> };

/**
 * One import in the database. What fails is tried once more with a new connection, since a browser closes one now and then;
 * after that everything is rejected.
 */
export type KeptImport = {
  /** Reads all of it; null where it is gone, or can never be read again. */
  read: () => Promise<KeptValues | null>;
  /** Writes what is true of the whole import. */
  writeHead: (head: unknown) => Promise<void>;
  /** Writes rows by their index. Resolves once they are stored. */
  writeRows: (rows: readonly (readonly [index: number, row: unknown])[]) => Promise<void>;
  /** Removes a row. @param head is written in the same step, so that a reload finds both or none */
  removeRow: (index: number, head?: unknown) => Promise<void>;
  /** Notes with the key that some step could not be written. */
  noteBehind: () => void;
  /** Removes it and its key. */
  remove: () => Promise<void>;
  /** Lets the database go. */
  close: () => void;
};

/** Rows that are encrypted at once: a few milliseconds. */
const rowsInAPiece = 100;

/** Opens the import of a key. @throws where the browser has no WebCrypto */
export async function openKeptImport({ id, secret }: Pick<ImportKey, 'id' | 'secret'>): Promise<KeptImport> {
  const seal = await createSeal(secret);
  const database = connect();
  const keyOf = (part: Part, index: number): Key => [id, part, index];

  return {
    read: async () => {
      const range = rangeOf(id);
      const [keys, values] = await database.use((db) =>
        Promise.all([db.getAllKeys('sealed', range), db.getAll('sealed', range)]),
      );
      const opened = await Promise.all(values.map((value) => seal.open(value))).catch(() => null);
      const parts = (part: Part): [number, unknown][] =>
        keys.flatMap((key, place) => (key[1] === part ? [[key[2], opened?.[place]]] : []));
      const [head] = parts('head');
      return opened === null || head === undefined ? null : { head: head[1], rows: new Map(parts('row')) };
    },
    writeHead: async (head) => {
      const sealed = await seal.close(head);
      await database.use((db) => db.put('sealed', sealed, keyOf('head', 0)));
    },
    writeRows: async (rows) => {
      const sealed = await Promise.all(rows.map(([, row]) => seal.close(row)));
      await database.use((db) =>
        inOneStep(db, (store) => {
          for (const [place, [index]] of rows.entries()) store.put(sealed[place], keyOf('row', index));
        }),
      );
    },
    removeRow: async (index, head) => {
      const sealed = head === undefined ? null : await seal.close(head);
      await database.use((db) =>
        inOneStep(db, (store) => {
          store.delete(keyOf('row', index));
          if (sealed) store.put(sealed, keyOf('head', 0));
        }),
      );
    },
    noteBehind: () => storeImportKey(id, secret, true),
    remove: async () => {
      removeImportKey(id);
      await database.use((db) => db.delete('sealed', rangeOf(id)));
      database.close();
    },
    close: database.close,
  };
}

/**
 * Keeps a new import of the signed-in person, with a new key in this tab. What closed tabs have left is removed.
 * @param rows in their order
 * @throws where the browser keeps nothing, or somebody has signed out meanwhile; then there is no key either
 */
export async function keepImport(head: unknown, rows: readonly unknown[]): Promise<KeptImport> {
  const owner = sessionOwner();
  const id = `${new Date().toISOString()} ${crypto.randomUUID()}`;
  const secret = newSecret();
  const kept = await openKeptImport({ id, secret });
  try {
    await removeOrphans();
    for (let start = 0; start < rows.length; start += rowsInAPiece) {
      await kept.writeRows(rows.slice(start, start + rowsInAPiece).map((row, place) => [start + place, row]));
    }
    // Last: without it the import counts as gone.
    await kept.writeHead(head);
    // A sign-out in between has removed rows that were stored before it: they would count as in.
    if (sessionOwner() !== owner) throw new Error('Somebody has signed out, or somebody else in.');
    storeImportKey(id, secret);
    holdImport();
    if (!isImportKeyKept()) throw new Error('This browser keeps nothing for the tab.');
    return kept;
  } catch (reason) {
    await kept.remove().catch(() => undefined);
    throw reason;
  }
}

/** For so long an import is kept that no tab holds: its tab may be asleep, or on a page that knows nothing of imports. */
const orphanAfterMs = 24 * 60 * 60 * 1000;

/** Removes what nobody has the key of any more. An import of this tab, or of another one, stays. */
export async function removeOrphans(): Promise<void> {
  const db = await openDatabase();
  const [keys, held] = await Promise.all([db.getAllKeys('sealed'), heldImports()]);
  for (const id of new Set(keys.map(([each]) => each))) {
    const age = Date.now() - Date.parse(id.split(' ')[0] ?? '');
    if (!held.has(id) && age > orphanAfterMs) await db.delete('sealed', rangeOf(id));
  }
  db.close();
}

/** The imports that tabs of this browser have the keys of, as far as it can tell; of this one's it needs no lock for that. */
async function heldImports(): Promise<ReadonlySet<string>> {
  const locks = navigator.locks as LockManager | undefined;
  const { held = [] } = (await locks?.query().catch(() => null)) ?? {};
  return new Set([storedImportKey()?.id ?? '', ...held.map(({ name = '' }) => name.replace(importLockPrefix, ''))]);
}

/**
 * Changes what is stored in one step. Resolves once it is stored. The browser's own transaction: an import makes two for every
 * row, and what idb remembers each by are tables that never get smaller.
 */
function inOneStep(db: Database, change: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = unwrap(db).transaction('sealed', 'readwrite');
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The database was closed.')));
    change(transaction.objectStore('sealed'));
  });
}

const rangeOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** A connection that is opened with the first use, and anew where a use has failed. */
function connect() {
  let opened: Promise<Database> | null = null;
  let isClosed = false;
  const isUsed = () => !isClosed;
  function letGo(): void {
    void opened?.then((db) => db.close()).catch(() => undefined);
    opened = null;
  }
  return {
    use: async <R>(work: (db: Database) => Promise<R>): Promise<R> => {
      if (!isUsed()) throw new Error('The database was let go.');
      const first = (opened ??= openDatabase());
      try {
        return await work(await first);
      } catch (reason) {
        if (!isUsed()) throw reason;
        // Another use may have opened it anew by now.
        if (opened === first) letGo();
        return work(await (opened ??= openDatabase()));
      }
    },
    close: (): void => {
      isClosed = true;
      letGo();
    },
  };
}

async function openDatabase(): Promise<Database> {
  const db: Database = await openDB<Schema>(importName, 2, {
    upgrade: (created, before) => {
      // Rows of an older version of this page are stored in another way.
      if (before > 0) created.deleteObjectStore('sealed');
      created.createObjectStore('sealed');
    },
    // Somebody signs out and deletes it: a connection that stays open would keep them waiting.
    blocking: () => db.close(),
  });
  return db;
}
