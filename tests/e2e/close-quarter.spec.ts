import type { Page } from '@playwright/test';

import { tabTo } from './support/focus';
import { signIn } from './support/people';
import { expect, narrowOnly, test, wideOnly } from './support/test';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Close the quarter' });
const score = (page: Page, number: number) => sheet(page).getByRole('slider', { name: `Score of line ${number}` });
const sentence = (page: Page, number: number) =>
  sheet(page)
    .getByRole('group', { name: `Line ${number}` })
    .getByLabel('What happened, in one sentence');
const opener = (page: Page) => page.getByRole('button', { name: 'Close the quarter' }).first();
const block = (page: Page) => page.getByRole('region', { name: /^Q[1-4] 20\d\d, closed on/ });

async function openSheet(page: Page): Promise<void> {
  await page.goto('/okrs');
  await page.locator('[data-goal]').first().click();
  await opener(page).click();
  await expect(sheet(page)).toBeVisible();
}

test('a quarter is closed with no mouse, and outlives a reload', { tag: wideOnly }, async ({ page }) => {
  const { keyboard } = page;
  await signIn(page);
  await page.goto('/okrs');
  await page.locator('[data-goal]').first().focus();
  await keyboard.press('Enter');
  await tabTo(page, opener(page));
  await keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await tabTo(page, sheet(page).getByRole('combobox', { name: 'Quarter' }));
  await tabTo(page, score(page, 1));
  for (let press = 0; press < 7; press += 1) await keyboard.press('ArrowRight');
  await expect(score(page, 1)).toHaveValue('0.7');
  await expect(score(page, 1)).toHaveAttribute('aria-valuetext', '0.7');
  await keyboard.press('Tab');
  await expect(sentence(page, 1)).toBeFocused();
  await keyboard.type('Down to 5.0; the new floor came late.');
  await keyboard.press('Enter');
  await expect(sheet(page), 'Enter in a sentence closes nothing').toBeVisible();
  await keyboard.press('Control+Enter');
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(block(page)).toContainText('Down to 5.0; the new floor came late.');

  const shown = await page.getByRole('region', { name: 'Details' }).ariaSnapshot();
  await page.reload();
  await expect(block(page)).toBeVisible();
  expect(await page.getByRole('region', { name: 'Details' }).ariaSnapshot()).toBe(shown);
});

test(
  'what is set and typed waits for a reload, and is in no way of another tab',
  { tag: wideOnly },
  async ({ page, context }) => {
    await signIn(page);
    await openSheet(page);
    await score(page, 2).fill('1');
    await sentence(page, 2).fill('Half a th');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await opener(page).click();
    await expect(sentence(page, 2)).toHaveValue('Half a th');
    await expect(score(page, 2)).toHaveValue('1');

    const other = await context.newPage();
    await openSheet(other);
    await expect(sentence(other, 2), 'a draft is of its tab').toHaveValue('');
    await sentence(other, 2).fill('Theirs');
    await sheet(other).getByRole('button', { name: 'Close the quarter' }).click();
    await expect(block(other)).toContainText('Theirs');

    await expect(sentence(page, 2)).toHaveValue('Half a th');
    await sheet(page).getByRole('button', { name: 'Close the quarter' }).click();
    await page
      .getByRole('dialog', { name: 'Changed elsewhere' })
      .getByRole('button', { name: 'Keep this one' })
      .click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(block(page)).toContainText('Half a th');
    await expect(block(other)).toContainText('Half a th');
  },
);

test('on a phone it is a sheet from below, with the score under its line', { tag: narrowOnly }, async ({ page }) => {
  await signIn(page);
  await openSheet(page);
  const [text, range, field] = await Promise.all([
    sheet(page).getByText('Line 1', { exact: true }).boundingBox(),
    score(page, 1).boundingBox(),
    sentence(page, 1).boundingBox(),
  ]);
  expect(range?.y).toBeGreaterThan(text?.y ?? 0);
  expect(field?.y).toBeGreaterThan(range?.y ?? 0);
  expect(range?.height, 'a target for a finger').toBeGreaterThanOrEqual(44);
  const width = page.viewportSize()?.width ?? 0;
  expect(await sheet(page).evaluate((dialog) => dialog.scrollWidth), 'nothing is wider than the window').toBe(width);
  await score(page, 1).fill('0.3');
  await sheet(page).getByRole('button', { name: 'Close the quarter' }).click();
  await expect(block(page)).toContainText('0.3');
});
