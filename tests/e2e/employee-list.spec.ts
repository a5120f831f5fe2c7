import type { Page } from '@playwright/test';

import { employeeFields } from '../../src/domain/employee';
import { expectAccessible } from './support/accessibility';
import { signInBusiness } from './support/people';
import { isNarrow } from './support/steps';
import { expect, test } from './support/test';

const details = (page: Page) => page.getByRole(isNarrow(page) ? 'dialog' : 'region', { name: 'Details' });

test('details that the keyboard opens have the focus on their name', async ({ page }) => {
  await signInBusiness(page);
  await page.goto('/business/employee-list');
  const opener = page.locator('[data-row-focus]').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(details(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
});

test('a person is read in full, pay and birth date only when asked for', async ({ page }) => {
  await signInBusiness(page);
  await page.goto('/business/employee-list');
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
