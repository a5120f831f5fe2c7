import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Plugin } from 'vite';

import { markStoragePrefix } from './mock-api-plugin.ts';

const workerFile = 'mockServiceWorker.js';

const readWorker = () => readFile(createRequire(import.meta.url).resolve(`msw/${workerFile}`), 'utf8');

/**
 * The mode `demo`, whose backend is a service worker: says so to the client and adds the worker's script to the site's
 * root. The script comes from the installed package: a copy under public/ would go into every build and grow old.
 */
export function mswWorker(): Plugin {
  let demo = false;
  let address = '';
  return {
    name: 'msw-worker',
    config: (_, { mode }) => (mode === 'demo' ? { define: { __EMBEDDED_BACKEND__: JSON.stringify('worker') } } : {}),
    configResolved({ mode, base }) {
      demo = mode === 'demo';
      address = `${base}${workerFile}`;
    },
    configureServer(server) {
      if (!demo) return;
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== address) {
          next();
          return;
        }
        readWorker().then((source) => response.setHeader('content-type', 'text/javascript').end(source), next);
      });
    },
    transformIndexHtml: (html) => (demo ? markStoragePrefix(html) : html),
    async generateBundle() {
      if (demo) this.emitFile({ type: 'asset', fileName: workerFile, source: await readWorker() });
    },
  };
}
