import { isUnreadable, readStored, type GoalVersions } from '@/domain/version';
import { isOwnerOf } from '@/session/owner';
import { versionsName } from '@/session/storage';

import { transact, type Store } from './database';
import type { Scope } from './tabs';

/** Other owners' values are never read (docs/decisions/0022). */
type Key = [owner: string, audience: string, kind: string, id: string];

/** The version is raised with each new field, so that an older page, which would drop the field, is refused. */
const database = { name: versionsName, version: 3, storeName: 'wordings' };

/** Changes by record key; null removes. */
export type Changes = ReadonlyMap<string, ReturnType<typeof readStored> | null>;

/**
 * Reads the versions of a pocket.
 * @param email of the owner, null where it is unknown
 * @throws as `transact` does
 */
export async function readVersions(scope: Scope, email: string | null): Promise<GoalVersions> {
  if (email !== null) await adopt(scope[0], email);
  return transact(database, 'readonly', (store) => readAll(store, scope));
}

/** Moves the owner's versions under earlier fingerprints: the salt used to change when someone else signed in. */
async function adopt(owner: string, email: string): Promise<void> {
  const keys = (await transact(database, 'readonly', (store) => store.getAllKeys())) as Key[];
  // Thousands of keys have few owners.
  const others = [...new Set(keys.map(([each]) => each))].filter((each) => each !== owner && isOwnerOf(each, email));
  if (others.length === 0) return;
  await transact(database, 'readwrite', async (store) => {
    for (const key of keys.filter(([each]) => others.includes(each))) {
      const [, ...rest] = key;
      const value: unknown = await store.get(key);
      if (value !== undefined) await store.put(value, [owner, ...rest]);
      await store.delete(key);
    }
  });
}

/**
 * Reads, changes and writes versions in one transaction.
 * @param ids keys of the records that may change
 * @param change gets their stored versions, and gives the changes, null for none
 * @returns the versions before, and the changes
 * @throws where the browser cannot write, or a change would overwrite an unreadable value; then nothing is written
 */
export async function changeStored<C extends Changes | null>(
  scope: Scope,
  ids: readonly string[],
  change: (stored: GoalVersions) => C,
): Promise<{ stored: GoalVersions; changes: C }> {
  return transact(database, 'readwrite', async (store) => {
    const [id] = ids;
    const stored = ids.length === 1 && id !== undefined ? await readOne(store, scope, id) : await readAll(store, scope);
    const changes = change(stored);
    for (const [each, version] of changes ?? []) {
      const key = [...scope, each];
      const before = stored.get(each);
      if (version !== null && before !== undefined && isUnreadable(before)) {
        throw new Error('An unreadable value is not written over.');
      }
      const request = version === null ? store.delete(key) : store.put(version, key);
      request.catch(() => undefined);
    }
    // A page that is being closed gets no request events.
    store.transaction.commit();
    return { stored, changes };
  });
}

// IndexedDB sorts arrays after every text.
const rangeOf = (scope: Scope) => IDBKeyRange.bound([...scope], [...scope, []]);

async function readAll(store: Store<'readonly' | 'readwrite'>, scope: Scope): Promise<GoalVersions> {
  const keys = (await store.getAllKeys(rangeOf(scope))) as Key[];
  const values: unknown[] = await store.getAll(rangeOf(scope));
  return new Map(keys.map(([, , , id], index) => [id, readStored(values[index])]));
}

async function readOne(store: Store<'readwrite'>, scope: Scope, id: string): Promise<GoalVersions> {
  const key = [...scope, id];
  // `undefined` may be stored as a value.
  return new Map((await store.getKey(key)) === undefined ? [] : [[id, readStored(await store.get(key))]]);
}
