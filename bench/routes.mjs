// @ts-check
import { inBrowser, onDesktop, signedInState } from './browser.mjs';
import { withSite } from './site.mjs';
import { inRounds, printTable } from './versus.mjs';

/**
 * @typedef {import('./browser.mjs').Browser} Browser @typedef {import('./browser.mjs').Page} Page
 * @typedef {import('./phone.mjs').State} State @typedef {import('./site.mjs').Application} Application
 * @typedef {import('./versus.mjs').Figures} Figures
 */

const rounds = 3;
const warmCycles = 4;
const processorRates = [1, 4];

/** How long nothing may change before a page counts as drawn, and how long that is waited for, in milliseconds. */
const calm = 250;
const patience = 5000;

/** From a press in the menu to the page it opens: with its code still to come, and again with everything there. */
export async function routesBench(/** @type {readonly import('./versus.mjs').Other[]} */ others) {
  await withSite(async ({ applications }) => {
    await inBrowser(async (_page, browser) => {
      /** @type {Map<Application, State>} */
      const sessions = new Map();
      for (const application of applications) {
        if (application.path === null) sessions.set(application, await signedInState(browser, application.origin));
      }
      for (const rate of processorRates) {
        const measured = await inRounds(
          rounds,
          applications.map((application) => ({
            name: application.name,
            run: () => throughMenu(browser, application, rate, sessions.get(application)),
          })),
        );
        printTable(`route change, processor x ${rate}, ms`, measured);
      }
    });
  }, others);
}

/**
 * Presses every link of the menu in turn, in a fresh context: once with an empty cache, then some times more.
 *
 * @param {Browser} browser
 * @param {Application} application
 * @param {number} rate
 * @param {State} [session]
 * @returns {Promise<Figures>}
 */
async function throughMenu(browser, { origin, path }, rate, session) {
  return onDesktop(
    browser,
    async (page) => {
      await page.addInitScript(watchPresses);
      await page.goto(origin + (path ?? '/dashboard'));
      await page.locator('main h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      // What greets once lies over the menu and goes by itself.
      await page.waitForTimeout(2000);
      const cold = await cycle(page, path ?? '');
      const warm = [];
      for (let turn = 0; turn < warmCycles; turn += 1) warm.push(...(await cycle(page, path ?? '')));
      const presses = await page.evaluate(() => /** @type {any} */ (window).presses);
      return {
        'cold, middle': quantile(cold, 0.5),
        'cold, 95 %': quantile(cold, 0.95),
        'warm, middle': quantile(warm, 0.5),
        'warm, 95 %': quantile(warm, 0.95),
        'press to next paint, 95 %': quantile(presses, 0.95),
      };
    },
    { rate, session },
  );
}

/**
 * @param {Page} page
 * @param {string} area links that lead out of it are left out
 * @returns {Promise<number[]>} milliseconds from each press to the content of its page
 */
async function cycle(page, area) {
  const here = new URL(page.url()).pathname;
  const links = await page.locator(`nav a[href^="${area}/"], nav a[href="${area}"]`).all();
  const found = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
  const all = [...new Set(found)];
  const times = [];
  for (const address of [...all.filter((one) => one !== here), here]) {
    const link = page.locator(`nav a[href="${address}"]`).filter({ visible: true }).first();
    if (!(await link.isVisible())) continue;
    await link.click();
    times.push(await page.evaluate(untilDrawn, { address, calm, patience }));
  }
  return times;
}

/** Runs in the page from its first moment: when a press came, how soon it was painted, and when what changed. */
function watchPresses() {
  const seen = { pressedAt: 0, presses: /** @type {number[]} */ ([]), changedAt: 0 };
  addEventListener('click', ({ timeStamp }) => (seen.pressedAt = timeStamp), true);
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') seen.presses.push(duration);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  // Characters that are typed out by themselves are no change: only elements count.
  new MutationObserver((changes) => {
    const main = document.querySelector('main');
    const isNew = changes.some(({ addedNodes, target }) => {
      const isElement = [...addedNodes].some((node) => node.nodeType === Node.ELEMENT_NODE);
      return isElement && (main?.contains(target) || [...addedNodes].some((node) => node.contains(main)));
    });
    if (isNew) requestAnimationFrame(() => setTimeout(() => (seen.changedAt = performance.now())));
  }).observe(document, { childList: true, subtree: true });
  Object.assign(window, seen);
  Object.defineProperties(window, {
    pressedAt: { get: () => seen.pressedAt },
    changedAt: { get: () => seen.changedAt },
  });
}

/**
 * Runs in the page: from the press to the last frame that brought something new into `main`.
 *
 * @param {{ address: string, calm: number, patience: number }} options
 */
async function untilDrawn({ address, calm: quiet, patience: longest }) {
  const seen = /** @type {{ pressedAt: number, changedAt: number }} */ (/** @type {unknown} */ (window));
  const end = seen.pressedAt + longest;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const now = performance.now();
    const isThere = location.pathname === address && seen.changedAt > seen.pressedAt;
    if ((isThere && now - seen.changedAt > quiet) || now > end) return seen.changedAt - seen.pressedAt;
  }
}

/** @param {readonly number[]} values @param {number} part */
const quantile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(part * values.length))] ?? NaN;
