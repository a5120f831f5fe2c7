// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

import { startStaticServer } from '../tools/serve.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response) => void} Handler
 * @typedef {import('./versus.mjs').Other} Other
 * @typedef {{ name: string, origin: string }} Application
 * @typedef {{ folder: string, applications: Application[], answers: Map<string, Buffer> }} Site `applications`: this build,
 *   named "here", and the others; `answers`: JSON by path, which they get in place of the backend's
 */

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds the application for a backend of its own on the page's own origin, serves both as in production, and takes
 * everything away after. Others are served beside it.
 *
 * @template T
 * @param {(site: Site) => Promise<T>} work
 * @param {readonly Other[]} [others]
 */
export async function withSite(work, others = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-bench-'));
  const backend = await startBackend();
  // In a process of its own: the runner above has made this one a development process.
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', VITE_API_HOST: '' },
    stdio: 'inherit',
  });
  /** @type {Site['answers']} */
  const answers = new Map();
  const served = await Promise.all(
    [{ name: 'here', folder }, ...others].map(async (application) => {
      const server = await startStaticServer({ root: application.folder, api: forwardTo(backend.origin, answers) });
      return { name: application.name, ...server };
    }),
  );
  try {
    return await work({ folder, applications: served, answers });
  } finally {
    await Promise.all(served.map(({ close }) => close()));
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A fresh, seeded backend. */
async function startBackend() {
  const options = { root, configFile: /** @type {const} */ (false), resolve: { tsconfigPaths: true } };
  /** @type {{ module: typeof import('../mock-api/http') }} */
  const { module } = await runnerImport(path.join(root, 'mock-api/http.ts'), options);
  return module.startMockHttp({ port: 0 });
}

/** In milliseconds, by when the page stands and waits. Answered at once, a read that is sent ahead would wait for React (decision 0016). */
const answerMs = 1000;

/** @param {string} backendOrigin @param {Site['answers']} answers @returns {Handler} */
function forwardTo(backendOrigin, answers) {
  return (request, response) => {
    const { url = '/', method = 'GET', headers } = request;
    const body = method === 'GET' ? answers.get(url) : undefined;
    if (body !== undefined) {
      setTimeout(() => response.writeHead(200, { 'Content-Type': 'application/json' }).end(body), answerMs);
      return;
    }
    const sent = httpRequest(backendOrigin + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    sent.on('error', () => response.destroy());
    request.pipe(sent);
  };
}
