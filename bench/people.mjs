// @ts-check
import { inBrowser, signIn } from './browser.mjs';
import { withSite } from './site.mjs';

const people = 10_000;

/**
 * What somebody does with the list, and what is there then.
 *
 * @type {readonly [name: string, act: (page: import('./browser.mjs').Page) => Promise<unknown>, done: (page: import('./browser.mjs').Page) => import('@playwright/test').Locator][]}
 */
const steps = [
  [
    'choosing all',
    (page) => page.getByRole('checkbox', { name: 'Select all found' }).click(),
    (page) => page.getByRole('toolbar').getByText('10,000 chosen'),
  ],
  [
    'grouping',
    (page) => page.getByRole('checkbox', { name: 'Group by department' }).click(),
    (page) => page.getByRole('navigation', { name: 'Departments' }),
  ],
  [
    'a group',
    (page) =>
      page
        .getByRole('checkbox', { name: /^Select all in / })
        .first()
        .click(),
    (page) => page.getByText(/ people$/).first(),
  ],
  [
    'folding',
    (page) =>
      page
        .getByRole('button', { name: /^Fold / })
        .first()
        .click(),
    (page) => page.getByRole('button', { name: /^Open / }).first(),
  ],
  [
    'ungrouping',
    (page) => page.getByRole('checkbox', { name: 'Group by department' }).click(),
    (page) => page.locator('table:not(:has([aria-expanded][aria-label]))'),
  ],
  [
    'sorting',
    (page) => page.getByRole('button', { name: 'Department', exact: true }).click(),
    (page) => page.locator('th[aria-sort=ascending]', { hasText: 'Department' }),
  ],
  [
    'by goals',
    (page) => page.getByRole('combobox', { name: 'Goals' }).selectOption('No goals yet'),
    (page) => page.getByText('10,000 of 10,000 people'),
  ],
  [
    'details',
    (page) => page.locator('tbody [data-row-focus]').first().click(),
    (page) => page.getByRole('button', { name: 'Close details' }),
  ],
  [
    'the next one',
    async (page) => {
      await page.getByRole('region', { name: 'Details' }).getByRole('heading', { level: 2 }).focus();
      await page.keyboard.press('ArrowDown');
    },
    (page) => page.getByText('2 of 10,000'),
  ],
];

/** How the list of ten thousand people is drawn and used: long tasks, and the time between frames. */
export async function peopleBench() {
  await withSite(({ origin, backendOrigin }) =>
    inBrowser(async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.request.post(`${backendOrigin}/__demo/employees?count=${people}`);
      await signIn(page, origin, 'business');
      await page.addInitScript(watchLongTasks);

      const started = Date.now();
      await page.goto(`${origin}/business/employee-list`);
      await page.locator('[data-row-focus]').first().waitFor();
      await page.waitForTimeout(500);
      console.log(`people       ${people} listed ${Date.now() - started - 500} ms after the address was entered`);
      await printLongTasks(page, 'loading');

      const frames = await page.evaluate(scrollThrough);
      const sorted = frames.toSorted((one, other) => one - other);
      /** @param {number} part */
      const at = (part) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
      console.log(
        `scrolling    ${frames.length} frames, median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, longest ${at(1)} ms`,
      );
      await printLongTasks(page, 'scrolling');
      console.log(`drawn        ${await page.locator('[data-row-focus]').count()} rows of ${people}`);

      await page.getByRole('searchbox', { name: 'Filter by name, email or department' }).pressSequentially('person 09');
      await page.getByText(/ of 10,000 people$/).waitFor();
      await printLongTasks(page, 'typing');

      await page.goto(`${origin}/business/employee-list`);
      await page.locator('[data-row-focus]').first().waitFor();
      await page.waitForTimeout(1000);
      await printLongTasks(page, 'loading');
      for (const [name, act, done] of steps) {
        await act(page);
        await done(page).waitFor();
        // What goes on after it counts as well.
        await page.waitForTimeout(1000);
        await printLongTasks(page, name);
      }
    }),
  );
}

/** Runs in the page. */
export function watchLongTasks() {
  /** @type {number[]} */
  const lengths = [];
  Object.assign(window, { longTasks: lengths });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) lengths.push(Math.round(duration));
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * Runs in the page: scrolls through a part of the list, 120 pixels a frame, as a fast wheel does.
 *
 * @returns {Promise<number[]>} milliseconds between the frames
 */
async function scrollThrough() {
  const times = [performance.now()];
  for (let frame = 0; frame < 600; frame += 1) {
    window.scrollBy(0, 120);
    times.push(await new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

/**
 * @param {import('./browser.mjs').Page} page
 * @returns {Promise<number[]>} milliseconds of the long tasks since the last time, which are forgotten
 */
export async function takeLongTasks(page) {
  return page.evaluate(() => {
    const { longTasks } = /** @type {{ longTasks: number[] }} */ (/** @type {unknown} */ (window));
    return longTasks.splice(0);
  });
}

/**
 * Prints the long tasks since the last time, and forgets them.
 *
 * @param {import('./browser.mjs').Page} page
 * @param {string} during
 */
export async function printLongTasks(page, during) {
  const lengths = await takeLongTasks(page);
  const longest = lengths.length === 0 ? '' : `, the longest ${Math.max(...lengths)} ms`;
  console.log(`${during.padEnd(12)} ${lengths.length} long tasks${longest}`);
}
