import { expectAccessible } from './support/accessibility';
import { signInBusiness } from './support/people';
import { detailsOf } from './support/steps';
import { expect, test } from './support/test';

test('details that the keyboard opens have the focus on their name', async ({ page }) => {
  await signInBusiness(page);
  await page.goto('/business/employee-list');
  const opener = page.locator('[data-row-focus]').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(detailsOf(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
});

test('the details of a person say that there is more below; a reload hides pay and birth date again', async ({
  page,
}) => {
  await signInBusiness(page);
  await page.goto('/business/employee-list');
  await page.getByRole('button', { name: 'Mateo Silva' }).click();
  const panel = detailsOf(page);
  await expect(panel.locator('[data-more]'), 'it says that there is more below').toHaveAttribute('data-more', 'true');
  await panel.getByRole('button', { name: 'Show pay and birth date' }).click();
  await expect(panel.getByText('Apr 18, 1991')).toBeVisible();
  await panel.getByText('Pay Frequency').scrollIntoViewIfNeeded();
  await expect(panel.locator('[data-more]')).toHaveAttribute('data-more', 'false');
  await expectAccessible(page);
  await page.reload();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Mateo Silva');
  await expect(panel).not.toContainText('Apr 18, 1991');
});
