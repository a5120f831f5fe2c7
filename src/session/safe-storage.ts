import { embeddedPrefix } from '@/domain/embedded';

/**
 * A browser storage that always works: what cannot be written (storage blocked, full, or taken away) is kept in memory
 * for as long as the tab lives.
 */
export class SafeStorage {
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
  isLasting(key: string): boolean {
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
export const lasting = new SafeStorage(() => window.localStorage);

/** What lives as long as the tab. */
export const tabOnly = new SafeStorage(() => window.sessionStorage);

/** Where what is typed waits in the tab (drafts.ts): a person's, and a visitor's, who has not signed in. */
export const draftKey = storedName('draft');
export const visitorDraftKey = storedName('visitorDraft');
export const draftKeys = [draftKey, visitorDraftKey] as const;
