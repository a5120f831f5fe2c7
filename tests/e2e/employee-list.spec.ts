import { demoPerson } from '../support/people.ts';
import { expectAccessible } from './support/accessibility';
import { brokenButtons, expectToFit } from './support/geometry';
import { signInBusiness } from './support/people';
import { detailsOf, hold } from './support/steps';
import { expect, test, wideOnly } from './support/test';

test('the details of a person leave the heads of the list whole', async ({ page }) => {
  await signInBusiness(page);
  await page.goto('/business/employee-list');
  await page.getByRole('button', { name: demoPerson(3).name }).click();
  await expect(detailsOf(page)).toBeVisible();
  await expect.poll(() => brokenButtons(page), 'the heads of the list beside them').toEqual([]);
});

test(
  'reporting lines are accessible while they are read and as a tree, in both themes',
  { tag: wideOnly },
  async ({ page }) => {
    await signInBusiness(page);
    await page.goto('/business/employee-list?view=reporting-lines');
    const readRecords = await hold(page, '**/getFullDetails');
    await page.getByRole('button', { name: 'Build org chart' }).click();
    await expect(page.getByText(/^0 of \d+/)).toBeVisible();
    await expectAccessible(page);
    readRecords();
    // The tree grows until all are loaded.
    await expect(page.getByRole('button', { name: 'Collapse all' })).toBeVisible();
    const rows = page.getByRole('treegrid').locator('tr[aria-level]');
    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    await expect(rows.last()).toBeFocused();
    await expect(rows.last()).toBeInViewport();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await expectToFit(page);
  },
);
