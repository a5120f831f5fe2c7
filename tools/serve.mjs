// @ts-check
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { constants } from 'node:zlib';

import compression from 'compression';
import sirv from 'sirv';

import { cacheControl, hashedFolder, securityHeaders } from './deploy/headers.mjs';
import { inlineHashes } from './prerender/hashes.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/** @param {string} url the request line's target */
function canBeDecoded(url) {
  try {
    return decodeURI(url) !== '';
  } catch {
    return false;
  }
}

/**
 * The redirect of many hosts (Cloudflare Pages, Netlify) for a page that is a folder: to the address with a slash at
 * its end, and with its query.
 * @param {string} root
 * @param {string} url the request line's target
 * @returns {string | null} null for no redirect
 */
function withEndSlash(root, url) {
  const [, pathname = '', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? [];
  if (pathname.endsWith('/') || !existsSync(path.join(root, decodeURI(pathname), 'index.html'))) return null;
  return `${pathname}/${query}`.replace(/^\/+/, '/');
}

/**
 * Serves a built folder as a production host would, until `close` is called: the same headers, the same fallback, the same
 * 404. Only Strict-Transport-Security is left out: it would lock http://localhost for two years. The folder is read once:
 * files that are added later are not found.
 *
 * @param {{ root: string, port?: number, api?: (request: Request, response: Response) => void,
 *   compressed?: boolean, endSlash?: boolean } & import('./deploy/headers.mjs').HeaderOptions} options port 0 or none: any free one; `api`
 *   answers what starts with `/api/`, for a build whose backend is the page's own origin; `compressed: false` sends files as
 *   they are; `endSlash` redirects pages to their address with a slash at its end, as many hosts do
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function startStaticServer({ root, port = 0, api, compressed = true, endSlash = false, ...options }) {
  const headers = new Map(securityHeaders({ ...options, ...inlineHashes(root) }));
  headers.delete('Strict-Transport-Security');
  const single = existsSync(path.join(root, '200.html')) ? '200.html' : 'index.html';
  const assets = sirv(root, { etag: true });
  const pages = sirv(root, { etag: true, single, ignores: false });
  // The types of the package require Express, the package does not.
  const compress = /** @type {(request: Request, response: Response, next: () => void) => void} */ (
    compression({
      filter: compressed ? compression.filter : () => false,
      level: 5,
      brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    })
  );

  const server = createServer((request, response) => {
    const { method = '', url = '/' } = request;
    response.setHeaders(headers).setHeader('Vary', 'Accept-Encoding');
    /** @param {number} status @param {string} text */
    const refuse = (status, text) => {
      response
        .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(text);
    };
    if (api !== undefined && url.startsWith('/api/')) return compress(request, response, () => api(request, response));
    if (!['GET', 'HEAD'].includes(method)) return refuse(405, 'Method not allowed');
    if (!canBeDecoded(url)) return refuse(400, 'Bad request');
    const slashed = endSlash ? withEndSlash(root, url) : null;
    if (slashed !== null) return void response.writeHead(308, { Location: slashed }).end();
    response.setHeader('Cache-Control', cacheControl(url));
    const files = url.startsWith(hashedFolder) ? assets : pages;
    compress(request, response, () => files(request, response, () => refuse(404, 'Not found')));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4610' },
      api: { type: 'string' },
      images: { type: 'string' },
      demo: { type: 'boolean' },
    },
  });
  const root = positionals[0] ?? 'dist';
  const { api, images, demo, port } = values;
  const options = { apiOrigin: api, imageOrigins: images, demo };
  const { origin } = await startStaticServer({ root, port: Number(port), ...options });
  console.log(`${root} is served at ${origin}`);
}
