// @ts-check
import { runnerImport } from 'vite';

import { backendOrigin, backendPort, siteOrigin } from './addresses.mjs';

/**
 * Starts the embedded backend over real HTTP, as a process of its own: other origin, real preflights, real cookies.
 */

/** @type {{ module: typeof import('../../../mock-api/http') }} */
const { module } = await runnerImport('./mock-api/http.ts', {
  configFile: false,
  resolve: { tsconfigPaths: true },
  logLevel: 'warn',
});

const backend = await module.startMockHttp({ port: backendPort, pageOrigin: siteOrigin, requireCookie: true });
if (backend.origin !== backendOrigin) {
  // The application is built for one address, so the next free port is of no use.
  await backend.close();
  throw new Error(`port ${backendPort} is taken: stop what listens there, or set E2E_PORT`);
}
