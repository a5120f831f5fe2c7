import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { isOwnerOf } from '@/session/owner';
import { storedValues } from '@/session/storage';

import { transact, type Store } from './database';
import { notifyOtherTabs } from './tabs';

export type Key = [what: string, owner: string];

/** Runs a transaction of a database of kept values. */
export const withStore = <Mode extends 'readonly' | 'readwrite', Result>(
  name: string,
  mode: Mode,
  work: (store: Store<Mode>) => Promise<Result>,
): Promise<Result> => transact({ name, version: 1, storeName: 'kept' }, mode, work);

type Form<Value> = {
  /** Gives null for an unreadable value; a missing one is undefined. */
  read: (stored: unknown) => Value | null;
  /** The value to store in place of `before`, with its unreadable parts. */
  write: (value: Value, before: unknown) => unknown;
};

/** Where a value is stored, and how. */
export type Place<Value> = { database: string; key: Key; form: Form<Value> };

/** @throws for an unreadable value: it is not absent, and never written over */
function readable<Value>({ read }: Form<Value>, stored: unknown): Value {
  const value = read(stored);
  if (value === null) throw new Error('The stored value is unreadable.');
  return value;
}

/** The stored value; where there is none, the one under an earlier fingerprint of the signed-in owner (as in versions-db.ts). */
async function storedAt(store: Pick<Store<'readonly'>, 'get' | 'getAllKeys'>, [what, owner]: Key): Promise<unknown> {
  const own: unknown = await store.get([what, owner]);
  const { email } = storedValues();
  if (own !== undefined || email === null || !isOwnerOf(owner, email)) return own;
  const keys = (await store.getAllKeys()) as Key[];
  const earlier = keys.find(([each, other]) => each === what && isOwnerOf(other, email));
  return earlier && store.get(earlier);
}

/** Reads an owner's value. @throws where the browser stores nothing, or the value is unreadable */
export const readOwn = <Value>({ database, key, form }: Place<Value>): Promise<Value> =>
  withStore(database, 'readonly', async (store) => readable(form, await storedAt(store, key)));

/** An owner's value as it is stored, where it is unreadable or partly so. */
export const readUnreadable = <Value>({ database, key, form }: Place<Value>): Promise<unknown[]> =>
  withStore(database, 'readonly', async (store) => {
    const stored = await storedAt(store, key);
    const value = form.read(stored);
    const isWhole = value !== null && JSON.stringify(form.write(value, stored)) === JSON.stringify(value);
    return isWhole ? [] : [stored];
  });

/**
 * Reads, changes and writes a value in one transaction.
 * @param change returns its argument where there is nothing to write
 * @throws where the browser cannot write, or the stored value is unreadable
 */
export async function changeOwn<Value>(
  { database, key, form }: Place<Value>,
  change: (stored: Value) => Value,
): Promise<{ stored: Value; hasChanged: boolean }> {
  return withStore(database, 'readwrite', async (store) => {
    const before = await storedAt(store, key);
    const value = readable(form, before);
    const stored = change(value);
    const hasChanged = stored !== value;
    if (hasChanged) await store.put(form.write(stored, before), key);
    return { stored, hasChanged };
  });
}

/** A value that this browser stores for an owner, with the key of its query. */
export type Kept<Value> = Place<Value> & { queryKey: readonly string[] };

/** The stored value. The query fails where the browser stores nothing, or the value is unreadable. */
export const keptQuery = <Value>(kept: Kept<Value>) =>
  queryOptions({
    queryKey: kept.queryKey,
    queryFn: () => readOwn(kept),
    // Other tabs notify this one of what they write.
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  });

/** Changes the stored value in one transaction, here and in other tabs. @throws where the browser cannot write */
export async function changeKept<Value>(
  client: QueryClient,
  kept: Kept<Value>,
  change: (stored: Value) => Value,
): Promise<void> {
  const { queryKey } = kept;
  const { stored, hasChanged } = await changeOwn(kept, change);
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(keptQuery(kept).queryKey, stored);
  if (hasChanged) notifyOtherTabs(queryKey);
}
