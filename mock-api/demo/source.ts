import type { Mail } from '../tables';

/** Data of the bar from the backend, over HTTP or in the service worker. */
export type DemoSource = {
  /** One sentence about where the data is stored. */
  notice: string;
  /** The mails, newest first. */
  readOutbox: () => Promise<Mail[]>;
  /** The model that drafts, as a sentence; empty for the built-in drafts. */
  readDrafting: () => Promise<string>;
  /** Calls back when the mails or the latest draft's writer may have changed; returns the unsubscribe function. */
  watch: (changed: () => void) => () => void;
  /** Restores the seed, and removes what this browser stored for the demo. */
  reset: () => Promise<void>;
};

const pollMs = 3000;
const maxPollMs = 60_000;

/** Storage keys of the application (`demo:`) and of MSW in the demo. */
const isDemoKey = (key: string) => key.startsWith('demo:') || key.startsWith('__msw-');

function clearKeys(storage: Storage) {
  for (const key of Object.keys(storage)) if (isDemoKey(key)) storage.removeItem(key);
}

/** Removes what this browser stored for the demo. Where storage is forbidden altogether, nothing was stored. */
export function clearDemoStorage() {
  try {
    clearKeys(localStorage);
    clearKeys(sessionStorage);
  } catch {
    // Nothing was stored.
  }
}

/** The backend over HTTP (development): polled every few seconds while the page is visible. */
export function httpSource(origin: string): DemoSource {
  let failures = 0;
  return {
    notice: 'Demo backend on this machine.',
    readOutbox: async () => {
      try {
        const response = await fetch(`${origin}/__demo/outbox`);
        const outbox = (await response.json()) as Mail[];
        failures = 0;
        return outbox;
      } catch (error) {
        failures += 1;
        throw error;
      }
    },
    readDrafting: async () => {
      const response = await fetch(`${origin}/__demo/drafting`);
      return response.ok ? response.text() : '';
    },
    watch: (changed) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        if (document.visibilityState === 'visible') changed();
        // A stopped backend is polled less and less: each failed request is a line in the browser's console.
        timer = setTimeout(tick, Math.min(pollMs * 2 ** failures, maxPollMs));
      };
      tick();
      return () => clearTimeout(timer);
    },
    reset: async () => {
      await fetch(`${origin}/__demo/reset`, { method: 'POST' });
      clearDemoStorage();
    },
  };
}

/** No backend: the browser refused the service worker. The pages that need none can still be read. */
export const noBackendSource: DemoSource = {
  notice: 'Demo. This browser does not allow the demo backend, so nothing can be saved.',
  readOutbox: () => Promise.resolve([]),
  readDrafting: () => Promise.resolve(''),
  watch: () => () => undefined,
  reset: () => Promise.resolve(),
};
