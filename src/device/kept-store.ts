import { earlierKeys, transact, type Store } from './database';

export type Key = [what: string, owner: string];

/** Runs a transaction of a database of kept values. */
export const withStore = <Mode extends 'readonly' | 'readwrite', Result>(
  name: string,
  mode: Mode,
  work: (store: Store<Mode>) => Promise<Result>,
): Promise<Result> => transact({ name, version: 1, storeName: 'kept' }, mode, work);

export type Form<Value> = {
  /** Gives null for an unreadable value; a missing one is undefined. */
  read: (stored: unknown) => Value | null;
  /** The value to store in place of `before`, with its unreadable parts. */
  write: (value: Value, before: unknown) => unknown;
  /** Joins two values of one person, the later one last. */
  join: (one: Value, other: Value) => Value;
};

/** @throws for an unreadable value: it is not absent, and never written over */
function readable<Value>({ read }: Pick<Form<Value>, 'read'>, stored: unknown): Value {
  const value = read(stored);
  if (value === null) throw new Error('The stored value is unreadable.');
  return value;
}

const isWhole = <Value>({ read, write }: Pick<Form<Value>, 'read' | 'write'>, stored: unknown): boolean => {
  const value = read(stored);
  return value !== null && JSON.stringify(write(value, stored)) === JSON.stringify(value);
};

/**
 * An owner's values that are unreadable, or partly so, as they are stored.
 * @param email of the owner, null where it is unknown
 */
export const readUnreadable = <Value>(
  database: string,
  [what, owner]: Key,
  email: string | null,
  form: Pick<Form<Value>, 'read' | 'write'>,
): Promise<unknown[]> =>
  withStore(database, 'readonly', async (store) => {
    const keys = ((await store.getAllKeys()) as Key[]).filter(([each]) => each === what);
    const own = keys.filter(([, each]) => each === owner);
    const all = [...own, ...earlierKeys(keys, ([, each]) => each, owner, email)];
    const values: unknown[] = await Promise.all(all.map((key) => store.get(key)));
    return values.filter((stored) => !isWhole(form, stored));
  });

/**
 * Reads an owner's value, and moves values under the owner's earlier fingerprints to the present one.
 * @param email of the owner, null where it is unknown
 * @throws where the browser stores nothing, or the value is unreadable
 */
export async function readOwn<Value>(
  database: string,
  own: Key,
  email: string | null,
  form: Form<Value>,
): Promise<Value> {
  const [what, owner] = own;
  const { keys, stored } = await withStore(database, 'readonly', async (store) => ({
    keys: (await store.getAllKeys()) as Key[],
    stored: (await store.get(own)) as unknown,
  }));
  const ofPurpose = keys.filter(([each]) => each === what);
  const earlier = earlierKeys(ofPurpose, ([, each]) => each, owner, email);
  if (earlier.length === 0) return readable(form, stored);
  return withStore(database, 'readwrite', async (store) => {
    const now: unknown = await store.get(own);
    let value = readable(form, now);
    for (const key of earlier.toReversed()) {
      const before: unknown = await store.get(key);
      const adopted = form.read(before);
      // A value with an unreadable part stays under its key.
      if (adopted === null || !isWhole(form, before)) continue;
      value = form.join(adopted, value);
      await store.delete(key);
    }
    await store.put(form.write(value, now), own);
    return value;
  });
}

/**
 * Reads, changes and writes a value in one transaction.
 * @param change returns its argument where there is nothing to write
 * @throws where the browser cannot write, or the stored value is unreadable
 */
export async function changeOwn<Value>(
  database: string,
  key: Key,
  form: Pick<Form<Value>, 'read' | 'write'>,
  change: (stored: Value) => Value,
): Promise<{ stored: Value; hasChanged: boolean }> {
  return withStore(database, 'readwrite', async (store) => {
    const before: unknown = await store.get(key);
    const value = readable(form, before);
    const stored = change(value);
    const hasChanged = stored !== value;
    if (hasChanged) await store.put(form.write(stored, before), key);
    return { stored, hasChanged };
  });
}
