import { storedKeys, type StoredKey } from '@/domain/stored-keys';

import { lasting, storedName } from './safe-storage';
import { isOfOtherBackend } from './token';

/** The nine stored values at one moment; null where there is none. */
export type StoredValues = Readonly<Record<StoredKey, string | null>>;

/** Text that a broken writer leaves behind; none of it is a value. */
const corrupt = new Set(['', 'undefined', 'null', 'NaN', '[object Object]']);

function read(key: StoredKey): string | null {
  const value = lasting.get(storedName(key));
  return value === null || corrupt.has(value.trim()) || isOfOtherBackend(value) ? null : value;
}

function readAll(): StoredValues {
  return Object.fromEntries(storedKeys.map((key) => [key, read(key)])) as Record<StoredKey, string | null>;
}

let current = readAll();
const listeners = new Set<(before: StoredValues) => void>();

/** Reads everything again and tells the listeners if another tab, or a page taken from the cache, changed something. */
function refresh(): void {
  const next = readAll();
  if (storedKeys.every((key) => next[key] === current[key])) return;
  const before = current;
  current = next;
  for (const listener of listeners) listener(before);
}

/** The nine values now; the same object as long as nothing changed. */
export function storedValues(): StoredValues {
  return current;
}

/** Writes several values at once, so that listeners see one step; null removes. */
export function store(values: Partial<Record<StoredKey, string | null>>): void {
  for (const key of storedKeys) {
    const value = values[key];
    if (value === null) lasting.remove(storedName(key));
    else if (value !== undefined) lasting.set(storedName(key), value);
  }
  refresh();
}

/**
 * Calls back after every change, in this tab or another one. Gives the function that ends it.
 * @param listener gets the values before
 */
export function onStoredChange(listener: (before: StoredValues) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Starts listening to other tabs and to the back-forward cache, which restores a page as it was although somebody may
 * have signed out meanwhile. What has changed since the page was opened is told at once.
 */
export function watchOtherTabs(): void {
  for (const event of ['storage', 'pageshow', 'focus']) window.addEventListener(event, refresh);
  refresh();
}

/** Reads the storage again, for a caller that knows it changed behind our back. */
export const rereadStorage = refresh;
