// @ts-check
import { atDesk } from './steps.mjs';

/** @typedef {import('./browser.mjs').Page} Page */

const people = 10_000;

/** @param {Page} page @param {RegExp | string} name */
const box = (page, name) => page.getByRole('checkbox', { name }).first();

/** @param {Page} page @param {RegExp} name */
const button = (page, name) => page.getByRole('button', { name }).first();

/**
 * What somebody does with the list, and what is there then.
 *
 * @type {readonly [name: string, act: (page: Page) => Promise<unknown>, done: (page: Page) => import('@playwright/test').Locator][]}
 */
const steps = [
  [
    'typing',
    (page) => page.getByRole('searchbox', { name: /^Filter by name/ }).pressSequentially('person 09'),
    (page) => page.getByText(/ of 10,000 people$/).first(),
  ],
  [
    'all again',
    (page) => page.getByRole('searchbox', { name: /^Filter by name/ }).fill(''),
    (page) => page.locator('table[aria-rowcount="10001"]'),
  ],
  [
    'choosing all',
    (page) => box(page, 'Select all found').click(),
    (page) => page.getByRole('toolbar').getByText('10,000 chosen'),
  ],
  [
    'grouping',
    (page) => box(page, 'Group by department').click(),
    (page) => page.getByRole('navigation', { name: 'Departments' }),
  ],
  ['a group', (page) => box(page, /^Select all in /).click(), (page) => page.getByText(/ people$/).first()],
  ['folding', (page) => button(page, /^Fold /).click(), (page) => button(page, /^Open /)],
  [
    'ungrouping',
    (page) => box(page, 'Group by department').click(),
    (page) => page.locator('table:not(:has([aria-expanded][aria-label]))'),
  ],
  [
    'sorting',
    (page) => button(page, /^Department$/).click(),
    (page) => page.locator('th[aria-sort=ascending]', { hasText: 'Department' }),
  ],
  [
    'by goals',
    (page) => page.getByRole('combobox', { name: 'Goals' }).selectOption('without'),
    (page) => page.getByText('10,000 of 10,000 people'),
  ],
  [
    'details',
    (page) => page.locator('tbody [data-row-focus]').first().click(),
    (page) => button(page, /^Close details$/),
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

/** How the list of ten thousand people is used. */
export const peopleBench = () =>
  atDesk('business', async ({ page, origin, backendOrigin, step }) => {
    await page.request.post(`${backendOrigin}/__demo/employees?count=${people}`);
    await step('loading', async () => {
      await page.goto(`${origin}/business/employee-list`);
      await page.locator('[data-row-focus]').first().waitFor();
    });
    /** @type {number[]} */
    let frames = [];
    await step('scrolling', async () => (frames = await page.evaluate(scrollThrough)));
    const sorted = frames.toSorted((one, other) => one - other);
    /** @param {number} part */
    const at = (part) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
    console.log(`frames       median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, longest ${at(1)} ms`);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const [name, act, done] of steps) {
      await step(name, async () => {
        await act(page);
        await done(page).waitFor();
      });
    }
  });

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
