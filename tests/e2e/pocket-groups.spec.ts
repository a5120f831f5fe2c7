import type { Page } from '@playwright/test';

import { signIn } from './support/people';
import { answerReads, hold, settled } from './support/steps';
import { expect, test, wideOnly } from './support/test';

const count = 10_000;
const goalCount = 200;

/** Ten thousand records of two hundred goals, some of which take two lines. */
const goals = Array.from({ length: count }, (_, index) => {
  const goal = index % goalCount;
  return {
    id: `goal-${index}`,
    goal: `Goal ${goal}${goal % 3 === 0 ? ', which is written out at such length that it takes more than one line of its head' : ''}`,
    role: `Director ${index}`,
    result: 'Objective: lead\nLift revenue from 420 K to 520 K by 31 March 2027\nImprove a lot',
    createdAt: new Date(1_790_000_000_000 - index * 3_600_000).toISOString(),
  };
});

const foldOf = (page: Page, goal: string) =>
  page.getByRole('button', { name: new RegExp(`^(?:Collapse|Expand) ${goal}(?:,|$)`) });

async function openGroups(page: Page, okrs: readonly object[] = goals) {
  await signIn(page);
  await answerReads(page, '**/api/ai/okr', okrs);
  await page.goto('/okrs?group=goal');
  await expect(foldOf(page, 'Goal 0')).toBeVisible();
}

/** The row in the middle of the window, if there is one. */
const middleRow = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('main tbody, main ul:has([data-index])')?.getBoundingClientRect();
    const at = document.elementFromPoint((list?.left ?? 0) + 80, window.innerHeight / 2);
    return at?.closest('[data-index]')?.textContent ?? '';
  });

test('the head of a group stays in sight over its records', async ({ page }) => {
  await openGroups(page);
  await expect(page.getByRole('button', { name: 'Director 200: Goal 0' })).toBeVisible();
  const head = foldOf(page, 'Goal 0');
  const before = (await settled(page, () => head.boundingBox()))?.y ?? 0;
  await page.evaluate(() => window.scrollTo(0, 1800));
  await expect(head).toBeInViewport();
  await expect.poll(async () => (await head.boundingBox())?.y ?? 0).toBeLessThan(before);
  // Nothing covers it: a press there collapses the group.
  await head.click();
  await expect(head).toHaveAttribute('aria-expanded', 'false');
});

test('what is said of a group moves nothing below it', async ({ page }) => {
  const answer = await hold(page, '**/assets/group-measures-*.js');
  await openGroups(page);
  const goal = page.getByRole('button', { name: 'Director 0: Goal 0' });
  const before = await settled(page, () => goal.boundingBox());
  answer();
  await expect(page.getByText(/ to sharpen$/).first()).toBeVisible();
  await expect.poll(() => goal.boundingBox()).toEqual(before);
});

test('the arrows scroll the page, Tab goes on from what is scrolled away', { tag: wideOnly }, async ({ page }) => {
  await openGroups(page);
  const first = page.getByRole('button', { name: 'Director 0: Goal 0' });
  await first.focus();
  // The page has its final length once all rows are built.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(5000);
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  // Browsers scroll to the end over some frames.
  await settled(page, () => page.evaluate(() => window.scrollY));
  await expect(first).toBeFocused();
  // A user who continues from there has seen their position.
  await expect.poll(() => middleRow(page), 'the window is full of rows').not.toBe('');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Download Goal 0,/ }).first()).toBeFocused();
  await expect(page.getByRole('button', { name: /^Download Goal 0,/ }).first()).toBeInViewport();
});
