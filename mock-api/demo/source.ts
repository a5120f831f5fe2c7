import type { Mail } from '../tables';

/** What the bar needs from the backend behind it, whichever door it uses. */
export type DemoSource = {
  /** One sentence that says where the data is. */
  notice: string;
  /** The mails, newest first. */
  readOutbox: () => Promise<Mail[]>;
  /** Calls back when the mails may have changed; returns how to stop. */
  watch: (changed: () => void) => () => void;
  /** The seed again, and everything forgotten that this browser stored for the demo. */
  reset: () => Promise<void>;
};

const pollEvery = 3000;
const pollAtMostEvery = 60_000;

/** What the application (`demo:`) and the interception library keep in this browser for the demo. */
const isOfDemo = (key: string) => key.startsWith('demo:') || key.startsWith('__msw-');

function clearKeys(storage: Storage) {
  for (const key of Object.keys(storage)) if (isOfDemo(key)) storage.removeItem(key);
}

/** Storage may be forbidden altogether; then there is nothing to forget. */
export function forget() {
  try {
    clearKeys(localStorage);
    clearKeys(sessionStorage);
  } catch {
    // Nothing was stored.
  }
}

/** The backend over HTTP (development): asked every few seconds while the page is looked at. */
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
    watch: (changed) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        if (document.visibilityState === 'visible') changed();
        // A backend that was stopped is asked less and less: each failed request is a line in the browser's console.
        timer = setTimeout(tick, Math.min(pollEvery * 2 ** failures, pollAtMostEvery));
      };
      tick();
      return () => clearTimeout(timer);
    },
    reset: async () => {
      await fetch(`${origin}/__demo/reset`, { method: 'POST' });
      forget();
    },
  };
}

/** No backend: the browser refused the service worker. The pages that need none can still be read. */
export const silentSource: DemoSource = {
  notice: 'Demo. This browser does not allow the demo backend, so nothing can be saved.',
  readOutbox: () => Promise.resolve([]),
  watch: () => () => undefined,
  reset: () => Promise.resolve(),
};
