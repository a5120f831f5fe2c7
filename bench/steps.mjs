// @ts-check
import { inBrowser, signIn } from './browser.mjs';
import { withSite } from './site.mjs';

/**
 * The frame of the benches that do one thing after another in one page.
 *
 * @typedef {import('./browser.mjs').Page} Page
 * @typedef {(name: string, work: () => Promise<unknown>) => Promise<number>} Step measures some work under a name, prints
 *   its seconds, long tasks and memory, and gives its milliseconds
 * @typedef {{ page: Page, origin: string, backendOrigin: string, step: Step }} Desk
 */

/**
 * Signs an account in, in the window of a desk.
 *
 * @param {'individual' | 'business'} audience
 * @param {(desk: Desk) => Promise<void>} work
 */
export const atDesk = (audience, work) =>
  withSite(({ origin, backendOrigin }) =>
    inBrowser(async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await signIn(page, origin, audience);
      await page.addInitScript(watchLongTasks);
      await page.evaluate(watchLongTasks);
      const devtools = await page.context().newCDPSession(page);
      const usedMb = async () => {
        await devtools.send('HeapProfiler.collectGarbage');
        return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
      };
      /** @type {Step} */
      const step = async (name, act) => {
        const before = await usedMb();
        const started = Date.now();
        await act();
        const ms = Date.now() - started;
        // A task is told of when it is over, and what follows a step belongs to it.
        await page.waitForTimeout(1000);
        const tasks = await page.evaluate(takeLongTasks);
        const longest = tasks.length === 0 ? '' : `, the longest ${Math.max(...tasks)} ms`;
        const more = ((await usedMb()) - before).toFixed(1);
        console.log(
          `${name.padEnd(12)} ${String(ms).padStart(6)} ms, ${tasks.length} long tasks${longest}, ${more} MB more`,
        );
        return ms;
      };
      await work({ page, origin, backendOrigin, step });
    }),
  );

/**
 * Answers calls in the backend's place, late if need be; reads go on to it.
 *
 * @param {Page} page @param {string} address @param {unknown} body
 * @param {{ reads?: boolean, ms?: () => number }} [options] `reads`: reads are answered, and nothing else
 */
export const answer = (page, address, body, { reads = false, ms = () => 0 } = {}) =>
  page.route(address, async (route) => {
    if ((route.request().method() === 'GET') !== reads) return route.fallback();
    if (ms() > 0) await new Promise((resolve) => setTimeout(resolve, ms()));
    await route.fulfill({ status: reads ? 200 : 201, json: body });
  });

/** Runs in the page. */
function watchLongTasks() {
  /** @type {number[]} */
  const lengths = [];
  Object.assign(window, { longTasks: lengths });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) lengths.push(Math.round(duration));
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page. @returns {number[]} milliseconds of the long tasks since the last time */
function takeLongTasks() {
  const { longTasks } = /** @type {{ longTasks: number[] }} */ (/** @type {unknown} */ (window));
  return longTasks.splice(0);
}
