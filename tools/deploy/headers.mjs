// @ts-check

/**
 * The only source of the response headers. The static server of the tests sends them, and `tools/deploy/config.mjs` writes
 * them for nginx, Netlify, Cloudflare Pages and Vercel.
 */

/** @typedef {readonly [name: string, value: string]} Header */

/**
 * @typedef {object} HeaderOptions
 * @property {string | undefined} [apiOrigin] the backend's origin as fixed at build time; empty: the page's own
 * @property {string | undefined} [imageOrigins] further origins of pictures, separated by spaces, as in VITE_IMAGE_ORIGINS
 * @property {boolean | undefined} [demo] for the static demo, whose backend is a service worker
 * @property {boolean | undefined} [hstsPreload] for `includeSubDomains; preload`: it binds the whole domain and takes
 *   months to undo, so it is off by default
 * @property {readonly string[] | undefined} [styles] the hashes of the styles in the documents (tools/prerender/hashes.mjs)
 * @property {readonly string[] | undefined} [scripts] the hashes of the scripts in them
 */

/** The folder of the files with a content hash in their name; everything else is revalidated. */
export const hashedFolder = '/assets/';

/**
 * An origin as the policy needs it: scheme, host and port.
 *
 * @param {string} text
 */
function originOf(text) {
  const url = new URL(text);
  // A star would let the policy show pictures that the client, which compares whole origins, refuses.
  if (!/^https?:$/.test(url.protocol) || text.includes('*') || (text !== url.origin && text !== `${url.origin}/`)) {
    throw new Error(`"${text}" is no origin: expected scheme, host and port only, as in https://api.example.com`);
  }
  return url.origin;
}

/**
 * The content security policy. Everything is refused but the listed kinds from the listed places. With Trusted Types
 * switched on, no text can become markup or script at all; the one policy that is named only gives the address of our own
 * worker (docs/decisions/0041).
 *
 * @param {{ backend: readonly string[], images: readonly string[], demo: boolean, styles: readonly string[],
 *   scripts: readonly string[] }} allowed
 */
function contentSecurityPolicy({ backend, images, demo, styles, scripts }) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // blob: shows a picture that was chosen but not sent yet.
    ["img-src 'self' blob:", ...new Set([...backend, ...images])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...backend].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // The reader of workbooks (src/lib/table-file).
    "worker-src 'self'",
    // A worker's URL is script too: its policy (src/lib/table-file/read-table.ts), and the demo's (mock-api/worker.ts).
    `trusted-types cairn-reader${demo ? ' demo-worker' : ''}`,
  ].join('; ');
}

/**
 * The headers of every response, in the order of the deployment files.
 *
 * @param {HeaderOptions} options
 * @returns {Header[]}
 */
export function securityHeaders({
  apiOrigin = '',
  imageOrigins = '',
  demo = false,
  hstsPreload = false,
  styles = [],
  scripts = [],
}) {
  const backend = apiOrigin === '' ? [] : [originOf(apiOrigin)];
  const images = imageOrigins.split(/\s+/).filter(Boolean).map(originOf);
  return [
    ['Content-Security-Policy', contentSecurityPolicy({ backend, images, demo, styles, scripts })],
    ['Strict-Transport-Security', `max-age=63072000${hstsPreload ? '; includeSubDomains; preload' : ''}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    // Reset tokens are in the URL: no other site may see it.
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Cross-Origin-Embedder-Policy', 'credentialless'],
    [
      'Permissions-Policy',
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    ],
  ];
}

/**
 * How long a browser may cache a response: hashed files for a year, everything else with revalidation.
 *
 * @param {string} path the request's path
 */
export function cacheControl(path) {
  return path.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
