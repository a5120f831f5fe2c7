import { setupWorker } from 'msw/browser';

import { naturalLatency, type MockContext } from './context';
import { Database } from './db';
import { clearDemoStorage, type DemoSource } from './demo/source';
import { createHandlers } from './handlers';
import { seed } from './seed';
import { browserStorage } from './storage/browser';
import { issuers } from './tokens';
import { registerWorker } from './worker-script';

/**
 * Starts the backend in a service worker; resolves when it answers, so render only then.
 * An address under /api that no call has is answered with 404 here, never with the page of the site.
 * @throws where the browser has no service workers (an insecure address, some private windows)
 */
export async function startWorker(): Promise<DemoSource> {
  const db = new Database((empty) => seed(empty, new Date()), await browserStorage());
  const context: MockContext = {
    db,
    now: () => new Date(),
    issuer: issuers.embedded,
    latency: naturalLatency,
    slowMs: 5000,
    credentialsAreCertain: true,
  };
  const address = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  await registerWorker(address);
  await setupWorker(...createHandlers(context)).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: address },
  });
  return {
    notice: 'Demo. Everything stays in this browser.',
    readOutbox: async () => {
      await db.open();
      return db.tables.outbox.toReversed();
    },
    watch: (changed) => {
      changed();
      return db.subscribe(changed);
    },
    reset: async () => {
      await db.reset();
      clearDemoStorage();
    },
  };
}
