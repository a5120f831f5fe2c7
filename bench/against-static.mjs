// @ts-check
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startStaticServer } from '../tools/serve.mjs';
import { onPhone, seenBy } from './phone.mjs';
import { root } from './site.mjs';
import { median } from './versus.mjs';

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

/** The words a page shows, in no order. @param {Page} page */
const wordsOf = (page) =>
  page.evaluate(() => (document.body.innerText.match(/[\p{L}\d]+/gu) ?? []).map((word) => word.toLowerCase()));

/** @param {Browser} browser @param {string} address */
async function paintTimes(browser, address) {
  return onPhone(browser, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(calm);
    const { first, largest } = await seenBy(page);
    return { first, largest, words: await wordsOf(page) };
  });
}

/** The landing page and the pages written by hand in turn, so that all meet the same noise. */
export async function printAgainstStatic(/** @type {Browser} */ browser, /** @type {string} */ origin) {
  await withStaticPage(async (staticOrigin) => {
    const ours = [];
    const theirs = [];
    const late = [];
    for (let run = 0; run < rounds; run += 1) {
      ours.push(await paintTimes(browser, origin));
      theirs.push(await paintTimes(browser, staticOrigin));
      late.push(await paintTimes(browser, `${staticOrigin}/late.html`));
    }
    const here = new Set(ours[0]?.words);
    const there = new Set(theirs[0]?.words);
    const shared = [...here].filter((word) => there.has(word)).length;
    const largest = [ours, theirs, late].map((runs) => median(runs.map((run) => run.largest)));
    const first = [ours, theirs, late].map((runs) => median(runs.map((run) => run.first)));
    /** @type {(name: string, medians: number[]) => string} */
    const line = (name, [mine = NaN, ...others]) => {
      const compared = others.map((other) => `${Math.round(other)} ms: ${(mine / other).toFixed(2)} times`);
      return `  ${name}  ${Math.round(mine)} ms; by hand ${compared.join('; with its font asked for as late as ours ')}`;
    };
    console.log(`/ against a page written by hand (${shared} of its ${here.size} different words; ${rounds} rounds)`);
    console.log(line('FCP median', first));
    console.log(line('LCP median', largest));
  });
}
