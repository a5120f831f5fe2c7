import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import { isImportKeyKept, removeImportKey, storeImportKey, type ImportKey } from '@/session/import-key';
import { importName } from '@/session/storage';

import { createSeal, newSecret, type Sealed } from './sealed';

/*
 * An import that is under way, in the browser's database, so that a reload comes back to where it stood. Everything in it is
 * encrypted, since rows hold pay and birth dates. The key is in the tab (docs/decisions/0044).
 */

/** `head` is what is true of the whole import, `rows` are pieces of its rows, `mark` is how one row stands. */
type Part = 'head' | 'rows' | 'mark';

type Key = [id: string, part: Part, index: number];

interface Schema extends DBSchema {
  sealed: { key: Key; value: Sealed };
}

/** What was kept of an import. */
export type KeptValues = {
  head: unknown;
  rows: unknown[];
  /** By the index of the row; a row that has none yet is as it was at first. */
  marks: ReadonlyMap<number, unknown>;
};

/** One import in the database. Everything but `remove` is rejected where the browser cannot read or write. */
export type KeptImport = {
  /** Reads all of it; null where it is gone. */
  read: () => Promise<KeptValues | null>;
  /** Writes what is true of the whole import. */
  writeHead: (head: unknown) => Promise<void>;
  /** Writes how a row stands. Resolves once that is stored. */
  writeMark: (index: number, mark: unknown) => Promise<void>;
  /** Removes it and its key. */
  remove: () => Promise<void>;
  /** Lets the database go. */
  close: () => void;
};

/** Rows that are encrypted at once: a few milliseconds. */
const rowsInAPiece = 100;

/** Opens the import of a key. @throws where the browser has no database, or no WebCrypto */
export async function openKeptImport({ id, secret }: Pick<ImportKey, 'id' | 'secret'>): Promise<KeptImport> {
  const [seal, db] = await Promise.all([createSeal(secret), openDatabase()]);

  async function write(part: Part, index: number, value: unknown): Promise<void> {
    await db.put('sealed', await seal.close(value), [id, part, index]);
  }

  async function readPart(part: Part): Promise<[number, unknown][]> {
    const range = rangeOf(id, part);
    const [keys, values] = await Promise.all([db.getAllKeys('sealed', range), db.getAll('sealed', range)]);
    const opened = await Promise.all(values.map((value) => seal.open(value)));
    return keys.map(([, , index], place) => [index, opened[place]]);
  }

  return {
    read: async () => {
      const [[head], pieces, marks] = await Promise.all([readPart('head'), readPart('rows'), readPart('mark')]);
      if (head === undefined) return null;
      return { head: head[1], rows: pieces.flatMap(([, piece]) => piece as unknown[]), marks: new Map(marks) };
    },
    writeHead: (head) => write('head', 0, head),
    writeMark: (index, mark) => write('mark', index, mark),
    remove: async () => {
      removeImportKey();
      await db.delete('sealed', IDBKeyRange.bound([id], [id, []]));
      db.close();
    },
    close: () => db.close(),
  };
}

/**
 * Keeps a new import, with a new key in this tab. What is left of earlier ones is removed: only one is under way at a time.
 * @param rows in their order
 * @throws where the browser keeps nothing; then there is no key either
 */
export async function keepImport(head: unknown, rows: readonly unknown[]): Promise<KeptImport> {
  const id = crypto.randomUUID();
  const secret = newSecret();
  try {
    const kept = await openKeptImport({ id, secret });
    const [seal, db] = await Promise.all([createSeal(secret), openDatabase()]);
    await db.clear('sealed');
    for (let start = 0; start < rows.length; start += rowsInAPiece) {
      const piece = await seal.close(rows.slice(start, start + rowsInAPiece));
      await db.put('sealed', piece, [id, 'rows', start]);
    }
    db.close();
    // Last: without it the import counts as gone.
    await kept.writeHead(head);
    storeImportKey(id, secret);
    if (isImportKeyKept()) return kept;
    await kept.remove();
    throw new Error('This browser keeps nothing for the tab.');
  } catch (reason) {
    removeImportKey();
    throw reason;
  }
}

const rangeOf = (id: string, part: Part) => IDBKeyRange.bound([id, part], [id, part, []]);

async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  const db: IDBPDatabase<Schema> = await openDB<Schema>(importName, 1, {
    upgrade: (created) => void created.createObjectStore('sealed'),
    // Somebody signs out and deletes it: a connection that stays open would keep them waiting.
    blocking: () => db.close(),
  });
  return db;
}
