import type { Locator, Page } from '@playwright/test';

import { runningAnimations } from './support/geometry';
import { signIn } from './support/people';
import { expect, narrowOnly, test, wideOnly } from './support/test';

const openFirst = async (page: Page) => {
  await signIn(page);
  await page.goto('/okrs');
  await page.locator('[data-goal]').first().click();
};

test('nothing but the fields scrolls in the panel', { tag: wideOnly }, async ({ page }) => {
  await openFirst(page);
  // Not every browser draws the shadow of a row.
  await expect(page.locator('[data-index="0"] > td').first()).toHaveCSS('box-shadow', /inset/);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Note' }).focus();
  const line = page.getByRole('textbox', { name: 'Key result 1' });
  await line.fill('A line that is longer than what is usually written in one. '.repeat(6));
  const hidden = (part: Locator) => () => part.evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect.poll(hidden(line), 'grown with its text').toBe(0);
  const panel = page.getByRole('region', { name: 'Details' });
  await expect.poll(hidden(panel), 'what is hidden below the end of the panel').toBe(0);

  await test.step('Escape, however often, asks about it and leaves no sheet that is not seen', async () => {
    await page.setViewportSize({ width: 1300, height: 900 });
    await expect(page.locator('dialog[aria-label=Details]')).toHaveAttribute('open');
    await page.getByRole('textbox', { name: 'Note' }).focus();
    // Without another key in between: the browser closes a dialog at a second Escape. An Escape before the question
    // would go to the sheet.
    for (const isAsked of [true, false, true]) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible({ visible: isAsked });
      await expect(page.locator('dialog[aria-label=Details]')).toHaveAttribute('open');
    }
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.locator('[data-goal]').first().click();
    await expect(page.getByRole('dialog', { name: 'Details' })).toBeVisible();
  });
});

test(
  'on a phone a quarter is closed in a sheet, with the score under its line',
  { tag: narrowOnly },
  async ({ page }) => {
    await openFirst(page);
    await page.getByRole('button', { name: 'Close the quarter' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Close the quarter' });
    const score = sheet.getByRole('slider', { name: 'Score of key result 1' });
    await expect.poll(() => runningAnimations(page)).toEqual([]);
    const [text, range, field] = await Promise.all([
      sheet.getByText('Key result 1', { exact: true }).boundingBox(),
      score.boundingBox(),
      sheet.getByLabel('What happened? (optional)').first().boundingBox(),
    ]);
    expect(range?.y).toBeGreaterThan(text?.y ?? 0);
    expect(field?.y).toBeGreaterThan(range?.y ?? 0);
    expect(range?.height, 'a target for a finger').toBeGreaterThanOrEqual(44);
    const width = page.viewportSize()?.width ?? 0;
    const widest = () => sheet.evaluate((dialog) => dialog.scrollWidth);
    await expect.poll(widest, 'nothing is wider than the window').toBe(width);
  },
);
