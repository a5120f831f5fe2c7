import type { Page } from '@playwright/test';

import { signIn } from './support/people';
import { expect, test, wideOnly } from './support/test';

/** Opens the first record and gives it a wording of its own. */
async function saveWording(page: Page, text: string): Promise<void> {
  await page.goto('/okrs');
  await page.locator('[data-goal]').first().click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Line 1' }).fill(text);
  await page.getByRole('button', { name: 'Save my wording' }).click();
}

const block = (page: Page) => page.getByText('Your wording, on this device');
const details = (page: Page) => page.getByLabel('Details', { exact: true });

test('a wording outlives a reload and is seen in another tab', { tag: wideOnly }, async ({ page, context }) => {
  await signIn(page);
  await saveWording(page, 'Cut falls from 9 to 3');
  await expect(block(page)).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Progress of line 1' });
  await slider.focus();
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('10');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(details(other)).toContainText('Cut falls from 9 to 3');
  // What is seen in another tab is stored.
  await expect(other.getByRole('slider', { name: 'Progress of line 1' })).toHaveValue('10');
  await page.reload();
  await expect(details(page)).toContainText('Cut falls from 9 to 3');
  await expect(slider).toHaveValue('10');

  await other.getByRole('button', { name: 'Discard my wording' }).click();
  await other.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(block(page)).toBeHidden();
  await expect(details(page)).not.toContainText('Cut falls');
});

test('a line is moved by presses, without being dragged', async ({ page }) => {
  await signIn(page);
  await page.goto('/okrs');
  await page.locator('[data-goal]').first().click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const texts = () =>
    page
      .getByRole('textbox', { name: /^Line/ })
      .evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value));
  await expect(page.getByRole('textbox', { name: 'Line 1' })).toBeVisible();
  const [first, second, ...others] = await texts();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  // A hand that trembles presses all the same.
  await page.getByRole('button', { name: 'Move line 1', exact: true }).hover();
  const box = await page.getByRole('button', { name: 'Move line 1', exact: true }).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y + 3, { steps: 3 });
  await page.mouse.up();
  await press('Move line 1 down');
  await expect.poll(texts).toEqual([second, first, ...others]);
  await press('Move line 2 up');
  await press('Move line 1 down');
  await press('Move line 2');
  await expect(page.locator('[aria-pressed=true]'), 'dropped').toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Move line \d (?:up|down)$/ })).toHaveCount(0);
  expect(await texts()).toEqual([second, first, ...others]);
});

test(
  'nothing but the fields scrolls in the panel, where a line is dragged by its handle',
  { tag: wideOnly },
  async ({ page }) => {
    await signIn(page);
    await page.goto('/okrs');
    await page.locator('[data-goal]').first().click();
    // Not every browser draws the shadow of a row.
    await expect(page.locator('[data-index="0"] > td').first()).toHaveCSS('box-shadow', /inset/);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Note' }).focus();
    const line = page.getByRole('textbox', { name: 'Line 1' });
    await line.fill('A line that is longer than what is usually written in one. '.repeat(6));
    expect(await line.evaluate((field) => field.scrollHeight - field.clientHeight), 'grown with its text').toBe(0);
    const hidden = await page
      .getByRole('region', { name: 'Details' })
      .evaluate((panel) => panel.scrollHeight - panel.clientHeight);
    expect(hidden, 'what is hidden below the end of the panel').toBe(0);

    await line.fill('Shorter');
    const lines = page.getByRole('textbox', { name: /^Line/ });
    const texts = () => lines.evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value));
    const [first, second, third, ...others] = await texts();
    await page.getByRole('button', { name: 'Move line 1', exact: true }).hover();
    const box = await lines.nth(2).boundingBox();
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 60, { steps: 24 });
    await expect.poll(texts, 'two places down').toEqual([second, third, first, ...others]);
    await page.mouse.up();
    await expect(page.locator('[aria-pressed=true]'), 'let go').toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(page.locator('[aria-pressed=true]'), 'picked up by a key after it was dragged').toHaveCount(1);
    await page.keyboard.press('Space');
    await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);

    await test.step('Escape, however often, asks about it and leaves no sheet that is not seen', async () => {
      await page.setViewportSize({ width: 1300, height: 900 });
      await page.getByRole('textbox', { name: 'Note' }).focus();
      // With no press of another key in between: from the second one on the browser closes a dialog itself. A press before
      // the question is there would be one for the sheet.
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
  },
);
