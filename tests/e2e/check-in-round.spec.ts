import { expectAccessible } from './support/accessibility';
import { importCheckIns } from './support/check-ins';
import { signIn } from './support/people';
import { expect, test, wideOnly } from './support/test';

test('by keyboard one Enter checks in each goal that has not changed', { tag: wideOnly }, async ({ page }) => {
  await signIn(page);
  await page.goto('/okrs');
  await importCheckIns(page, [40, 45, 50]);
  await page.getByRole('button', { name: 'Check in' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Check in' }).getByRole('form');
  const names = new Set<string | null>();
  for (const place of ['1 of 3', '2 of 3', '3 of 3']) {
    await expect(page.getByText(place)).toBeVisible();
    await expect(form).toBeFocused();
    if (names.size === 0) await expectAccessible(page);
    names.add(await form.getAttribute('aria-label'));
    await page.keyboard.press('Enter');
  }
  expect(names.size, 'three goals').toBe(3);
  await expect(page.getByRole('heading', { name: '3 goals are checked in.' })).toBeFocused();
});
