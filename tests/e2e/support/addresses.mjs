// @ts-check

/**
 * Ports of the end-to-end run. E2E_PORT moves them all, for a second run at the same time: `base` is the backend, `base
 * + 10` the site, `base + 11` the site with slashes, `base + 15` a development server, and from `base + 20` on each
 * worker's own backend.
 */
const base = Number(process.env['E2E_PORT'] ?? 4600);

/**
 * The backend's origin in the built application. Nothing listens there: each worker's browser is redirected to its own.
 */
export const backendOrigin = `http://localhost:${base}`;

// Playwright numbers the workers that run at the same time.
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** The port of this worker's backend; no other worker's tests see or change it. */
export const workerBackendPort = base + 20 + worker;
export const workerBackendOrigin = `http://localhost:${workerBackendPort}`;

/**
 * Maps the backend's address to a port in this worker's browser; origin, cookies and policy stay the application's. No
 * other host resolves, so no request leaves the machine (support/watch.ts reports attempts).
 * @param {number} port
 */
export const resolverRules = (port) =>
  `--host-resolver-rules=${[
    `MAP localhost:${base} localhost:${port}`,
    'MAP localhost localhost',
    'MAP * ~NOTFOUND',
  ].join(', ')}`;

/** The origin of the built application. */
export const sitePort = base + 10;
export const siteOrigin = `http://localhost:${sitePort}`;

/** The origin of a host that adds a slash to the end of every page's address. */
export const slashedPort = base + 11;
export const slashedOrigin = `http://localhost:${slashedPort}`;

/** The origin of a test's development server. */
export const developmentOrigin = `http://localhost:${base + 15}`;

/** A further origin for uploaded pictures; nothing responds there unless a test does. */
export const imageOrigin = 'https://pictures.example';

/** The folder it is built into; one per pair of ports. */
export const siteFolder = base === 4600 ? 'dist-e2e' : `dist-e2e-${base}`;
