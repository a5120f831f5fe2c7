import type { Page } from '@playwright/test';

import { employeeFields } from '../../src/domain/employee';
import { filterLabel } from '../support/people.ts';
import { expectAccessible } from './support/accessibility';
import { workerBackendOrigin } from './support/addresses.mjs';
import { sidewaysScroll } from './support/geometry';
import { signInBusiness } from './support/people';
import { isNarrow } from './support/steps';
import { expect, test } from './support/test';

const list = '/business/employee-list';
const openers = (page: Page) => page.locator('[data-row-focus]');
const field = (page: Page) => page.getByRole('searchbox', { name: filterLabel });
const details = (page: Page) => page.getByRole(isNarrow(page) ? 'dialog' : 'region', { name: 'Details' });

async function openList(page: Page, query = '') {
  await signInBusiness(page);
  await page.goto(list + query);
  await expect(openers(page).first()).toBeVisible();
}

/** Opens the list of ten thousand. Gives the paths of the calls on people, which go on being counted. */
async function openLongList(page: Page, query = ''): Promise<string[]> {
  await page.request.post(`${workerBackendOrigin}/__demo/employees?count=10000`);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/employee')) calls.push(pathname);
  });
  await openList(page, query);
  return calls;
}

test('details that the keyboard opens have the focus on their name', async ({ page }) => {
  await openList(page);
  await openers(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(details(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(openers(page).first()).toBeFocused();
});

test('ten thousand people are one call and few rows, wherever one scrolls, and axe finds nothing', async ({ page }) => {
  const calls = await openLongList(page);
  await expect(page.getByText('10,000 people in 6 departments')).toBeVisible();
  await expectAccessible(page);
  for (const part of [0.25, 0.5, 1, 0.1]) {
    await page.evaluate((to) => window.scrollTo(0, to * document.documentElement.scrollHeight), part);
    await expect.poll(() => rowsInWindow(page), 'the window is full of rows').toBeGreaterThan(5);
    expect(await openers(page).count()).toBeLessThan(60);
  }
  await expectAccessible(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(openers(page).last()).toHaveText('Person 10000');
  await expect(openers(page).last()).toBeInViewport();
  expect(calls).toEqual(['/api/employee/all']);
  expect(await sidewaysScroll(page)).toBe(0);

  await field(page).fill('person 09123 sales');
  await expect(page.getByText(/^[01] of 10,000 people$/)).toBeVisible();
  await field(page).fill('xyzzy');
  await expect(page.getByText('Nobody matches')).toBeVisible();
  await expectAccessible(page);
  expect(calls).toEqual(['/api/employee/all']);
});

const rowsInWindow = (page: Page) =>
  openers(page).evaluateAll(
    (all) =>
      all.filter((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      }).length,
  );

test('a person is read in full, pay and birth date only when asked for', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: 'Mateo Silva' }).click();
  const panel = details(page);
  await expect(panel.getByText('Account Executive').first()).toBeVisible();
  await expect(panel.locator('dt')).toHaveCount(employeeFields.length);
  await expect(panel).not.toContainText('78,000');
  await expect(panel.locator('[data-more]'), 'it says that there is more below').toHaveAttribute('data-more', 'true');
  await panel.getByRole('button', { name: 'Show pay and birth date' }).click();
  await expect(panel.getByText('78,000.00')).toBeAttached();
  await expect(panel.getByText('Apr 18, 1991')).toBeVisible();
  await panel.getByText('Pay Frequency').scrollIntoViewIfNeeded();
  await expect(panel.locator('[data-more]')).toHaveAttribute('data-more', 'false');
  await expectAccessible(page);
  await page.reload();
  await expect(details(page).getByRole('heading', { level: 2 })).toHaveText('Mateo Silva');
  await expect(details(page)).not.toContainText('Apr 18, 1991');
  await details(page).getByRole('button', { name: 'Close details' }).click();
  await expect(details(page)).toBeHidden();
  expect(new URL(page.url()).search).toBe('');
});
