import type { Page } from '@playwright/test';

import { searchedInWords } from '../support/goal-texts.ts';
import { signIn, signInBusiness } from './support/people';
import { expect, test } from './support/test';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

test('search finds by words in any order, marks them, opens the record; Back has the query still; nothing is said too', async ({
  page,
}) => {
  await signIn(page);
  // What listens to the key comes after the page, and asks for the notifications in the same step.
  const isListening = page.waitForResponse('**/api/notifications/*');
  await page.goto('/help');
  await isListening;
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toBeFocused();

  await field(page).pressSequentially('CHURN grow');
  const okrs = group(page, 'OKRs');
  await expect(okrs.getByRole('link').first()).toContainText('Grow recurring revenue');
  await expect(okrs.locator('mark').first()).toHaveText('Grow');
  await expect(page).toHaveURL(/[?&]q=CHURN(\+|%20)grow$/);

  await page.reload();
  await expect(field(page)).toHaveValue('CHURN grow');
  await okrs.getByRole('link').first().click();
  await expect(page).toHaveURL(/^[^?]*\/okrs\?record=/);
  await expect(page.getByLabel('Details').getByRole('heading', { level: 2 })).toContainText('Grow recurring revenue');

  await page.goBack();
  await expect(field(page)).toHaveValue('CHURN grow');
  await expect(okrs.getByRole('link').first()).toBeVisible();

  await field(page).fill('zzzz');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(page.getByText(`Search looks in your ${searchedInWords}.`)).toBeVisible();
});

test('a business also finds its people, who open in the employee list', async ({ page }) => {
  await signInBusiness(page);
  await page.goto('/search?q=finance');
  const people = group(page, 'Employees');
  await expect(people.locator('mark').first()).toHaveText('Finance');
  await people.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/business\/employee-list\?employee=/);
  await expect(page.getByLabel('Details').getByRole('heading', { level: 2 })).toBeVisible();
});

test('help answers with the keyboard alone, and leads on', async ({ page }) => {
  await signIn(page);
  await page.goto('/help');
  const first = page.locator('summary').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details').first()).toHaveAttribute('open', '');
  await expect(page.getByText('An objective says where you want to be.')).toBeVisible();
  await expect(page.locator('details')).toHaveCount(10);
  for (const word of ['Good', 'Not so good']) await expect(page.getByText(word, { exact: true })).toHaveCount(2);
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
});
