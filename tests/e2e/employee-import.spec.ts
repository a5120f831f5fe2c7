import { expectAccessible } from './support/accessibility';
import { expectToFit } from './support/geometry';
import { importFile, namesInFile as names, peopleFile } from './support/import-file';
import { signInBusiness } from './support/people';
import { hold } from './support/steps';
import { expect, test, wideOnly } from './support/test';

test('a reload during an import asks first; with the file chosen again nobody is sent twice', async ({
  page,
  watch,
}) => {
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
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  isHeld = false;
  let isAsked = false;
  page.once('dialog', (dialog) => {
    isAsked = dialog.type() === 'beforeunload';
    void dialog.accept();
  });
  await page.reload();
  expect(isAsked).toBe(true);
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
  ).not.toContain('import.example');
  await page.getByLabel('Choose file').setInputFiles(peopleFile);
  await page.getByRole('button', { name: 'Match columns' }).click();
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('checkbox', { name: 'Import 1 duplicate too' })).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 people' }).click();
  await expect(page.getByRole('heading', { name: '2 of 3 people imported' })).toBeVisible();
  await expectAccessible(page);
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
  await expect(second.getByRole('heading', { name: 'An import is running in another tab' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: '3 of 3 people imported' })).toBeVisible();
  // The first tab lets the lock go a moment after it has said so.
  const tryAgain = second.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await tryAgain.isVisible()) await tryAgain.click();
    await expect(second.getByRole('heading', { name: '0 of 3 people imported' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(second.getByText('3 already here')).toBeVisible();
});
