import { storedKeys, type StoredKey, embeddedPrefix } from '@/domain/stored-keys';

import { isStrayMockToken } from './token';

/**
 * A browser storage that always works: what cannot be written (storage blocked, full, or taken away) is kept in memory
 * for as long as the tab lives.
 */
export class FallbackStorage {
  /** What could not be written. It hides the stored value of the same key; null means removed. */
  readonly #memory = new Map<string, string | null>();
  readonly #open: () => Storage;

  /** @param open gives the browser's storage; may throw, as `localStorage` does when it is blocked */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  get(key: string): string | null {
    const kept = this.#memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return this.#open().getItem(key);
    } catch {
      return null;
    }
  }

  set(key: string, value: string): void {
    try {
      this.#open().setItem(key, value);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, value);
    }
  }

  /** Whether a value written here reached the browser's storage and not only this tab's memory. */
  isPersisted(key: string): boolean {
    return !this.#memory.has(key);
  }

  remove(key: string): void {
    try {
      this.#open().removeItem(key);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, null);
    }
  }
}

// The embedded backend may share its origin with a real one, on a static host or on one port of a developer's machine:
// their values never meet.
const prefix = __EMBEDDED_BACKEND__ === 'none' ? '' : embeddedPrefix;

/** The stored name of a key of ours. */
export function storedName(key: string): string {
  return prefix + key;
}

/** What outlives the tab. */
export const localStore = new FallbackStorage(() => window.localStorage);

/** What lives as long as the tab. */
export const sessionStore = new FallbackStorage(() => window.sessionStorage);

/** Where what is typed waits in the tab (drafts.ts): a person's, and a visitor's, who has not signed in. */
export const draftKey = storedName('draft');
export const signedOutDraftKey = storedName('visitorDraft');
export const draftKeys = [draftKey, signedOutDraftKey] as const;

/** The nine stored values at one moment; null where there is none. */
export type StoredValues = Readonly<Record<StoredKey, string | null>>;

/** Text that a broken writer leaves behind; none of it is a value. */
const corrupt = new Set(['', 'undefined', 'null', 'NaN', '[object Object]']);

function read(key: StoredKey): string | null {
  const value = localStore.get(storedName(key));
  return value === null || corrupt.has(value.trim()) || isStrayMockToken(value) ? null : value;
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
    if (value === null) localStore.remove(storedName(key));
    else if (value !== undefined) localStore.set(storedName(key), value);
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
