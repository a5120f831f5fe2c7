// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { startStaticServer } from '../tools/serve.mjs';
import { inBrowser, onDesktop, signedInState } from './browser.mjs';
import { slow4g } from './phone.mjs';
import { withSite } from './site.mjs';
import { inRounds, median, printTable } from './versus.mjs';

/**
 * @typedef {import('./browser.mjs').Browser} Browser @typedef {import('./browser.mjs').Page} Page
 * @typedef {import('./phone.mjs').State} State
 * @typedef {{ name: string, rate: number, network?: import('./phone.mjs').Network }} Machine
 */

const rounds = 5;
const severalRounds = 3;
const warmPresses = 5;

/** How long a pointer rests on a button before it presses, and between two presses, in milliseconds. */
const aimMs = 200;
const pauseMs = 400;

/** @type {readonly Machine[]} */
const machines = [
  { name: 'this machine', rate: 1 },
  { name: 'processor 4 times slower, slow 4G', rate: 4, network: slow4g },
];

/** How many records one document holds. */
const counts = [100, 1000];

const records = Array.from({ length: 1000 }, (_, index) => ({
  id: `okr-${index}`,
  goal: `Shorten customer onboarding in Lisbon by quarter ${1 + (index % 4)}, plan ${index}`,
  role: 'Customer Success Manager',
  result: Array.from(
    { length: 10 },
    (__, line) => `${line + 1}. Raise the share of answered support mail from ${line} % to ${line + 10} % by March`,
  ).join('\n'),
  createdAt: new Date(1_790_000_000_000 - index * 3_600_000).toISOString(),
}));

/** What the list of the application holds. */
const listed = records.slice(0, 50);

/**
 * From the press on a record's download button to its PDF, and the PDF of many records in one, both beside jsPDF on a
 * bare page.
 */
export async function pdfBench(/** @type {readonly import('./versus.mjs').Other[]} */ others) {
  await withBuiltPage('jspdf-page', async (bareOrigin) => {
    await withBuiltPage('several-page', (ownOrigin) => severalBench(ownOrigin, bareOrigin));
    await withSite(
      async ({ applications }) => {
        await inBrowser(async (_page, browser) => {
          const builds = await Promise.all(
            applications.map(async ({ name, origin }) => ({
              name,
              address: `${origin}/okrs`,
              session: await signedInState(browser, origin),
            })),
          );
          const [here, ...vs] = builds;
          const bare = { name: 'plain jsPDF', address: bareOrigin, session: undefined };
          for (const machine of machines) {
            const measured = await inRounds(
              rounds,
              [here, bare, ...vs].flatMap((page) =>
                page === undefined
                  ? []
                  : [{ name: page.name, run: () => pressTimes(browser, page.address, machine, page.session) }],
              ),
            );
            printTable(`PDF of a record, ${machine.name}, ms`, measured);
          }
        });
      },
      others.filter((other) => other.path === null),
    );
  });
}

/**
 * @param {string} ownOrigin
 * @param {string} bareOrigin
 */
async function severalBench(ownOrigin, bareOrigin) {
  const pages = [
    { name: 'this application', address: ownOrigin },
    { name: 'plain jsPDF', address: bareOrigin },
  ];
  await inBrowser(async (_page, browser) => {
    for (const machine of machines) {
      for (const count of counts) {
        const measured = await inRounds(
          severalRounds,
          pages.map((page) => ({ name: page.name, run: () => severalTimes(browser, page.address, machine, count) })),
        );
        printTable(`PDF of ${count} records, ${machine.name}, ms`, measured);
      }
    }
  });
}

/**
 * @param {string} folder beside this file
 * @param {(origin: string) => Promise<void>} work
 */
async function withBuiltPage(folder, work) {
  const outDir = await mkdtemp(path.join(tmpdir(), 'cairn-pdf-page-'));
  /** @param {string} file */
  const at = (file) => fileURLToPath(new URL(file, import.meta.url));
  await build({
    configFile: false,
    root: at(folder),
    logLevel: 'error',
    // As in vite.config.ts: what jsPDF would load for HTML and SVG.
    resolve: { alias: [{ find: /^(?:html2canvas|canvg|dompurify)$/, replacement: at('../tools/unused-module.js') }] },
    build: { outDir, emptyOutDir: true },
  });
  const server = await startStaticServer({ root: outDir, open: true });
  try {
    await work(server.origin);
  } finally {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {Machine} machine
 * @param {State} [session]
 */
function pressTimes(browser, address, { rate, network }, session) {
  return onDesktop(
    browser,
    async (page) => {
      await page.addInitScript(watchDownloads, { record: listed[0] });
      await page.route('**/api/ai/okr', (route) => route.fulfill({ json: listed }));
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const cold = await press(page, /^Download/);
      const warm = [];
      for (let turn = 0; turn < warmPresses; turn += 1) warm.push(await press(page, /^Download/));
      return { cold, warm: median(warm) };
    },
    { rate, network, session },
  );
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {Machine} machine
 * @param {number} count
 */
function severalTimes(browser, address, { rate, network }, count) {
  return onDesktop(
    browser,
    async (page) => {
      await page.addInitScript(watchDownloads, { records: records.slice(0, count) });
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const total = await press(page, 'Every record');
      return { total, 'longest task': await page.evaluate(() => /** @type {any} */ (window).longestTask()) };
    },
    { rate, network },
  );
}

/**
 * @param {Page} page
 * @param {string | RegExp} name of the button
 * @returns {Promise<number>} milliseconds from the press to the finished file
 */
async function press(page, name) {
  const button = page.getByRole('button', { name }).first();
  await button.hover();
  await page.waitForTimeout(aimMs);
  await button.click();
  const made = await page.waitForFunction(() => /** @type {any} */ (window).madeAfter());
  await page.waitForTimeout(pauseMs);
  return made.jsonValue();
}

/** Runs in the page from its first moment: the time from a press to the file it asked for, and the longest task of it. */
function watchDownloads(/** @type {object} */ given) {
  let pressedAt = 0;
  let madeAt = 0;
  /** @type {PerformanceEntry[]} */
  const tasks = [];
  addEventListener('click', ({ timeStamp, isTrusted }) => isTrusted && (pressedAt = timeStamp), true);
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  const makeAddress = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => {
    madeAt = performance.now();
    return makeAddress(blob);
  };
  Object.assign(window, given, {
    madeAfter: () => (madeAt > pressedAt && pressedAt > 0 ? madeAt - pressedAt : null),
    longestTask: () => Math.max(0, ...tasks.filter((task) => task.startTime >= pressedAt).map((task) => task.duration)),
  });
}
