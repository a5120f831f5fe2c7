import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import Papa from 'papaparse';

import { employeeFields, employeeRows, listedEmployeeFields } from '../../src/domain/employee';
import { filterLabel } from '../support/people.ts';
import { expectAccessible } from './support/accessibility';
import { workerBackendOrigin } from './support/addresses.mjs';
import { sidewaysScroll } from './support/geometry';
import { signInBusiness } from './support/people';
import { isNarrow } from './support/steps';
import { expect, test, wideOnly } from './support/test';

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

test('Back from another page brings the place in the list again', async ({ page }) => {
  await openLongList(page, '?sort=-name');
  await page.evaluate(() => window.scrollTo(0, 200_000));
  await expect.poll(() => rowsInWindow(page)).toBeGreaterThan(5);
  const place = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => document.querySelector<HTMLElement>('main header a')?.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Employee Onboarding' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => rowsInWindow(page)).toBeGreaterThan(5);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(60);
  expect(new URL(page.url()).search).toBe('?sort=-name');
});

test('the keyboard walks through ten thousand rows and never loses the focus', { tag: wideOnly }, async ({ page }) => {
  await openLongList(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await openers(page).first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('Person 00002');
  await page.keyboard.press('End');
  expect(await focused()).toBe('Person 10000');
  await expect(openers(page).last()).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('Person 09999');

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('button', { name: 'Person 00001', exact: true })).toBeInViewport();
  expect(await focused(), 'a row that is scrolled away keeps the focus').toBe('Person 09999');
  await page.keyboard.press('Home');
  expect(await focused()).toBe('Person 00001');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Person 00002');

  await page.keyboard.press('Enter');
  await expect(details(page).getByRole('heading', { level: 2, name: 'Person 00002' })).toBeFocused();
  // Not every browser draws the shadow of a row.
  await expect(page.locator('tr:has([aria-expanded=true]) > td').first()).toHaveCSS('box-shadow', /inset/);
  await page.keyboard.press('Shift+Tab');
  await page.goBack();
  await expect(details(page)).toBeHidden();
});

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

test('the CSV file has the rows of the list', { tag: wideOnly }, async ({ page }) => {
  await openList(page, '?department=Finance&sort=-name');
  await expect(openers(page)).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    // It stays for two seconds, and a file may take longer to arrive.
    expect(page.getByRole('status').filter({ hasText: /^Exported 2 of \d+ people/ })).toBeVisible(),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Employees-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  const { data, meta } = Papa.parse(bytes.toString('utf8').slice(1), { header: true });
  expect(meta.fields).toEqual(listedEmployeeFields.map((name) => employeeRows[name].label));
  expect(data).toMatchObject([
    { 'First Name': 'Wei', 'Last Name': 'Zhang', 'Work Email': 'wei.zhang@northbay.example', Department: 'Finance' },
    { 'First Name': 'Thomas', 'Last Name': 'Keller', Department: 'Finance' },
  ]);
});
