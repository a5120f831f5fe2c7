// @ts-check
import { inBrowser, signedInState } from './browser.mjs';
import { employees, goals } from './records.mjs';
import { withSite } from './site.mjs';
import { inRounds, printTable } from './versus.mjs';

/**
 * @typedef {import('./browser.mjs').Browser} Browser @typedef {import('./browser.mjs').Page} Page
 * @typedef {import('./versus.mjs').Other} Other @typedef {import('./versus.mjs').Figures} Figures
 * @typedef {{ name: string, audience: 'individual' | 'business', path: string, call: string,
 *   recordsOf: (count: number) => object[], lastOf: (count: number) => string }} List `call`: the path that answers with
 *   the records; `lastOf`: what the row of the last of so many says
 * @typedef {Awaited<ReturnType<typeof signedInState>>} State
 */

const rounds = 2;
const sizes = [100, 1000, 10_000, 100_000];

/** @type {readonly List[]} */
const lists = [
  {
    name: 'pocket',
    audience: 'individual',
    path: '/okrs',
    call: '/api/ai/okr',
    recordsOf: (count) => goals('okr', count),
    lastOf: (count) => `plan ${count - 1}`,
  },
  {
    name: 'people',
    audience: 'business',
    path: '/business/employee-list',
    call: '/api/employee/all',
    recordsOf: employees,
    lastOf: () => 'Zuzana Zwart',
  },
];

/** Lists of growing length: from the response to the first row, and scrolling to the last. */
export async function listsBench(/** @type {readonly Other[]} */ others) {
  await withSite(async ({ applications, answers }) => {
    await inBrowser(
      async (_page, browser) => {
        for (const list of lists) {
          const sites = [];
          for (const { name, origin } of applications) {
            sites.push({ name, origin, session: await signedInState(browser, origin, list.audience) });
          }
          for (const size of sizes) {
            // Over HTTP: a response that Playwright fulfills counts as ended long before the page receives it.
            answers.set(list.call, Buffer.from(JSON.stringify(list.recordsOf(size))));
            const contestants = sites.map(({ name, origin, session }) => ({
              name,
              run: () => openList(browser, { origin, session, list, last: list.lastOf(size) }),
            }));
            printTable(`${list.name}, ${size} records`, await inRounds(rounds, contestants));
          }
        }
      },
      // Heap sizes are rounded without it.
      ['--enable-precise-memory-info', '--js-flags=--expose-gc'],
    );
  }, others);
}

/**
 * @param {Browser} browser
 * @param {{ origin: string, session: State, list: List, last: string }} opened
 * @returns {Promise<Figures>}
 */
async function openList(browser, { origin, session, list, last }) {
  const context = await browser.newContext({ storageState: session, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchList);
    await page.goto(origin + list.path);
    await page.waitForFunction(() => /** @type {any} */ (window).firstRowAt > 0);
    await page.waitForTimeout(500);
    const { loaded, scrolled } = {
      loaded: await page.evaluate(figuresOfLoading, list.call),
      scrolled: await page.evaluate(scrollToLast, last),
    };
    return { ...loaded, ...scrolled };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts. */
function watchList() {
  /** @type {number[]} */
  const tasks = [];
  new PerformanceObserver((entries) => tasks.push(...entries.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  const look = () => {
    if (document.querySelector('main :is(tbody, li) button')) {
      // Behind the frame that renders it.
      setTimeout(() => Object.assign(window, { firstRowAt: performance.now() }));
    } else requestAnimationFrame(look);
  };
  Object.assign(window, { tasks });
  requestAnimationFrame(look);
}

/** Runs in the page. @param {string} call */
function figuresOfLoading(call) {
  const { tasks, firstRowAt, gc } = /** @type {{ tasks: number[], firstRowAt: number, gc: () => void }} */ (
    /** @type {unknown} */ (window)
  );
  const answers = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname === call);
  const [answer] = /** @type {PerformanceResourceTiming[]} */ (answers);
  gc();
  const { usedJSHeapSize } = /** @type {{ memory: { usedJSHeapSize: number } }} */ (
    /** @type {unknown} */ (performance)
  ).memory;
  return {
    'answer to first row, ms': firstRowAt - (answer?.responseEnd ?? NaN),
    'blocking time, ms': tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    'longest task, ms': Math.max(0, ...tasks),
    elements: document.querySelectorAll('*').length,
    'heap, MB': usedJSHeapSize / 1e6,
  };
}

/**
 * Runs in the page: scrolls in a dozen jumps, one a frame, then to the end until the last record is there.
 *
 * @param {string} last
 * @returns {Promise<Record<string, number>>} without a time where it is not reached
 */
async function scrollToLast(last) {
  const jumps = 12;
  const patience = 5000;
  const started = performance.now();
  let [frame, worst, isThere] = [started, 0, false];
  for (let jump = 1; !isThere && frame - started < patience; jump += 1) {
    window.scrollTo(0, (document.documentElement.scrollHeight * Math.min(jump, jumps)) / jumps);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    worst = Math.max(worst, performance.now() - frame);
    frame = performance.now();
    isThere = document.querySelector('main :is(tbody, ul)')?.lastElementChild?.textContent.includes(last) === true;
  }
  return {
    'to the last record, ms': isThere ? frame - started : NaN,
    'worst step, ms': worst,
    'elements there': document.querySelectorAll('*').length,
  };
}
