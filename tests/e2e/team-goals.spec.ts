import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { expectFocusKept, tabTo } from './support/focus';
import { expectToFit } from './support/geometry';
import { readPdf } from './support/pdf';
import { signInBusiness } from './support/people';
import { corsHeaders, hold } from './support/steps';
import { expect, test, wideOnly } from './support/test';
import { button } from './support/visits';

const goal = 'Your Company Strategic Goal';

/** Opens the list and chooses the first three people. */
async function chooseThree(page: Page) {
  await signInBusiness(page);
  await page.goto('/business/employee-list');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (const place of [0, 1, 2]) await boxes.nth(place).check();
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Generate for 3 people' });

/** Holds the drafts of OKRs back until the returned function is called; the list of them is answered. */
async function holdDrafts(page: Page): Promise<() => void> {
  let release = () => {};
  const due = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/ai/okr', async (route) => {
    if (route.request().method() === 'POST') await due;
    await route.fallback();
  });
  return release;
}

/** In both themes, and as narrow as a phone. */
async function expectGoodLooks(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectToFit(page);
}

test('goals for a team are prepared, drafted, tried again and handed out', async ({ page, watch }) => {
  watch.allow(/api\/ai\/kpi/);
  await chooseThree(page);
  const readRecords = await hold(page, '**/getFullDetails');
  await button(page, 'Generate for 3 people').click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('0 of 3')).toBeVisible();
  await expectGoodLooks(page);
  readRecords();
  await expect(dialog.getByRole('heading', { name: 'Who gets what' })).toBeVisible();
  await dialog.getByLabel(goal).fill('Answer every customer within one working day');
  await dialog.getByRole('combobox', { name: 'Your Industry' }).fill('Food and beverage');
  await dialog.getByLabel('At most … this time').fill('5');
  await expect(dialog.getByText('OKR now, KPI later')).toBeVisible();
  await expectGoodLooks(page);

  let isDown = true;
  await page.route('**/api/ai/kpi', (route) =>
    isDown && route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: 'No' }, headers: corsHeaders })
      : route.fallback(),
  );
  const draft = await holdDrafts(page);
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(dialog.getByText('Drafting the OKR')).toBeVisible();
  await expectGoodLooks(page);
  draft();
  await expect(dialog.getByText('3 of 6 drafted')).toBeVisible();
  await expect(dialog.getByText('KPI not drafted: the server could not do it')).toHaveCount(2);
  await expectGoodLooks(page);

  isDown = false;
  await button(page, 'Try failed again').click();
  await expect(dialog.getByText('5 of 6 drafted')).toBeVisible();
  await button(page, 'Generate the next 1').click();
  await expect(dialog.getByText('6 of 6 drafted')).toBeVisible();
  await dialog.getByRole('button', { name: 'Download pack' }).click();
  await expect(page.getByText('Goals of all 3 people are known here.')).toBeVisible();
  await expectAccessible(page);
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Start').click()]);
  const { outline, pages } = await readPdf(saved);
  expect(outline).toHaveLength(3);
  expect(pages[1]).toContain('Answer every customer within one working day');
});

test('a team’s goals take no mouse', { tag: wideOnly }, async ({ page }) => {
  await chooseThree(page);
  await expect(page.getByRole('toolbar')).toBeVisible();
  // From the box of the last one into the bar.
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(button(page, 'Generate for 3 people')).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await tabTo(page, dialog.getByRole('tab', { name: 'Both' }));
  await page.keyboard.press('Home');
  await tabTo(page, dialog.getByLabel(goal));
  await page.keyboard.type('Fewer returns');
  await tabTo(page, dialog.getByRole('combobox', { name: 'Your Industry' }));
  await page.keyboard.type('Retail');
  await expect(dialog.getByRole('heading', { name: 'Who gets what' })).toBeVisible();
  const draft = await holdDrafts(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Generate', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Drafting the OKR')).toBeVisible();
  await tabTo(page, button(page, 'Pause'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Go on')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Open')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Go on'));
  await page.keyboard.press('Enter');
  draft();
  await expect(dialog.getByText('3 of 3 drafted')).toBeVisible();
  await expectFocusKept(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Generate for 3 people')).toBeFocused();
});
