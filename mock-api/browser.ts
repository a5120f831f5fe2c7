import { mountDemoBar } from './demo/bar';
import { httpSource, noBackendSource, type DemoSource } from './demo/source';

/** The service worker's backend; the bar says so where the browser refuses (an insecure address, a private window). */
async function startWorker(): Promise<DemoSource> {
  const worker = await import('./worker');
  return worker.startWorker().catch(() => noBackendSource);
}

/** Lets the backend of another origin set its cookie, before the first call that must bring it (see http.ts). */
async function visit(origin: string): Promise<DemoSource> {
  // Without a backend the application still starts and shows its failed states.
  await fetch(`${origin}/__demo/visit`, { method: 'POST', credentials: 'include' }).catch(() => undefined);
  return httpSource(origin);
}

/**
 * Makes the embedded backend ready and shows the demo bar. Await it before rendering: what is sent earlier would reach
 * the network. Over HTTP (development) the backend runs already; in the static demo this starts the service worker.
 */
export async function startDemo(): Promise<void> {
  const source =
    __EMBEDDED_BACKEND__ === 'worker' ? await startWorker() : await visit(import.meta.env.VITE_API_HOST ?? '');
  mountDemoBar(source);
  const { followDemoAccounts } = await import('./demo/progress');
  followDemoAccounts();
}
