import { openDB, type DBSchema, type IDBPObjectStore } from 'idb';

import { readDraftedFor, type DraftedFor } from '@/domain/drafted-for';
import { isOwnerOf } from '@/session/owner';
import { draftedForName } from '@/session/storage';

/*
 * What was drafted for whom, and when its owner was here, in the browser's database: an entry each per owner
 * (docs/decisions/0047). The database is open only while it is read or written, so that it keeps no other tab waiting.
 */

const storeName = 'kept';

type Key = [what: 'drafts' | 'visit', owner: string];

interface Schema extends DBSchema {
  [storeName]: { key: Key; value: unknown };
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
  const own: Key = ['drafts', owner];
  const [keys, stored] = await withStore('readonly', async (store) =>
    Promise.all([store.getAllKeys(), store.get(own)]),
  );
  const earlier = keys.filter(
    ([what, each]) => what === own[0] && each !== owner && email !== null && isOwnerOf(each, email),
  );
  if (earlier.length === 0) return readDraftedFor(stored);
  return withStore('readwrite', async (store) => {
    const lists = await Promise.all([...earlier, own].map((key) => store.get(key)));
    const all = lists.flatMap(readDraftedFor);
    await Promise.all([store.put(all, own), ...earlier.map((key) => store.delete(key))]);
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
    const key: Key = ['drafts', owner];
    const before = readDraftedFor(await store.get(key));
    const stored = change(before);
    const hasChanged = stored !== before;
    if (hasChanged) await store.put(stored, key);
    return { stored, hasChanged };
  });
}

/** Without a sign of its owner for so long a visit has ended, in milliseconds. */
const visitEndsAfterMs = 30 * 60_000;

const timeIn = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

/**
 * Notes that its owner is here.
 * @param now in milliseconds since 1970
 * @returns when the visit before this one was seen last; null for the first one
 */
export async function noteVisit(owner: string, now: number): Promise<number | null> {
  return withStore('readwrite', async (store) => {
    const key: Key = ['visit', owner];
    const stored: unknown = await store.get(key);
    const { latest, before } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
    const last = timeIn(latest);
    const earlier = last !== null && Math.abs(now - last) > visitEndsAfterMs ? last : timeIn(before);
    await store.put({ latest: now, before: earlier }, key);
    return earlier;
  });
}
