// proof: big-data

import type { Page } from '@playwright/test';

import { noteCase } from '../support/figures.ts';
import { signIn, signInBusiness } from './support/people';
import { answerReads } from './support/steps';
import { expect, test } from './support/test';

// Answers of tens of megabytes.
test.setTimeout(180_000);

/** A number of goals; only the last has a unique word. */
const goals = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `goal-${index}`,
    goal: index === count - 1 ? 'The needle' : `Goal ${index}`,
    role: 'Director',
    result: 'Objective: lead\nOne\nTwo',
    createdAt: new Date(1_790_000_000_000 - index * 60_000).toISOString(),
  }));

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `person-${index}`,
    firstName: index === count - 1 ? 'Needle' : 'Person',
    lastName: String(index),
    workMail: `person-${index}@northbay.example`,
    department: index % 2 === 0 ? 'Sales' : 'People',
  }));

/** Adds a duration to the notes of the report; asserts nothing. */
async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  test.info().annotations.push({ type: what, description: `${Math.round(performance.now() - start)} ms` });
}

const rows = (page: Page) => page.locator('main [data-index]');

const lists = [
  { what: 'goals', path: '/okrs', address: '**/api/ai/okr', make: goals, enter: signIn },
  {
    what: 'people',
    path: '/business/employee-list',
    address: '**/api/employee/all',
    make: people,
    enter: (page: Page) => signInBusiness(page),
  },
] as const;

for (const { what, path, address, make, enter } of lists) {
  for (const count of [10_000, 100_000]) {
    test(`${count} ${what} are listed and searched`, async ({ page }) => {
      await enter(page);
      await answerReads(page, address, make(count));
      await timed('listed after', async () => {
        await page.goto(path);
        await expect(rows(page).first()).toBeVisible();
      });
      const field = page.getByRole('main').getByRole('searchbox');
      await timed('found after', async () => {
        await field.fill('needle');
        await expect(rows(page)).toHaveCount(1);
        await expect(rows(page).first()).toContainText(/needle/i);
      });
      await timed('all again after', async () => {
        await field.fill('');
        await expect(rows(page).nth(5)).toBeVisible();
      });
      await timed('the last row after', async () => {
        await rows(page).first().getByRole('button').first().focus();
        await page.keyboard.press('End');
        await expect(page.locator(`main [data-index="${count - 1}"]`)).toBeInViewport();
      });
      noteCase('big-data', `${count} ${what}`);
    });
  }
}

test('a result of ten megabytes opens, and the page goes on', async ({ page }) => {
  const line = 'Raise the share of night shifts with a full team from 71% to 95% by 31 March 2027';
  const result = `Objective: lead\n${Array.from({ length: Math.ceil(1e7 / (line.length + 1)) }, () => line).join('\n')}`;
  await signIn(page);
  await answerReads(page, '**/api/ai/okr', [{ ...goals(1)[0], result }]);
  await timed('listed after', async () => {
    await page.goto('/okrs');
    await expect(page.locator('main [data-row-focus]')).toHaveCount(1);
  });
  // Queries by attribute: a role query among 100,000 rows takes longer than rendering them.
  const details = page.locator('[aria-label="Details"]');
  await timed('open after', async () => {
    await page.locator('main [data-row-focus]').first().click();
    await expect(details.locator('h2')).toHaveText('The needle');
    await expect(details.locator('li').first()).toContainText('lead');
  });
  await timed('closed after', async () => {
    await details.locator('[aria-label="Close details"]').click();
    await expect(details).toBeHidden();
  });
  noteCase('big-data', 'a result of 10 MB');
});
