import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { Plugin } from 'vite';

/** Where the flags of all countries lie, as pictures in a ratio of 3 to 2. */
const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')),
  '3x2',
);

const flagNames = readdirSync(folder).filter((name) => /^[A-Z]{2}\.svg$/.test(name));

/**
 * Serves the countries' flags from our own origin, under `flags/`: the phone field would ask a third party for them,
 * which the security policy refuses and a person never agreed to. Each is fetched when it is shown.
 */
export function countryFlags(): Plugin {
  let base = '/';
  return {
    name: 'country-flags',
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      server.middlewares.use(`${base}flags`, (request, response, next) => {
        const name = flagNames.find((candidate) => request.url?.split('?')[0] === `/${candidate}`);
        if (name === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml').end(readFileSync(path.join(folder, name)));
      });
    },
    generateBundle() {
      for (const name of flagNames) {
        this.emitFile({ type: 'asset', fileName: `flags/${name}`, source: readFileSync(path.join(folder, name)) });
      }
    },
  };
}
