// @ts-check
import { inBrowser, signIn } from './browser.mjs';
import { goals, notifications } from './records.mjs';
import { withSite } from './site.mjs';

/** @typedef {import('./browser.mjs').Page} Page */

const sizes = [100, 10_000];

/** Typed key by key, as a quick typist does; the words stand in another order than in the records. */
const typed = 'onboarding customer zurich 4';
const millisecondsAKey = 90;

/** Puts lists of our own before the backend's: as many records in all as the bench is about. @param {Page} page @param {number} total */
async function fillLists(page, total) {
  /** @type {[string, object[]][]} */
  const lists = [
    ['**/api/ai/okr', goals('okr', total * 0.4)],
    ['**/api/ai/kpi', goals('kpi', total * 0.4)],
    ['**/api/notifications/*', notifications(total * 0.2)],
  ];
  await page.unrouteAll({ behavior: 'wait' });
  for (const [address, rows] of lists)
    await page.route(address, (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const { origin } = new URL(route.request().headers()['origin'] ?? page.url());
      const headers = { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
      return route.fulfill({ json: rows, headers });
    });
}

/** What the browser says of itself while somebody types: its long tasks, and how late each key was drawn. */
function watch() {
  const seen = { tasks: /** @type {number[]} */ ([]), keys: /** @type {number[]} */ ([]) };
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  addEventListener('input', () => {
    const start = performance.now();
    requestAnimationFrame(() => setTimeout(() => seen.keys.push(performance.now() - start)));
  });
  Object.assign(globalThis, { seen });
}

/** @param {readonly number[]} values @param {number} part */
const quantile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(part * values.length))] ?? 0;

/**
 * Typing in the search over many records: long tasks over 50 ms, and milliseconds from a key to the frame that shows it.
 * The same words over few records in the same run tell what the machine itself costs.
 */
export async function search() {
  await withSite(({ origin }) =>
    inBrowser(async (page) => {
      await signIn(page, origin);
      for (const total of sizes) {
        await fillLists(page, total);
        await page.goto(`${origin}/search`);
        const field = page.getByRole('searchbox');
        // What is prepared once for a list is not part of the typing.
        await field.fill('warm');
        await page
          .getByText(/result|Nothing matches/)
          .first()
          .waitFor({ state: 'attached' });
        await field.fill('');
        await page.evaluate(watch);
        await field.pressSequentially(typed, { delay: millisecondsAKey });
        const counts = page.getByRole('heading', { level: 2 });
        await counts.first().waitFor();
        await page.waitForTimeout(500);
        const { tasks, keys } = await page.evaluate(() => /** @type {any} */ (globalThis).seen);
        const found = (await counts.allTextContents()).join(', ');
        console.log(
          `${String(total).padStart(6)} records: ${tasks.length} tasks over 50 ms` +
            ` (longest ${Math.max(0, ...tasks).toFixed(0)} ms), key to frame median ${quantile(keys, 0.5).toFixed(1)} ms,` +
            ` 95 % ${quantile(keys, 0.95).toFixed(1)} ms, ${keys.length} keys, found ${found}`,
        );
      }
    }),
  );
}
