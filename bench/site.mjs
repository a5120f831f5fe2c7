// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

import { startStaticServer } from '../tools/serve.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds the application for a backend of its own, serves both as in production, and takes everything away after.
 *
 * @template T
 * @param {(site: { origin: string, backendOrigin: string, folder: string }) => Promise<T>} work
 */
export async function withSite(work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-bench-'));
  const options = { root, configFile: /** @type {const} */ (false), resolve: { tsconfigPaths: true } };
  /** @type {{ module: typeof import('../mock-api/http') }} */
  const { module } = await runnerImport(path.join(root, 'mock-api/http.ts'), options);
  const backend = await module.startMockHttp({ port: 0 });
  // In a process of its own: the runner above has made this one a development process.
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', VITE_API_HOST: backend.origin },
    stdio: 'inherit',
  });
  const server = await startStaticServer({ root: folder, apiOrigin: backend.origin });
  try {
    return await work({ origin: server.origin, backendOrigin: backend.origin, folder });
  } finally {
    await server.close();
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  }
}
