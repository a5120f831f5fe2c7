import type { Page } from '@playwright/test';

import { generateTitle } from '../support/goal-texts.ts';
import { expectAccessible } from './support/accessibility';
import { expectToFit } from './support/geometry';
import { readPdf } from './support/pdf';
import { signInBusiness } from './support/people';
import { hold } from './support/steps';
import { expect, test, wideOnly } from './support/test';
import { button, visit } from './support/visits';

const goal = 'Your Company Strategic Goal';

/** Opens the list and chooses the first three people. */
async function chooseThree(page: Page) {
  await signInBusiness(page);
  await page.goto('/business/employee-list');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (const place of [0, 1, 2]) await boxes.nth(place).check();
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Generate for 3 people' });

/** In both themes, at the width of a phone. */
async function expectGoodLooks(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme === 'dark' ? ['color-contrast'] : undefined);
  }
  await expectToFit(page);
}

test('goals for a team are prepared, drafted and handed out', { tag: wideOnly }, async ({ page }) => {
  await chooseThree(page);
  const readRecords = await hold(page, '**/getFullDetails');
  await button(page, 'Generate for 3 people').click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('0 of 3')).toBeVisible();
  await expectGoodLooks(page);
  readRecords();
  await expect(dialog.getByText('Roles come from employee records.')).toBeVisible();
  await dialog.getByLabel(goal).fill('Answer every customer within one working day');
  await dialog.getByRole('combobox', { name: 'Your Industry' }).fill('Food and beverage');
  await expectGoodLooks(page);

  const draft = await hold(page, '**/api/ai/okr', 'POST');
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(dialog.getByText('0 of 6 drafts')).toBeVisible();
  await expectGoodLooks(page);
  draft();
  await expect(dialog.getByText('6 of 6 drafted')).toBeVisible();
  await expectGoodLooks(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await button(page, 'Goal pack').click();
  await expect(page.getByText('All 3 people have goals.')).toBeVisible();
  await expectAccessible(page);
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
  const { outline, pages } = await readPdf(saved);
  expect(outline).toHaveLength(3);
  expect(pages[1]).toContain('Answer every customer within one working day');
});

test('selecting text and letting go beside the dialog keeps it open', { tag: wideOnly }, async ({ page }) => {
  await signInBusiness(page);
  await visit(page, '/business/dashboard');
  await button(page, generateTitle).click();
  const dialog = page.getByRole('dialog', { name: generateTitle });
  const prompt = page.getByLabel('Additional prompt');
  await prompt.fill('Fewer clicks');
  await prompt.hover({ position: { x: 60, y: 20 } });
  await page.mouse.down();
  await page.mouse.move(20, 450, { steps: 5 });
  await page.mouse.up();
  await expect(prompt).toHaveValue('Fewer clicks');
  await expect(dialog).toBeVisible();

  await page.mouse.click(20, 450);
  await expect(dialog).toBeHidden();
});
