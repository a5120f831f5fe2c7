import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Plugin } from 'vite';

import { hashedFolder } from './deploy/headers.mjs';

/** Tags that fetch a script or a style sheet, up to the end of the URL. */
const fetching = /<(?:script\b[^>]*? src|link\b[^>]*? rel="(?:stylesheet|modulepreload)"[^>]*? href)="([^"]+)"/g;

/**
 * A document whose scripts, style sheets and preloaded modules say what they hold, so that a browser refuses one that was
 * changed where it lies or on its way (docs/decisions/0006).
 * @param read what lies at an address; null where that is not known for as long as the document is kept
 */
export function withIntegrity(html: string, read: (address: string) => Buffer | null): string {
  return html.replace(fetching, (element: string, address: string) => {
    const content = read(address);
    if (content === null) return element;
    return `${element} integrity="sha256-${createHash('sha256').update(content).digest('base64')}"`;
  });
}

/** Adds the hashes of a document's resources, if their names contain a hash. */
export function integrity(): Plugin {
  let base = '/';
  return {
    name: 'integrity',
    apply: (options) => options.build?.ssr === undefined,
    configResolved: (resolved) => void ({ base } = resolved),
    writeBundle: {
      // After the documents of pages (tools/prerender/plugin.ts).
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const read = (address: string) => {
          const file = path.join(dir, address.slice(base.length));
          return address.startsWith(base + hashedFolder.slice(1)) && existsSync(file) ? readFileSync(file) : null;
        };
        const names = await readdir(dir, { recursive: true });
        const documents = names.filter((name) => name.endsWith('.html')).map((name) => path.join(dir, name));
        await Promise.all(
          documents.map(async (file) => writeFile(file, withIntegrity(await readFile(file, 'utf8'), read))),
        );
      },
    },
  };
}
