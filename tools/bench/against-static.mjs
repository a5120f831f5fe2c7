// @ts-check
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startStaticServer } from '../serve.mjs';
import { median, onPhone, seenBy } from './phone.mjs';
import { root } from './site.mjs';

/** @typedef {import('./phone.mjs').Browser} Browser @typedef {import('./phone.mjs').Page} Page */

const pairs = 7;

/** How long after its load a page's largest picture is looked for. */
const calm = 2500;

/** Serves the page written by hand beside this file, with the application's font and the same headers. */
async function withStaticPage(/** @type {(origin: string) => Promise<void>} */ work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-static-'));
  const font = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
  await copyFile(path.join(root, 'tools/bench/static-page/index.html'), path.join(folder, 'index.html'));
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

/** The landing page and the page written by hand in turn, so that both meet the same noise. */
export async function printAgainstStatic(/** @type {Browser} */ browser, /** @type {string} */ origin) {
  await withStaticPage(async (staticOrigin) => {
    const ours = [];
    const theirs = [];
    for (let run = 0; run < pairs; run += 1) {
      ours.push(await paintTimes(browser, origin));
      theirs.push(await paintTimes(browser, staticOrigin));
    }
    const here = new Set(ours[0]?.words);
    const there = new Set(theirs[0]?.words);
    const shared = [...here].filter((word) => there.has(word)).length;
    const largest = [median(ours.map((run) => run.largest)), median(theirs.map((run) => run.largest))];
    const first = [median(ours.map((run) => run.first)), median(theirs.map((run) => run.first))];
    const line = (/** @type {string} */ name, /** @type {number[]} */ [mine = NaN, other = NaN]) =>
      `  ${name}  ${Math.round(mine)} ms, by hand ${Math.round(other)} ms: ${(mine / other).toFixed(2)} times`;
    console.log(`/ against a page written by hand (${shared} of its ${here.size} different words; ${pairs} pairs)`);
    console.log(line('FCP median', first));
    console.log(line('LCP median', largest));
  });
}
