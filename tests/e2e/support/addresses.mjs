// @ts-check

/**
 * Where the end-to-end run has its two servers. E2E_PORT moves both, for a second run beside the first.
 */
const base = Number(process.env['E2E_PORT'] ?? 4600);

/** Where the embedded backend listens. */
export const backendPort = base;
export const backendOrigin = `http://localhost:${backendPort}`;

/** Where the built application is served. */
export const sitePort = base + 10;
export const siteOrigin = `http://localhost:${sitePort}`;

/** Where uploaded pictures may lie besides the backend; nothing answers there unless a test does. */
export const imageOrigin = 'https://pictures.example';

/** The folder it is built into; one per pair of ports. */
export const siteFolder = base === 4600 ? 'dist-e2e' : `dist-e2e-${base}`;
