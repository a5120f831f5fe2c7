// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { inBrowser, signIn } from './browser.mjs';
import { withSite } from './site.mjs';

/** What a browser has loaded of our script once a page stands, compressed as a good host sends it. */
export async function bytes() {
  await withSite(({ origin, folder }) =>
    inBrowser(async (page) => {
      /** @type {Set<string>} */
      const loaded = new Set();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) loaded.add(pathname);
      });
      /** @param {string} name @param {string} address */
      const measure = async (name, address) => {
        loaded.clear();
        await page.goto(origin + address);
        await page.waitForLoadState('networkidle');
        const bodies = await Promise.all([...loaded].map((file) => readFile(path.join(folder, file))));
        /** @param {(body: Buffer) => Buffer} compress */
        const kb = (compress) =>
          (bodies.reduce((sum, body) => sum + compress(body).length, 0) / 1000).toFixed(1).padStart(6);
        const gzip = kb((body) => gzipSync(body, { level: 9 }));
        console.log(`${name.padEnd(12)} ${gzip} kB gzip ${kb(brotliCompressSync)} kB brotli, ${bodies.length} files`);
      };
      await measure('landing', '/');
      await measure('sign-in', '/individual-signin');
      await signIn(page, origin);
      await measure('dashboard', '/dashboard');
      await measure('pocket', '/okrs');
    }),
  );
}
