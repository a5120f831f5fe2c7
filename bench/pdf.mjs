// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { startStaticServer } from '../tools/serve.mjs';
import { inBrowser, signedInState } from './browser.mjs';
import { slow4g } from './phone.mjs';
import { withSite } from './site.mjs';
import { inRounds, median, printTable } from './versus.mjs';

/**
 * @typedef {import('./browser.mjs').Browser} Browser @typedef {import('./browser.mjs').Page} Page
 * @typedef {import('./phone.mjs').State} State
 * @typedef {{ name: string, rate: number, network?: typeof slow4g }} Machine
 */

const rounds = 5;
const warmPresses = 5;

/** How long a pointer rests on a button before it presses, and between two presses, in milliseconds. */
const aimMs = 200;
const pauseMs = 400;

/** @type {readonly Machine[]} */
const machines = [
  { name: 'this machine', rate: 1 },
  { name: 'processor 4 times slower, slow 4G', rate: 4, network: slow4g },
];

const records = Array.from({ length: 50 }, (_, index) => ({
  id: `okr-${index}`,
  goal: `Shorten customer onboarding in Lisbon by quarter ${1 + (index % 4)}, plan ${index}`,
  role: 'Customer Success Manager',
  result: Array.from(
    { length: 10 },
    (__, line) => `${line + 1}. Raise the share of answered support mail from ${line} % to ${line + 10} % by March`,
  ).join('\n'),
  createdAt: new Date(1_790_000_000_000 - index * 3_600_000).toISOString(),
}));

/** From the press on a record's download button to its PDF, beside jsPDF on a bare page. */
export async function pdfBench(/** @type {readonly import('./versus.mjs').Other[]} */ others) {
  await withBarePage(async (bareOrigin) => {
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

/** @param {(origin: string) => Promise<void>} work */
async function withBarePage(work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-jspdf-'));
  /** @param {string} file */
  const at = (file) => fileURLToPath(new URL(file, import.meta.url));
  await build({
    configFile: false,
    root: at('jspdf-page'),
    logLevel: 'error',
    // As in vite.config.ts: what jsPDF would load for HTML and SVG.
    resolve: { alias: [{ find: /^(?:html2canvas|canvg|dompurify)$/, replacement: at('../tools/unused-module.js') }] },
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = await startStaticServer({ root: folder, open: true });
  try {
    await work(server.origin);
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {Machine} machine
 * @param {State} [session]
 */
async function pressTimes(browser, address, { rate, network }, session) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(session && { storageState: session }),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (network) await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.addInitScript(watchDownloads, records[0]);
    await page.route('**/api/ai/okr', (route) => route.fulfill({ json: records }));
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const cold = await press(page);
    const warm = [];
    for (let turn = 0; turn < warmPresses; turn += 1) warm.push(await press(page));
    return { cold, warm: median(warm) };
  } finally {
    await context.close();
  }
}

/** @param {Page} page @returns {Promise<number>} milliseconds from the press to the finished file */
async function press(page) {
  const button = page.getByRole('button', { name: /^Download/ }).first();
  await button.hover();
  await page.waitForTimeout(aimMs);
  await button.click();
  const made = await page.waitForFunction(() => /** @type {any} */ (window).madeAfter());
  await page.waitForTimeout(pauseMs);
  return made.jsonValue();
}

/** Runs in the page from its first moment: the time from a press to the file that it asked for. */
function watchDownloads(/** @type {unknown} */ record) {
  let pressedAt = 0;
  let madeAt = 0;
  addEventListener('click', ({ timeStamp, isTrusted }) => isTrusted && (pressedAt = timeStamp), true);
  const makeAddress = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => {
    madeAt = performance.now();
    return makeAddress(blob);
  };
  Object.assign(window, { record, madeAfter: () => (madeAt > pressedAt && pressedAt > 0 ? madeAt - pressedAt : null) });
}
