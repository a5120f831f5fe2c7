import { personRow } from '../support/people-files.ts';
import { columnsTitle } from '../support/people.ts';
import { csvFile } from './support/employee-steps';
import { expectFocusKept, tabTo } from './support/focus';
import { expectToFit } from './support/geometry';
import { signInBusiness } from './support/people';
import { expect, test, wideOnly } from './support/test';

/** Three people, the second with a wrong mail and the third with an unknown word for the gender. */
const people = [
  { firstName: 'Ada', gender: 'Frau' },
  { firstName: 'Bo', workMail: 'bo(at)import.example', gender: 'Herr' },
  { firstName: 'Cy', gender: 'd' },
].map((given, index) => personRow({ workMail: `p${index}@import.example`, ...given }));

test('a file is matched, checked, corrected and sent by keyboard', { tag: wideOnly }, async ({ page }) => {
  const { keyboard } = page;
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await keyboard.press('Enter');
  };
  /** Each step is announced by one persistent live region, and none takes the focus. */
  const expectStep = async (step: string) => {
    const region = page.getByRole('status').filter({ hasText: /^Step \d of 4/ });
    await expect(region).toHaveText([step]);
    await region.evaluate((element) => (window.stepRegions ??= new Set()).add(element));
    expect(await page.evaluate(() => window.stepRegions?.size)).toBe(1);
    await expectFocusKept(page);
    await expectToFit(page);
  };

  await signInBusiness(page);
  await page.goto('/business/employee-list/import');
  const field = page.getByLabel('Choose file');
  await tabTo(page, field);
  await field.setInputFiles(csvFile(people));
  await expect(page.getByText(/3 people\.$/)).toBeVisible();
  await expectToFit(page);
  await press('Match columns');

  await expect(page.getByRole('heading', { name: columnsTitle })).toBeVisible();
  await expectStep('Step 2 of 4: Match columns');
  await press('Check rows');
  await expect(page.getByRole('combobox', { name: 'd becomes' })).toBeFocused();
  await keyboard.type('Choose f');
  await press('Check rows');

  await expect(page.getByText('1 of 3 ready to import.')).toBeVisible();
  await expectStep('Step 3 of 4: Check rows');
  // On a phone a row shows only its fields with problems.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText('Any', { exact: true }).first()).toBeVisible({ visible: width === 1440 });
  }
  await tabTo(page, page.getByRole('textbox', { name: /^Work Email/ }));
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('bo@import.example');
  await keyboard.press('Enter');
  await expect(page.getByText('2 of 3 ready to import.')).toBeVisible();
  await expectFocusKept(page);
  await press('Import 2 people');

  await expect(page.getByRole('heading', { name: '2 of 3 people imported' })).toBeVisible();
  await expectStep('Step 4 of 4: Import');
  const [download] = await Promise.all([page.waitForEvent('download'), press('Download what was not imported')]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  await expectFocusKept(page);
  await press('Import another file');
  await expect(page.getByText('No file chosen yet.')).toBeVisible();
  await expectFocusKept(page);
});

declare global {
  interface Window {
    /** The announcements of a step so far. */
    stepRegions?: Set<Element>;
  }
}
