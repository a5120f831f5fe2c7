import type { Page } from '@playwright/test';

import { signIn, signInBusiness } from './support/people';
import { corsHeaders, shownByClock } from './support/steps';
import { expect, test } from './support/test';
import { button, visit } from './support/visits';

const close = (page: Page) => button(page, 'Close message').first();

/** Whether the topmost message covers the focused element. */
const coversFocus = (page: Page) =>
  close(page).evaluate((cross) => {
    const own = cross.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const other = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return own.left < other.right && other.left < own.right && own.top < other.bottom && other.top < own.bottom;
  });

for (const [where, width, next] of [
  ['a phone', 390, 'Shortcuts'],
  ['a desk', 1440, 'Update'],
] as const) {
  test(`on ${where} a message hides neither what was pressed nor what has the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install();
    await signIn(page);
    await visit(page, '/profile');
    await page.clock.pauseAt(Date.now() + 60_000);
    const elsewhere = page.getByRole('textbox').first();
    await button(page, 'Update').press('Enter');
    await shownByClock(page, close(page));
    // A key, so that the focus ring shows.
    await page.keyboard.press('F8');
    for (const focused of [button(page, 'Update'), elsewhere, button(page, next), elsewhere]) {
      await focused.focus();
      await expect.poll(() => coversFocus(page)).toBe(false);
    }
  });
}

test('a message of a failure does not lie over the button that was pressed with a mouse, which can be pressed again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/api/business', (route) => route.fulfill({ status: 500, headers: corsHeaders, json: {} }));
  await signInBusiness(page);
  await visit(page, '/business/company-onboarding');
  await page.getByLabel('Name', { exact: true }).fill('Northbay Health');
  await page.getByLabel('Industry', { exact: true }).fill('Healthcare');
  await button(page, 'Submit').click();
  await expect(close(page)).toBeVisible();
  await expect.poll(() => coversFocus(page)).toBe(false);
  // The pointer has not moved, and would pause a message under it.
  await page.unroute('**/api/business');
  await button(page, 'Submit').click();
  await expect(page).toHaveURL(/company-profile/);
});
