import { formatDay } from '../../src/lib/dates';
import { demoPerson } from '../support/people.ts';
import { expectAccessible } from './support/accessibility';
import { tabTo } from './support/focus';
import { brokenButtons, expectToFit } from './support/geometry';
import { signInBusiness } from './support/people';
import { detailsOf, hold } from './support/steps';
import { expect, test, wideOnly } from './support/test';

test('details that the keyboard opens have the focus on their name', async ({ page }) => {
  await signInBusiness(page);
  await page.goto('/business/employee-list');
  const opener = page.locator('[data-row-focus]').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(detailsOf(page).getByRole('heading', { level: 2 })).toBeFocused();
  expect(await brokenButtons(page), 'the heads of the list beside them').toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
});

test('the details of a person say that there is more below; a reload hides pay and birth date again', async ({
  page,
}) => {
  await signInBusiness(page);
  await page.goto('/business/employee-list');
  const person = demoPerson(3);
  const born = formatDay(person.dateOfBirth);
  await page.getByRole('button', { name: person.name }).click();
  const panel = detailsOf(page);
  await expect(panel.locator('[data-more]'), 'it says that there is more below').toHaveAttribute('data-more', 'true');
  await panel.getByRole('button', { name: 'Show pay and birth date' }).click();
  await expect(panel.getByText(born)).toBeVisible();
  await panel.getByText('Pay Frequency').scrollIntoViewIfNeeded();
  await expect(panel.locator('[data-more]')).toHaveAttribute('data-more', 'false');
  await expectAccessible(page);
  await page.reload();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(person.name);
  await expect(panel).not.toContainText(born);
});

test('people are chosen by department; the heads stay in sight and lead from one to the other', async ({ page }) => {
  await signInBusiness(page);
  await page.goto('/business/employee-list?group=department');
  const fold = page.getByRole('button', { name: /^Fold / });
  await page
    .getByRole('checkbox', { name: /^Select all in / })
    .first()
    .check();
  const toolbar = page.getByRole('toolbar');
  await expect(toolbar).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(toolbar.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toolbar).toBeHidden();
  await fold.first().click({ modifiers: ['Shift'] });
  await expect(fold).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Open / }).first()).toBeFocused();
});

test('the arrow keys lead from person to person in the details', async ({ page }) => {
  await signInBusiness(page);
  await page.goto('/business/employee-list');
  await page.locator('[data-row-focus]').first().focus();
  await page.keyboard.press('Enter');
  const heading = detailsOf(page).getByRole('heading', { level: 2 });
  const first = await heading.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(heading).not.toHaveText(first ?? '');
  await expect(heading).toBeFocused();
  await expect(detailsOf(page)).toContainText('2 of ');
  const second = await heading.textContent();
  await detailsOf(page).getByRole('button', { name: 'Close details' }).click();
  await expect(page.locator('[data-row-focus]:focus')).toHaveText(second ?? '');
});

test('reporting lines are read on demand, walked by keyboard, and accessible', async ({ page }) => {
  await signInBusiness(page);
  await page.goto('/business/employee-list?view=reporting-lines');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expectAccessible(page);
  const readRecords = await hold(page, '**/getFullDetails');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: /^0 of \d+ read$/ })).toBeVisible();
  await expectAccessible(page);
  readRecords();
  const tree = page.getByRole('treegrid');
  await expect(tree).toBeVisible();
  const rows = tree.locator('tr[aria-level]');
  await rows.first().focus();
  await page.keyboard.press('*');
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(rows.first()).not.toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectToFit(page);
  await page.keyboard.press('Enter');
  await expect(detailsOf(page).getByRole('heading', { level: 2 })).toBeFocused();
});

test('the chart of reporting lines takes no mouse', { tag: wideOnly }, async ({ page }) => {
  await signInBusiness(page);
  await page.goto('/business/employee-list?view=reporting-lines');
  await page.getByRole('button', { name: 'Start' }).click();
  const rows = page.getByRole('treegrid').locator('tr[aria-level]');
  await rows.nth(1).focus();
  await page.keyboard.press('F6');
  const chart = page.getByRole('region', { name: 'Chart' });
  const heading = chart.getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  const name = await heading.textContent();
  await tabTo(page, chart.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  await expect(heading).not.toHaveText(name ?? '');
  await page.keyboard.press('F6');
  await expect(rows.nth(2)).toBeFocused();
});
