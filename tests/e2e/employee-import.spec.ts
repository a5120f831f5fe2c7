import { expectAccessible } from './support/accessibility';
import { expectToFit } from './support/geometry';
import { importFile, namesInFile as names } from './support/import-file';
import { signInBusiness } from './support/people';
import { hold } from './support/steps';
import { expect, test, wideOnly } from './support/test';

test('a reload during an import comes back to where it stood, and nobody is sent twice', async ({ page, watch }) => {
  // The reload breaks the connection of the second call.
  watch.allow(/api\/employee/);
  await signInBusiness(page);
  let isHeld = true;
  let calls = 0;
  await page.route('**/api/employee', async (route) => {
    calls += 1;
    if (isHeld && calls === 2) return;
    await route.fallback();
  });
  await importFile(page);
  await expect(page.getByRole('heading', { name: '1 of 3 people sent' })).toBeVisible();
  await expect.poll(() => calls).toBe(2);
  await expectToFit(page);

  isHeld = false;
  await page.reload();
  await expect(page.getByText('You were here. 1 is in, 2 are left.')).toBeVisible();
  await expect(page.getByText('The page was loaded anew before the answer came.')).toBeVisible();
  await expectToFit(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.goto('/help');
  await expect(page.getByRole('region', { name: 'Import under way' })).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect(page.getByRole('heading', { name: '3 of 3 people imported' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => sessionStorage.getItem('importKey'))).toBeNull();
  await page.getByRole('region', { name: 'Import' }).getByRole('link', { name: 'Employee List' }).click();
  for (const name of names) {
    await page.getByRole('searchbox').fill(`${name.toLowerCase()}@import.example`);
    await expect(page.getByText(/^1 of \d+ people$/)).toBeVisible();
  }
});

test('two tabs with one file: the second waits, and then imports nobody twice', { tag: wideOnly }, async ({ page }) => {
  await signInBusiness(page);
  const letGo = await hold(page, '**/api/employee');
  await importFile(page);
  await expect(page.getByRole('heading', { name: '0 of 3 people sent' })).toBeVisible();

  const second = await page.context().newPage();
  await importFile(second);
  await expect(second.getByRole('heading', { name: 'An import goes on in another tab' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: '3 of 3 people imported' })).toBeVisible();
  await second.getByRole('button', { name: 'Try again' }).click();
  await expect(second.getByRole('heading', { name: '0 of 3 people imported' })).toBeVisible();
  await expect(second.getByText('3 already here')).toBeVisible();
});
