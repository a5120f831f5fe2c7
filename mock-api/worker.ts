import { setupWorker } from 'msw/browser';

import { naturalLatency, type MockContext } from './context';
import { Database } from './db';
import { clearDemoStorage, type DemoSource } from './demo/source';
import { createHandlers } from './handlers';
import { seed } from './seed';
import { browserStorage } from './storage/browser';
import { builtInWriter } from './suggestions/draft';
import { issuers } from './tokens';

/** The part of Trusted Types that is used here; browsers without them have no factory. */
type PolicyFactory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown };
};

/** A host that enforces Trusted Types lets the static demo in with `trusted-types demo-worker`. */
const policyName = 'demo-worker';

/** Time limit for a new worker to control this page. */
const controlTimeoutMs = 2000;

/** The address in the form that a page with Trusted Types asks for; the policy lets exactly this address through. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy(policyName, {
    createScriptURL: (wanted) => {
      if (wanted !== address) throw new TypeError('The demo loads one worker only.');
      return wanted;
    },
  });
  // `register` is typed as taking text; it takes the trusted form of it just as well.
  return (policy?.createScriptURL(address) ?? address) as string;
}

/**
 * Registers the service worker and waits until it answers for this page. The interception library would register it
 * too, but with plain text, which a page with Trusted Types refuses; a worker that is there already it takes as it is.
 * @throws where service workers or this policy are not allowed
 */
async function registerWorker(address: string): Promise<void> {
  const { serviceWorker } = navigator;
  const controlled = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, controlTimeoutMs);
  });
  await serviceWorker.register(trusted(address));
  await serviceWorker.ready;
  if (serviceWorker.controller === null) await controlled;
}

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
    writeDraft: builtInWriter(),
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
    readDrafting: () => Promise.resolve(''),
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
