// @ts-check
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { cacheControl, hashedFolder, securityHeaders } from './deploy/headers.mjs';
import { styleHashes } from './prerender/hashes.mjs';

/**
 * A small static server that answers as a production host would: the same headers, the same fallback, the same 404.
 * Strict-Transport-Security alone is left out, for it would lock http://localhost for two years.
 */

/** @type {Record<string, string>} */
const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const compressible = /^(text\/|application\/(json|manifest|xml)|image\/svg|font\/ttf)/;

/** @typedef {{ body: Buffer, etag: string, encodings: Map<string, Buffer>, changed: number }} Entry */

/**
 * The file a request means, or null: the path itself, a prerendered page in a folder of that name, else the shell.
 *
 * @param {string} root
 * @param {string} pathname decoded
 * @returns {Promise<string | null>}
 */
async function fileFor(root, pathname) {
  const wanted = path.join(root, pathname);
  if (wanted !== root && !wanted.startsWith(root + path.sep)) return null;
  const fallbacks = pathname.startsWith(hashedFolder) ? [] : ['200.html', 'index.html'].map((f) => path.join(root, f));
  for (const file of [wanted, path.join(wanted, 'index.html'), ...fallbacks]) {
    const found = await stat(file).catch(() => null);
    if (found?.isFile() === true) return file;
  }
  return null;
}

/**
 * @param {Buffer} body
 * @param {string} encoding
 */
function compress(body, encoding) {
  return encoding === 'br'
    ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : gzipSync(body);
}

/**
 * Serves a built folder until `close` is called.
 *
 * @param {{ root: string, port?: number } & import('./deploy/headers.mjs').HeaderOptions} options port 0 or none: any free one
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function startStaticServer({ root, port = 0, ...options }) {
  const folder = path.resolve(root);
  const styles = styleHashes(folder);
  const headers = securityHeaders({ ...options, styles }).filter(([name]) => name !== 'Strict-Transport-Security');
  /** @type {Map<string, Entry>} */
  const cache = new Map();

  /** @param {string} file */
  const load = async (file) => {
    const { mtimeMs } = await stat(file);
    const known = cache.get(file);
    if (known?.changed === mtimeMs) return known;
    const body = await readFile(file);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    /** @type {Entry} */
    const entry = { body, etag, encodings: new Map(), changed: mtimeMs };
    cache.set(file, entry);
    return entry;
  };

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  const answer = async (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    /** @param {number} status @param {string} text */
    const refuse = (status, text) => {
      response
        .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(text);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Method not allowed');
    const pathname = readPath(request.url ?? '/');
    if (pathname === null) return refuse(400, 'Bad request');
    const file = await fileFor(folder, pathname);
    if (file === null) return refuse(404, 'Not found');

    const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
    const entry = await load(file);
    response.setHeader('Cache-Control', cacheControl(pathname));
    response.setHeader('ETag', entry.etag);
    if (request.headers['if-none-match'] === entry.etag) {
      response.writeHead(304).end();
      return;
    }
    response.setHeader('Content-Type', type);
    let { body } = entry;
    if (compressible.test(type)) {
      response.setHeader('Vary', 'Accept-Encoding');
      const accepted = request.headers['accept-encoding']?.toString() ?? '';
      const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
      if (encoding !== undefined) {
        body = entry.encodings.get(encoding) ?? compress(entry.body, encoding);
        entry.encodings.set(encoding, body);
        response.setHeader('Content-Encoding', encoding);
      }
    }
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((/** @type {unknown} */ reason) => response.destroy(asError(reason)));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the static server has no port');
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {string} url the request line's target
 * @returns {string | null} its decoded path; null for one that cannot be decoded
 */
function readPath(url) {
  try {
    const pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return pathname.includes('\0') ? null : pathname;
  } catch {
    return null;
  }
}

/** @param {unknown} reason */
function asError(reason) {
  return reason instanceof Error ? reason : new Error(String(reason));
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
