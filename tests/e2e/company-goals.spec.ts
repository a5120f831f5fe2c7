import { openCompanyGoals } from './support/company-goals';
import { expect, test, wideOnly } from './support/test';

test('a sentence of the company leads to the goals that serve it', { tag: wideOnly }, async ({ page }) => {
  await openCompanyGoals(page);
  const head = page.getByRole('button', { name: /^(?:Fold|Open) Become the first choice/ });
  await page.getByRole('button', { name: /^Become the first choice.*1 goal serves this: Nurse/ }).click();
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  await expect(head).toBeFocused();
  await expect(head).toBeInViewport();
});

test('what a goal serves is set by keyboard, in its menu', { tag: wideOnly }, async ({ page }) => {
  await openCompanyGoals(page);
  const serves = page.getByRole('button', { name: /^Serves.*, Have answer 0 before noon$/ });
  await serves.focus();
  await page.keyboard.press('Enter');
  const boxes = page.getByRole('menuitemcheckbox');
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(boxes.last()).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  await expect(serves).toBeFocused();
  await expect(serves).toHaveAccessibleName(/^Serves: Become the first choice for clinics/);
  await page.reload();
  await expect(serves).toHaveAccessibleName(/^Serves: Become the first choice for clinics/);
});
