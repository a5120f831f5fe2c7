import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';

test('the built application starts under the production policy', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("trusted-types 'none'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
