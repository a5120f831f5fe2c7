import type { Page } from '@playwright/test';

import { openEmployeeForm, personField } from './support/employee-steps';
import { expect, test, wideOnly } from './support/test';

/** Types at the caret as a keyboard, or an input method, would; `fill` would go around the field's own care. */
async function typeAmount(page: Page, text: string) {
  const field = personField(page, 'Gross Annual Salary');
  await field.fill('');
  await field.focus();
  await page.keyboard.type(text);
  return field;
}

/** Copies a text and pastes it, with the keyboard. */
async function pasteAmount(page: Page, text: string) {
  await personField(page, 'Location').fill(text);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  const field = personField(page, 'Gross Annual Salary');
  await field.fill('');
  await field.focus();
  await page.keyboard.press('Control+v');
  return field;
}

test('an amount is a number input that misreads nothing', { tag: wideOnly }, async ({ page }) => {
  await openEmployeeForm(page);
  for (const label of ['Gross Monthly Salary', 'Gross Annual Salary']) {
    await personField(page, label).fill('100');
    await personField(page, label).press('ArrowUp');
    await expect(personField(page, label), 'it steps by a cent').toHaveValue('100.01');
  }
  const field = personField(page, 'Gross Annual Salary');
  for (const [typed, value] of [
    ['54000.50', '54000.50'],
    ['54000,50', '54000.50'],
    ['\uFF15\uFF14\uFF10', '540'],
  ] as const)
    await expect(await typeAmount(page, typed), typed).toHaveValue(value);
  for (const [pasted, value] of [
    ['54000,50', '54000.50'],
    ['54,000.50', '54000.50'],
    ['54.000,50', '54000.50'],
    ['54 000', '54000'],
    ['\uFF15\uFF14\uFF10\uFF0C\uFF15', '540.5'],
  ] as const)
    await expect(await pasteAmount(page, pasted), pasted).toHaveValue(value);

  // What could mean two things, or nothing, is refused and left where it is.
  for (const typed of ['54,000', '5e', '-5']) {
    await typeAmount(page, typed);
    await page.keyboard.press('Tab');
    await expect(field, typed).toHaveAccessibleDescription(/at most two decimals/);
  }

  await typeAmount(page, '1200,5');
  await page.keyboard.press('Home');
  await page.keyboard.type('\uFF14');
  await expect(field, 'at the caret').toHaveValue('41200.5');
  await page.keyboard.press('Control+z');
  await expect(field, 'can be undone').toHaveValue('1200.5');
});

test(
  'every number field takes full-width digits, and counts none by the mouse wheel',
  { tag: wideOnly },
  async ({ page }) => {
    await openEmployeeForm(page);
    await personField(page, 'Age').focus();
    await page.keyboard.type('\uFF13\uFF14');
    await page.keyboard.press('Tab');
    await expect(personField(page, 'Age')).not.toHaveAttribute('aria-invalid', 'true');

    // Only where somebody listens does this browser count by the wheel.
    await page.evaluate(() => document.documentElement.addEventListener('wheel', () => undefined, { passive: false }));
    const field = await typeAmount(page, '54000');
    await field.hover();
    const before = await page.evaluate(() => window.scrollY);
    for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, -100);
    await expect.poll(() => page.evaluate(() => window.scrollY), 'the page scrolls').toBeLessThan(before);
    await expect(field).toHaveValue('54000');
    await expect(field).toBeFocused();
    await page.keyboard.type('1');
    await expect(field).toHaveValue('540001');
  },
);
