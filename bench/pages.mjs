// @ts-check
import { cpus, loadavg } from 'node:os';

import { printAgainstStatic } from './against-static.mjs';
import { inBrowser } from './browser.mjs';
import { printFirstTaps } from './first-tap.mjs';
import { canRunLighthouse, judge, lighthouseVersion } from './lighthouse.mjs';
import { onPhone, seenBy } from './phone.mjs';
import { withSite } from './site.mjs';
import { median } from './versus.mjs';

/** @typedef {import('./phone.mjs').Browser} Browser @typedef {import('./phone.mjs').Page} Page @typedef {import('./phone.mjs').Transfer} Transfer */

const pages = ['/', '/about-us', '/features', '/get-started'];
const verdicts = 3;
const tries = 6;

/** How long nothing may come before a page counts as idle. */
const calm = 2500;

/** The public pages on a phone: what comes when, against a page written by hand, the first tap, and Lighthouse. */
export async function pagesBench(/** @type {readonly import('./versus.mjs').Other[]} */ others) {
  console.log(`${cpus().length} processors, of which others keep ${(loadavg()[0] ?? NaN).toFixed(1)} busy`);
  await withSite(async ({ origin, applications }) => {
    await inBrowser(async (_page, browser) => {
      for (const address of pages) await printTransfers(browser, origin + address);
      await printAgainstStatic(browser, applications);
      await printFirstTaps(browser, origin);
    });
    if (!(await canRunLighthouse())) return;
    for (const address of pages) await printVerdict(origin + address);
  }, others);
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

/** Bytes of what the browser itself says it holds the first picture back for. */
function blockingBytes() {
  return performance
    .getEntriesByType('resource')
    .map((entry) => /** @type {PerformanceResourceTiming & { renderBlockingStatus?: string }} */ (entry))
    .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/** What comes over the wire, compressed, with its headers: before the first picture, until idle, and once it is used. */
async function printTransfers(/** @type {Browser} */ browser, /** @type {string} */ address) {
  await onPhone(browser, async (page, transfers) => {
    await page.goto(address);
    await untilIdle(page, transfers);
    const { first } = await seenBy(page);
    const blocking = await page.evaluate(blockingBytes);
    const early = transfers.filter(({ ended }) => ended <= first);
    const idle = transfers.length;
    const scriptFirst = early.filter(({ type }) => type === 'Script').reduce((sum, { bytes }) => sum + bytes, 0);
    await page.evaluate(() => window.scrollTo(0, 200));
    await untilIdle(page, transfers);
    const { moved } = await seenBy(page);
    console.log(new URL(address).pathname);
    console.log(
      `  first picture after ${Math.round(first)} ms; it waits for ${blocking} bytes of script and style besides the html`,
    );
    console.log(`  script that had come by then, waited for or not: ${scriptFirst} bytes`);
    console.log(`  until idle            ${weigh(transfers.slice(0, idle))}`);
    console.log(`  once it is used, more ${weigh(transfers.slice(idle))}`);
    console.log(`  CLS through all of it ${moved.toFixed(4)}`);
  });
}

/** @param {string} address */
async function printVerdict(address) {
  /** @type {import('./lighthouse.mjs').Verdict[]} */
  const runs = [];
  for (let run = 0; run < tries && runs.length < verdicts; run += 1) {
    const verdict = await judge(address);
    if (verdict !== null) runs.push(verdict);
  }
  /** @param {(verdict: import('./lighthouse.mjs').Verdict) => number} value */
  const middle = (value) => median(runs.map(value));
  const scores = Object.entries(runs[0]?.categories ?? {}).map(
    ([id, { title }]) => `${title} ${Math.round(middle(({ categories }) => (categories[id]?.score ?? NaN) * 100))}`,
  );
  /** @param {string} audit @param {number} [digits] */
  const figure = (audit, digits = 0) => middle(({ audits }) => audits[audit]?.numericValue ?? NaN).toFixed(digits);
  console.log(`Lighthouse ${lighthouseVersion}, mobile, median of ${runs.length}: ${new URL(address).pathname}`);
  console.log(`  ${scores.join(', ')}`);
  console.log(
    `  FCP ${figure('first-contentful-paint')} ms, LCP ${figure('largest-contentful-paint')} ms, TBT ${figure('total-blocking-time')} ms, CLS ${figure('cumulative-layout-shift', 4)}`,
  );
}
