// @ts-check
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startStaticServer } from '../serve.mjs';
import { inBrowser } from './browser.mjs';
import { canRunLighthouse, judge, lighthouseVersion } from './lighthouse.mjs';
import { firstPicture, median, onPhone, seenBy } from './phone.mjs';
import { root, withSite } from './site.mjs';

/** @typedef {import('./phone.mjs').Browser} Browser @typedef {import('./phone.mjs').Page} Page @typedef {import('./phone.mjs').Transfer} Transfer */

const pages = ['/', '/about-us', '/features', '/get-started'];
const pairs = 7;
const taps = 5;
const verdicts = 3;

/** How long nothing may come before a page counts as idle. */
const calm = 2500;

/** The public pages on a phone: what comes when, against a page written by hand, the first tap, and Lighthouse. */
export async function pagesBench() {
  await withSite(async ({ origin }) => {
    await inBrowser(async (_page, browser) => {
      for (const address of pages) await printTransfers(browser, origin + address);
      await printAgainstStatic(browser, origin);
      await printFirstTaps(browser, origin);
    });
    if (!(await canRunLighthouse())) return;
    for (const address of pages) await printVerdict(origin + address);
  });
}

/** @param {Page} page @param {readonly Transfer[]} transfers */
async function untilIdle(page, transfers) {
  for (let known = -1; known !== transfers.length;) {
    known = transfers.length;
    await page.waitForTimeout(calm);
  }
}

const kinds = { Document: 'html', Stylesheet: 'css', Font: 'font', Image: 'images', Script: 'script' };

/** @param {readonly Transfer[]} transfers */
function weigh(transfers) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { type, bytes } of transfers) {
    const kind = /** @type {Record<string, string>} */ (kinds)[type] ?? 'other';
    sums.set(kind, (sums.get(kind) ?? 0) + bytes);
  }
  const total = transfers.reduce((sum, { bytes }) => sum + bytes, 0);
  const parts = [...sums].map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`);
  return `${(total / 1000).toFixed(1).padStart(6)} kB${parts.length > 0 ? `  (${parts.join(', ')})` : ''}`;
}

/** What comes over the wire, compressed, with its headers: before the first picture, until idle, and once it is used. */
async function printTransfers(/** @type {Browser} */ browser, /** @type {string} */ address) {
  await onPhone(browser, async (page, transfers) => {
    await page.goto(address);
    await untilIdle(page, transfers);
    const { first } = await seenBy(page);
    const early = transfers.filter(({ ended }) => ended <= first);
    const idle = transfers.length;
    const scriptFirst = early.filter(({ type }) => type === 'Script').reduce((sum, { bytes }) => sum + bytes, 0);
    await page.evaluate(() => window.scrollTo(0, 200));
    await untilIdle(page, transfers);
    const { moved } = await seenBy(page);
    console.log(new URL(address).pathname);
    console.log(`  before the first picture (${Math.round(first)} ms)  ${scriptFirst} bytes of script have come`);
    console.log(`  until idle            ${weigh(transfers.slice(0, idle))}`);
    console.log(`  once it is used, more ${weigh(transfers.slice(idle))}`);
    console.log(`  CLS through all of it ${moved.toFixed(4)}`);
  });
}

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
async function printAgainstStatic(/** @type {Browser} */ browser, /** @type {string} */ origin) {
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

/** A tap right after the first picture: is it answered, and how soon. */
async function printFirstTaps(/** @type {Browser} */ browser, /** @type {string} */ origin) {
  const burger = [];
  const links = [];
  for (let run = 0; run < taps; run += 1) {
    burger.push(await onPhone(browser, (page) => tapBurger(page, origin)));
    links.push(await onPhone(browser, (page) => tapLink(page, origin)));
  }
  /** @param {string} name @param {(number | null)[]} times */
  const print = (name, times) => {
    const answered = times.filter((ms) => ms !== null && ms <= 100).length;
    const list = times.map((ms) => (ms === null ? 'lost' : Math.round(ms))).join(', ');
    console.log(`  ${name}  ${list} ms: ${answered} of ${taps} within 100 ms`);
  };
  console.log('first tap, right after the first picture of / (processor 4 times slower)');
  print('burger, tap to the picture of the open menu', burger);
  print('link, tap to the request of the next page  ', links);
}

/** @param {Page} page @param {string} origin @returns {Promise<number | null>} null: lost */
async function tapBurger(page, origin) {
  await page.goto(origin, { waitUntil: 'commit' });
  await firstPicture(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.waitForTimeout(500);
  if (!(await page.locator('nav:popover-open').count())) return null;
  const { answers } = await seenBy(page);
  // Shorter than 16 ms: the browser does not list it.
  return Math.max(16, ...answers.filter(({ name }) => /^(pointer(down|up)|click)$/.test(name)).map(({ ms }) => ms));
}

/** @param {Page} page @param {string} origin @returns {Promise<number | null>} null: lost */
async function tapLink(page, origin) {
  await page.goto(origin, { waitUntil: 'commit' });
  await firstPicture(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Get Started' }).first();
  await page.evaluate(() =>
    document.addEventListener(
      'pointerup',
      (event) => sessionStorage.setItem('tapped', String(performance.timeOrigin + event.timeStamp)),
      true,
    ),
  );
  const request = page
    .waitForRequest((sent) => sent.isNavigationRequest() && sent.url().endsWith('/get-started'), { timeout: 3000 })
    .catch(() => null);
  await link.tap();
  if ((await request) === null) return null;
  await page.waitForURL('**/get-started');
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const begun = performance.timeOrigin + /** @type {PerformanceNavigationTiming} */ (navigation).fetchStart;
    return begun - Number(sessionStorage.getItem('tapped'));
  });
}

/** @param {string} address */
async function printVerdict(address) {
  /** @type {import('./lighthouse.mjs').Verdict[]} */
  const runs = [];
  for (let run = 0; run < verdicts; run += 1) runs.push(await judge(address));
  /** @param {(verdict: import('./lighthouse.mjs').Verdict) => number} value */
  const middle = (value) => median(runs.map(value));
  const scores = Object.entries(runs[0]?.categories ?? {}).map(
    ([id, { title }]) => `${title} ${Math.round(middle(({ categories }) => (categories[id]?.score ?? NaN) * 100))}`,
  );
  /** @param {string} audit @param {number} [digits] */
  const figure = (audit, digits = 0) => middle(({ audits }) => audits[audit]?.numericValue ?? NaN).toFixed(digits);
  console.log(`Lighthouse ${lighthouseVersion}, mobile, median of ${verdicts}: ${new URL(address).pathname}`);
  console.log(`  ${scores.join(', ')}`);
  console.log(
    `  FCP ${figure('first-contentful-paint')} ms, LCP ${figure('largest-contentful-paint')} ms, TBT ${figure('total-blocking-time')} ms, CLS ${figure('cumulative-layout-shift', 4)}`,
  );
}
