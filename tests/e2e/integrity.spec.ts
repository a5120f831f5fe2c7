// proof: integrity

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { siteFolder } from './support/addresses.mjs';
import { heading, isHydrated } from './support/steps';
import { expect, test } from './support/test';

test.use({ figure: 'integrity' });

declare global {
  interface Window {
    /** Set by a script that was changed. */
    __changed?: true;
  }
}

test('every document of the build says what each of its scripts and style sheets holds', async () => {
  const documents = (await readdir(siteFolder, { recursive: true })).filter((name) => name.endsWith('.html'));
  expect(documents.length).toBeGreaterThan(20);
  for (const document of documents) {
    const html = await readFile(path.join(siteFolder, document), 'utf8');
    const fetching = html.match(/<(?:script[^>]* src|link[^>]* rel="(?:stylesheet|modulepreload)")[^>]*>/g) ?? [];
    expect(fetching.length, document).toBeGreaterThan(1);
    for (const element of fetching) {
      const [, address = ''] = /(?:src|href)="([^"]+)"/.exec(element) ?? [];
      const hash = createHash('sha256').update(await readFile(path.join(siteFolder, address)));
      expect(element, document).toContain(`integrity="sha256-${hash.digest('base64')}"`);
    }
  }
});

const script = '\nwindow.__changed = true;';

for (const [name, addresses, addition] of [
  ['the entry', /\/assets\/index-[^/]+\.js$/, script],
  ['a preloaded module', /\/assets\/base-[^/]+\.js$/, script],
  ['the style sheet', /\/assets\/style-[^/]+\.css$/, '\n:root { --changed: yes }'],
] as const) {
  test(`${name}, changed on its way, is refused, and the document stands`, async ({ page, watch }) => {
    watch.allow(/integrity|request failed|Failed to load|preload/i);
    let [sent, added] = [0, ''];
    await page.route(addresses, async (route) => {
      const response = await route.fetch();
      sent += 1;
      await route.fulfill({ response, body: (await response.text()) + added });
    });
    const openForm = async () => {
      await page.goto('/individual-signin', { waitUntil: 'load' });
      await expect(heading(page)).toHaveText('Sign In');
    };
    // The unchanged file is accepted.
    await openForm();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect.poll(() => sent).toBe(1);

    added = addition;
    await openForm();
    await expect.poll(() => sent).toBe(2);
    expect(await page.evaluate(() => window.__changed)).toBeUndefined();
    const rule = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--changed'));
    expect(rule).toBe('');
  });
}
