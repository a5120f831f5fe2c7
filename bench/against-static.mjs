// @ts-check
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startStaticServer } from '../tools/serve.mjs';
import { onPhone, seenBy } from './phone.mjs';
import { root } from './site.mjs';
import { inRounds, printTable } from './versus.mjs';

/** @typedef {import('./phone.mjs').Browser} Browser @typedef {import('./phone.mjs').Page} Page */

const rounds = 9;

/** How long after its load a page's largest picture is looked for. */
const calm = 2500;

const fontLine = /\s*<link rel="preload"[^>]*>/;

/**
 * Serves the page written by hand beside this file, with the application's font and the same headers. `/late.html` is the
 * same with its font asked for at the end, as ours is (docs/decisions/0012).
 */
async function withStaticPage(/** @type {(origin: string) => Promise<void>} */ work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-static-'));
  const font = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
  const page = await readFile(path.join(root, 'bench/static-page/index.html'), 'utf8');
  const [preload = ''] = fontLine.exec(page) ?? [];
  await writeFile(path.join(folder, 'index.html'), page);
  await writeFile(path.join(folder, 'late.html'), page.replace(fontLine, '').replace('</body>', `${preload}</body>`));
  await copyFile(createRequire(import.meta.url).resolve(font), path.join(folder, 'font.woff2'));
  const server = await startStaticServer({ root: folder });
  try {
    await work(server.origin);
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The different words that a page shows. @param {Page} page @param {string} address */
async function wordsAt(page, address) {
  await page.goto(address);
  const text = await page.locator('body').innerText();
  return new Set((text.match(/[\p{L}\d]+/gu) ?? []).map((word) => word.toLowerCase()));
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @returns {Promise<import('./versus.mjs').Figures>} milliseconds; `blocked`: of tasks over 50 ms, what is over
 */
async function paintTimes(browser, address) {
  return onPhone(browser, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(calm);
    const { first, largest, blocked } = await seenBy(page);
    return { FCP: first, LCP: largest, blocked };
  });
}

/**
 * The landing page, the pages written by hand and other applications' pages in the same rounds.
 *
 * @param {Browser} browser
 * @param {readonly import('./site.mjs').Application[]} applications this build first
 */
export async function printAgainstStatic(browser, applications) {
  await withStaticPage(async (staticOrigin) => {
    const [here, ...others] = applications.map(({ name, origin, path: address }) => ({
      name,
      address: origin + (address ?? '/'),
    }));
    const byHand = [
      { name: 'by hand', address: staticOrigin },
      { name: 'with its font as late', address: `${staticOrigin}/late.html` },
    ];
    const pages = here === undefined ? [] : [here, ...byHand, ...others];
    const words = await Promise.all(
      pages.slice(0, 2).map(({ address }) => onPhone(browser, (page) => wordsAt(page, address))),
    );
    const [ours = new Set(), theirs = new Set()] = words;
    const measured = await inRounds(
      rounds,
      pages.map(({ name, address }) => ({ name, run: () => paintTimes(browser, address) })),
    );
    console.log(
      `the page written by hand has ${[...ours].filter((word) => theirs.has(word)).length} of the ${ours.size} different words of /; ${rounds} rounds`,
    );
    printTable('/ on a phone, ms', measured);
  });
}
