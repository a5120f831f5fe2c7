import { storedKeys, type StoredKey, embeddedPrefix } from '@/domain/stored-keys';

import { isStrayMockToken } from './token';

/**
 * A browser storage that always works: what cannot be written (storage blocked, full or revoked) is held in memory for
 * the life of the tab. It fires `change` after every change that this tab makes.
 */
export class FallbackStorage extends EventTarget {
  /** Values that the browser refused to write. They hide stored values; null means removed. */
  readonly #memory = new Map<string, string | null>();
  readonly #open: () => Storage;

  /** @param open returns the browser's storage; may throw, as `localStorage` does when it is blocked */
  constructor(open: () => Storage) {
    super();
    this.#open = open;
  }

  get(key: string): string | null {
    const unwritten = this.#memory.get(key);
    if (unwritten !== undefined) return unwritten;
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
    this.dispatchEvent(new Event('change'));
  }

  remove(key: string): void {
    try {
      this.#open().removeItem(key);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, null);
    }
    this.dispatchEvent(new Event('change'));
  }

  /** Whether a value written here reached the browser's storage and not only this tab's memory. */
  isPersisted(key: string): boolean {
    return !this.#memory.has(key);
  }
}

export const localStore = new FallbackStorage(() => window.localStorage);

export const sessionStore = new FallbackStorage(() => window.sessionStorage);

// The mock backend may share an origin with a real one, on a static host or on one port of a developer's machine: the
// prefix keeps their values apart.
const prefix = __EMBEDDED_BACKEND__ === 'none' ? '' : embeddedPrefix;

/** The name under which a value is stored. */
function storedName(key: string): string {
  return prefix + key;
}

// Everything stored besides the nine values below (docs/product.md 5.1). In `localStore`:
export const ownerKey = storedName('person');
export const rememberedEmailKey = storedName('rememberedEmail');
/** Also read by app/early.ts, before the first paint. */
export const themeKey = storedName('theme');
export const hintsKey = storedName('hints');

/** The month in which the fiscal year begins. */
export const fiscalYearStartKey = storedName('fiscal year start');

/** The database of versions (device/versions-db.ts), and the channel between tabs. */
export const versionsName = storedName('wordings');
/** The database that links drafts to people (device/drafted-for.ts). */
export const draftedForName = storedName('draftedFor');
/** The database of answers about strategic goals (device/goal-answers.ts). */
export const goalGroupsName = storedName('goalGroups');

/** The lock of the tab that imports people, and the database of earlier versions. */
export const importName = storedName('import');

// In `sessionStore`:
export const areaKey = storedName('area');
/** When the page was last reloaded for a new version. */
export const reloadKey = storedName('reloadedForDeploy');
/** The session that the dashboard has greeted. app/early.ts also checks whether there is one. */
export const greetedKey = storedName('greeted');
/** The guarded address that was opened without a session (session/return-address.ts). */
export const returnKey = storedName('returnAddress');
export const draftKey = storedName('draft');
export const signedOutDraftKey = storedName('visitorDraft');
export const draftKeys = [draftKey, signedOutDraftKey] as const;

/** The nine stored values at one moment; null where there is none. */
export type StoredValues = Readonly<Record<StoredKey, string | null>>;

/** Read once, and again when something may have changed: React needs the same object until then. */
let current = readAll();
const listeners = new Set<(before: StoredValues) => void>();

/** The nine values now; the same object as long as nothing changed. */
export function storedValues(): StoredValues {
  return current;
}

/** Writes several of the nine values at once, so that listeners see one step; null removes. */
export function store(values: Partial<Record<StoredKey, string | null>>): void {
  for (const key of storedKeys) {
    const value = values[key];
    if (value === null) localStore.remove(storedName(key));
    else if (value !== undefined) localStore.set(storedName(key), value);
  }
  rereadStorage();
}

/** Reads the nine values again and calls the listeners if another tab, or a page taken from the cache, changed one. */
export function rereadStorage(): void {
  const next = readAll();
  if (storedKeys.every((key) => next[key] === current[key])) return;
  const before = current;
  current = next;
  for (const listener of listeners) listener(before);
}

/**
 * Calls back after every change, in this tab or another one.
 * @param listener receives the values before the change
 * @returns the unsubscribe function
 */
export function onStoredChange(listener: (before: StoredValues) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Starts listening to other tabs and to the back-forward cache, which restores a page as it was although the user may
 * have signed out in the meantime. Listeners are called at once if something has changed since the page was opened.
 */
export function watchOtherTabs(): void {
  for (const event of ['storage', 'pageshow', 'focus']) window.addEventListener(event, rereadStorage);
  rereadStorage();
}

function readAll(): StoredValues {
  return Object.fromEntries(storedKeys.map((key) => [key, read(key)])) as Record<StoredKey, string | null>;
}

function read(key: StoredKey): string | null {
  const value = localStore.get(storedName(key));
  return value === null || isWrittenByMistake(value) || isStrayMockToken(value) ? null : value;
}

/** Whether a text is a missing value that was converted to a string. */
function isWrittenByMistake(text: string): boolean {
  return ['', 'undefined', 'null', 'NaN', '[object Object]'].includes(text.trim());
}

/** Removes the people that earlier versions stored of an import, with their key (docs/product.md 5.12). */
export function removeStoredImports(): void {
  sessionStore.remove(storedName('importKey'));
  try {
    indexedDB.deleteDatabase(importName);
  } catch {
    // A browser without IndexedDB has stored nothing.
  }
}
