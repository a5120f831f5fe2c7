// proof: big-data, axe-incomplete

import type { Page } from '@playwright/test';

import { noteCase } from '../support/figures.ts';
import { expectAccessible } from './support/accessibility';
import { sidewaysScroll } from './support/geometry';
import { signIn, signInBusiness } from './support/people';
import { answerReads, isNarrow, settled } from './support/steps';
import { expect, narrowOnly, test } from './support/test';

const count = 10_000;

/** Some goals take two lines, on a phone more: rows differ in height. */
const goals = Array.from({ length: count }, (_, index) => ({
  id: `goal-${index}`,
  goal: `Goal ${index}${index % 3 === 0 ? ', which is written out at such length that it takes more than a line' : ''}`,
  role: 'Director',
  result: 'One\nTwo',
  createdAt: new Date(1_790_000_000_000 - index * 3_600_000).toISOString(),
}));

const notes = Array.from({ length: count }, (_, index) => ({
  id: `note-${index}`,
  message: `Note ${index} is ready.`,
}));

const people = Array.from({ length: count }, (_, index) => ({
  id: `person-${index}`,
  firstName: 'Person',
  lastName: String(index),
  workMail: `person-${index}@northbay.example`,
  department: index % 2 === 0 ? 'Sales' : 'People',
}));

const rows = (page: Page) => page.locator('main [data-index]');

/** Opens a list of ten thousand records, or of other goals. */
async function openLong(page: Page, path: string, okrs: readonly object[] = goals) {
  await (path.startsWith('/business') ? signInBusiness(page) : signIn(page));
  await answerReads(page, '**/api/ai/okr', okrs);
  await answerReads(page, '**/api/notifications/*', notes);
  await answerReads(page, '**/api/employee/all', people);
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
}

/** The text of the row at the middle of the window. */
const textAtMiddle = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('main [data-index]')];
    const middle = window.innerHeight / 2;
    return elements.find((row) => row.getBoundingClientRect().bottom > middle)?.textContent ?? '';
  });

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

const scrollToPart = (page: Page, part: number) =>
  page.evaluate((to) => window.scrollTo(0, to * document.documentElement.scrollHeight), part);

for (const [path, last, most] of [
  ['/okrs', 'Goal 9999', 800],
  // A cell of each column in each row.
  ['/business/employee-list', 'Person 9999', 640],
] as const) {
  test(`ten thousand records are few elements, wherever one scrolls: ${path}`, async ({ page }) => {
    await openLong(page, path);
    for (const part of [0.3, 0.6, 0.1, 1]) {
      await scrollToPart(page, part);
      await expect.poll(() => textAtMiddle(page), 'the window is full of rows').not.toBe('');
      await expect.poll(() => page.evaluate(() => document.body.querySelectorAll('*').length)).toBeLessThan(most);
    }
    await expect
      .poll(async () => {
        await scrollToPart(page, 1);
        return rows(page).last().textContent();
      })
      .toContain(last);
    await expect(rows(page).last()).toBeInViewport();
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    // Under the sticky header of a phone, axe finds the half of a button too small.
    if (isNarrow(page)) await scrollToPart(page, 0);
    await expectAccessible(page);
    noteCase('big-data', `10,000 rows, ${path}`);
  });
}

test('the tools of a phone lie below the last row', { tag: narrowOnly }, async ({ page }) => {
  await openLong(page, '/okrs', goals.slice(0, 12));
  await page.getByText('Select all').click();
  await expect(page.getByRole('toolbar')).toHaveAccessibleName('12 selected');
  await scrollToPart(page, 1);
  await expect(rows(page).last()).toBeInViewport({ ratio: 1 });
  const room = async () => {
    const [row, bar] = await Promise.all([rows(page).last().boundingBox(), page.getByRole('toolbar').boundingBox()]);
    return (bar?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0);
  };
  await expect.poll(room).toBeGreaterThan(0);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
});

test('Back from another page brings the same rows again', async ({ page }) => {
  await openLong(page, '/okrs');
  // Rendered rows are measured, and keep their heights.
  for (let step = 1; step <= 20; step += 1) {
    await page.evaluate(() => window.scrollBy(0, 700));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect.poll(() => textAtMiddle(page)).not.toBe('');
  const [text, place] = await settled(page, () => Promise.all([textAtMiddle(page), scrollOf(page)]));
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('a[href="/help"], a[href="/okrs"] ~ a, main header a')?.click(),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'View Set OKRs' })).toBeHidden();
  await page.goBack();
  await expect.poll(() => textAtMiddle(page)).toBe(text);
  await expect.poll(async () => Math.abs((await scrollOf(page)) - place)).toBeLessThan(5);
});
