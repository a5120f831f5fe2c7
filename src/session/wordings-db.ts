import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import { readWording, type Wording } from '@/domain/wording';

import { isOwnerOf } from './owner';
import { wordingsName } from './storage';

/*
 * The wordings in the browser's database. Each is stored under its owner, audience, kind
 * and record, and only its owner's are ever read (docs/decisions/0022).
 */

/** Whose wordings of which pocket. */
export type Scope = readonly [owner: string, audience: Audience, kind: GoalKind];

type Key = [owner: string, audience: string, kind: string, id: string];

interface Schema extends DBSchema {
  wordings: { key: Key; value: unknown };
}

type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | undefined;

/** Opens the database. @throws where the browser keeps none; the next call tries again */
async function database(): Promise<Database> {
  opened ??= openDB<Schema>(wordingsName, 1, {
    upgrade: (db) => void db.createObjectStore('wordings'),
    // Somebody deletes the database, or will upgrade it: a connection that stays open would keep them waiting.
    blocking: close,
    terminated: close,
  });
  try {
    return await opened;
  } catch (reason) {
    opened = undefined;
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

const rangeOf = ([owner, audience, kind]: Scope) =>
  // In the order of keys a list comes after every text.
  IDBKeyRange.bound([owner, audience, kind], [owner, audience, kind, []]);

/**
 * Reads the wordings of a pocket. What the same person kept before somebody else used this browser is theirs again: their
 * fingerprint has another salt by now.
 * @param email of the owner, null where it is unknown
 * @throws where the browser keeps nothing
 */
export async function readWordings(scope: Scope, email: string | null): Promise<Map<string, Wording>> {
  const db = await database();
  if (email !== null) await adopt(db, scope[0], email);
  const transaction = db.transaction('wordings');
  const [keys, values] = await Promise.all([
    transaction.store.getAllKeys(rangeOf(scope)),
    transaction.store.getAll(rangeOf(scope)),
  ]);
  const wordings = new Map<string, Wording>();
  for (const [index, [, , , id]] of keys.entries()) {
    const wording = readWording(values[index]);
    if (wording !== null) wordings.set(id, wording);
  }
  return wordings;
}

/** Moves what an earlier fingerprint of the same address owns to the present one. */
async function adopt(db: Database, owner: string, email: string): Promise<void> {
  const keys = await db.getAllKeys('wordings');
  const owners = new Set(keys.map(([each]) => each));
  const earlier = new Set([...owners].filter((each) => each !== owner && isOwnerOf(each, email)));
  if (earlier.size === 0) return;
  const { store, done } = db.transaction('wordings', 'readwrite');
  for (const key of keys) {
    if (!earlier.has(key[0])) continue;
    const value = await store.get(key);
    const [, audience, kind, id] = key;
    if (value !== undefined) await store.put(value, [owner, audience, kind, id]);
    await store.delete(key);
  }
  await done;
}

/**
 * Writes wordings in one step, null removes.
 * @throws where the browser keeps nothing, or has no room; then none of them is written
 */
export async function writeWordings(
  scope: Scope,
  entries: Iterable<readonly [id: string, wording: Wording | null]>,
): Promise<void> {
  const [owner, audience, kind] = scope;
  const transaction = (await database()).transaction('wordings', 'readwrite');
  for (const [id, wording] of entries) {
    const key: Key = [owner, audience, kind, id];
    const request = wording === null ? transaction.store.delete(key) : transaction.store.put(wording, key);
    // What goes wrong is reported by `done`.
    request.catch(() => undefined);
  }
  // Without waiting for the answers: they never come to a page that is being closed.
  transaction.commit();
  await transaction.done;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage(scope);
}

let channel: BroadcastChannel | undefined;

/**
 * Calls back when another tab has written, and when a page comes back from the browser's cache and may have missed it.
 * Call it once.
 * @param listener receives the scope that was written; null where it is not known
 */
export function onWrittenElsewhere(listener: (scope: Scope | null) => void): void {
  const open = () => {
    channel = new BroadcastChannel(wordingsName);
    channel.addEventListener('message', ({ data }: MessageEvent<Scope>) => listener(data));
  };
  open();
  // An open channel would keep the page out of that cache.
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    open();
    listener(null);
  });
}
