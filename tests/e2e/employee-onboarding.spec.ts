import type { Page } from '@playwright/test';

import { requiredLabels } from '../support/people.ts';
import { expectAccessible } from './support/accessibility';
import {
  comeToEmployeeForm,
  employeeForm,
  openEmployeeForm,
  personField,
  submitButton,
} from './support/employee-steps';
import { expectFocusKept } from './support/focus';
import { sidewaysScroll } from './support/geometry';
import { isNarrow, settled } from './support/steps';
import { expect, test, wideOnly } from './support/test';

const summary = (page: Page) => page.getByRole('region', { name: /your attention|Ready to submit/ });

test('no message lies over Submit; the summary leads to each field, and no bar lies over it', async ({ page }) => {
  await openEmployeeForm(page);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText('All fields are required.');
  const isFree = () =>
    submitButton(page).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isFree).toBe(true);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveCount(requiredLabels.length + 1);
  for (const label of requiredLabels) {
    await summary(page).getByRole('link', { name: label, exact: true }).click();
    const field = personField(page, label);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Required');
    const place = () =>
      field.evaluate((input) => {
        const { top, bottom } = input.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? 0;
        return { isBelowHeader: top >= header, isAboveBar: bottom <= bar };
      });
    await expect.poll(place, label).toEqual({ isBelowHeader: true, isAboveBar: true });
  }
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
});

test('the index leads to its sections; suggestions have room; hints and errors move nothing', async ({ page }) => {
  await openEmployeeForm(page);
  // In a block container Safari puts the date at the top edge.
  await expect(personField(page, 'Date of Birth')).toHaveCSS('display', 'grid');
  await page.evaluate(() => window.scrollTo(0, 0));
  await personField(page, 'Pay Frequency').focus();
  await expect(page.getByRole('option')).toHaveCount(4);
  await expect(page.getByRole('option').last(), 'above the end of the window').toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  const place = async () => (await personField(page, 'Pay Frequency').boundingBox())?.y;
  await page.evaluate(() => window.scrollTo(0, 0));
  const before = await settled(page, place);
  await personField(page, 'Work Email').fill('nobody');
  await personField(page, 'Date of Birth').fill('1991-08-21');
  await personField(page, 'Gross Annual Salary').fill('54000');
  await expect(personField(page, 'Gross Monthly Salary')).toHaveValue('4500.00');
  await personField(page, 'Employment ID').focus();
  await expect(personField(page, 'Work Email')).toHaveAttribute('aria-invalid', 'true');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(place).toBe(before);

  const index = page.getByRole('navigation', { name: 'Sections' });
  await index.getByRole('link', { name: /^Salary/ }).click();
  await expect(page.getByRole('heading', { name: 'Salary' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Salary' })).toBeInViewport();
  await expect(page).toHaveURL(employeeForm);
  if (isNarrow(page)) await expect(index).not.toBeInViewport();
  else await expect(index.getByRole('link', { name: /^Personal/ })).toBeInViewport();
});

/** Types at the caret like a keyboard or an input method; `fill` would bypass the field's handlers. */
async function typeAmount(page: Page, text: string) {
  const field = personField(page, 'Gross Annual Salary');
  await field.fill('');
  await field.focus();
  await page.keyboard.type(text);
  return field;
}

test('a number field misreads nothing, and counts nothing by the mouse wheel', { tag: wideOnly }, async ({ page }) => {
  const { keyboard } = page;
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
    // A comma before three digits separates thousands, as in a pasted amount.
    ['1,234.50', '1234.50'],
    ['12,00,000', '1200000'],
  ] as const) {
    await typeAmount(page, typed);
    await keyboard.press('Tab');
    await expect(field, typed).toHaveValue(value);
  }
  for (const [pasted, value] of [
    ['54,000 EUR', '54000'],
    ['€54.000,50', '54000.50'],
    ['\uFF15\uFF14\uFF10\uFF0C\uFF15', '540.5'],
  ] as const) {
    await personField(page, 'Location').fill(pasted);
    for (const key of ['a', 'c']) await keyboard.press(`Control+${key}`);
    await typeAmount(page, '');
    await keyboard.press('Control+v');
    await expect(field, pasted).toHaveValue(value);
  }

  await personField(page, 'Location').fill('54k');
  for (const key of ['a', 'c']) await keyboard.press(`Control+${key}`);
  await typeAmount(page, '12');
  await keyboard.press('Control+v');
  await expect(field, 'what cannot be read changes nothing').toHaveValue('12');

  await typeAmount(page, '1200,5');
  await keyboard.press('Home');
  await keyboard.type('\uFF14');
  await expect(field, 'at the caret').toHaveValue('41200.5');
  await keyboard.press('Control+z');
  await expect(field, 'can be undone').toHaveValue('1200.5');

  // Chromium steps the value by the wheel only if a listener exists.
  await page.evaluate(() => document.documentElement.addEventListener('wheel', () => undefined, { passive: false }));
  await typeAmount(page, '54000');
  await field.hover();
  const before = await page.evaluate(() => window.scrollY);
  for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, -100);
  await expect.poll(() => page.evaluate(() => window.scrollY), 'the page scrolls').toBeLessThan(before);
  await expect(field).toHaveValue('54000');
  await expect(field).toBeFocused();
  await keyboard.type('1');
  await expect(field).toHaveValue('540001');
});

const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' });

test('Back asks; Stay keeps the entries, Leave goes, and Forward finds them', { tag: wideOnly }, async ({ page }) => {
  await comeToEmployeeForm(page);
  await personField(page, 'First Name').fill('Ngozi');
  await page.goBack();
  await expect(leaveDialog(page)).toBeVisible();
  await expect(page).toHaveURL(employeeForm);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(leaveDialog(page)).toBeHidden();
  await expectFocusKept(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/business/employee-list');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goForward();
  await expect(personField(page, 'First Name')).toHaveValue('Ngozi');
});
