// @ts-check

/**
 * Where the end-to-end run has its servers. E2E_PORT moves them all, for a second run beside the first: `base` is the
 * backend, `base + 10` the site, `base + 11` the same with slashes, `base + 15` a development server, from `base + 16` on
 * what stands before the backend of one of four workers and breaks answers off, and from `base + 20` on each worker's own backend.
 */
const base = Number(process.env['E2E_PORT'] ?? 4600);

/** The backend as the built application knows it. Nothing listens there: each worker's browser is led to its own. */
export const backendOrigin = `http://localhost:${base}`;

// Playwright numbers the workers that run at the same time.
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Where the backend of this worker listens, which no other worker's tests can see or change. */
export const workerBackendPort = base + 20 + worker;
export const workerBackendOrigin = `http://localhost:${workerBackendPort}`;

/** Where a worker that breaks answers off has its raw server (raw-server.ts). */
export const rawServerPort = base + 16 + worker;

/**
 * Leads this worker's browser from the backend's address to a port; origin, cookies and policy stay the application's. No
 * host but this machine is found, so that nothing is ever asked of another one (support/watch.ts reports who tried).
 *
 * @param {number} port
 */
export const resolverRules = (port) =>
  `--host-resolver-rules=${[
    `MAP localhost:${base} localhost:${port}`,
    'MAP localhost localhost',
    'MAP * ~NOTFOUND',
  ].join(', ')}`;

/** Where the built application is served. */
export const sitePort = base + 10;
export const siteOrigin = `http://localhost:${sitePort}`;

/** Where it is served as by hosts that add a slash to the end of every page's address. */
export const slashedPort = base + 11;
export const slashedOrigin = `http://localhost:${slashedPort}`;

/** Where the development server of a test listens. */
export const developmentOrigin = `http://localhost:${base + 15}`;

/** Where uploaded pictures may lie besides the backend; nothing answers there unless a test does. */
export const imageOrigin = 'https://pictures.example';

/** The folder it is built into; one per pair of ports. */
export const siteFolder = base === 4600 ? 'dist-e2e' : `dist-e2e-${base}`;
