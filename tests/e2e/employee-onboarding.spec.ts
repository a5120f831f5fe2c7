import type { Page } from '@playwright/test';

import { scripts } from '../support/hostile.ts';
import { requiredLabels } from '../support/people.ts';
import {
  comeToEmployeeForm,
  employeeForm,
  expectNewPerson,
  fillNewPerson,
  newPersonByLabel,
  openEmployeeForm,
  personField,
  submitButton,
} from './support/employee-steps';
import { expectFocusKept, tabTo } from './support/focus';
import { expectToFit, sidewaysScroll } from './support/geometry';
import { isNarrow } from './support/steps';
import { expect, test, wideOnly } from './support/test';

test('hostile text is text, in the fields, in the reload and in the list', { tag: wideOnly }, async ({ page }) => {
  await openEmployeeForm(page);
  await fillNewPerson(page);
  const hostile = scripts.join(' ');
  for (const label of ['Last Name', 'Department', 'Currency', 'Reports To'])
    await personField(page, label).fill(hostile);
  await page.keyboard.press('Escape');
  await expectToFit(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(personField(page, 'Currency')).toHaveValue(hostile);
  await submitButton(page).click();
  await expect(page).toHaveURL('/business/employee-list');
  await expect(page.getByRole('main').getByRole('button', { name: hostile })).toBeVisible();
  await expectToFit(page);
  expect(await page.evaluate(() => window.__xss)).toBeUndefined();
});

test('half a surrogate pair is sent as it was typed, and the list follows', { tag: wideOnly }, async ({ page }) => {
  await openEmployeeForm(page);
  await fillNewPerson(page);
  // Playwright would send the text as UTF-8, which has no such half.
  await personField(page, 'First Name').evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'a\uD800b');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/api/employee')),
    submitButton(page).click(),
  ]);
  expect(request.postData()).toContain(String.raw`a\ud800b`);
  await expect(page).toHaveURL('/business/employee-list');
});

test('by keyboard alone, from the first field to the list', { tag: wideOnly }, async ({ page }) => {
  const { keyboard } = page;
  await comeToEmployeeForm(page);
  for (const [label, text] of Object.entries(newPersonByLabel)) {
    if (label === 'Date of Birth') {
      await tabTo(page, page.getByRole('radio', { name: 'Male', exact: true }));
      await keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
    }
    const field = personField(page, label);
    await tabTo(page, field);
    // A date is typed as the browser of this country writes it.
    if ((await field.getAttribute('type')) === 'date')
      await keyboard.type(`${text.slice(5, 7)}${text.slice(8)}${text.slice(0, 4)}`);
    else {
      await keyboard.press('Control+a');
      // A key at the end, as the last of many would come.
      await keyboard.insertText(text.slice(0, -1));
      await keyboard.press(text.slice(-1));
    }
    await expect(field).toHaveValue(text);
  }
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/business/employee-list');
  await expectFocusKept(page);
});

const summary = (page: Page) => page.getByRole('region', { name: /your attention|Ready to submit/ });

test('the summary leads to each field, and no bar lies over it', async ({ page }) => {
  await openEmployeeForm(page);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText('All fields are required.');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveCount(requiredLabels.length + 1);
  for (const label of requiredLabels) {
    await summary(page).getByRole('link', { name: label, exact: true }).click();
    const field = personField(page, label);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Fill this in.');
    const [box, bar, header] = await field.evaluate((input) => {
      const all = [input, document.querySelector('[data-bottom-bar]'), document.querySelector('header')];
      return all.map((element) => {
        const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
        return { top, bottom };
      });
    });
    expect(box?.top, `${label} is below the header`).toBeGreaterThanOrEqual(header?.bottom ?? 0);
    expect(box?.bottom, `${label} is above the bar`).toBeLessThanOrEqual(bar?.top ?? 0);
  }
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the index leads to its sections; suggestions have room; hints and errors move nothing', async ({ page }) => {
  await openEmployeeForm(page);
  // In a block Safari puts the date at the top edge.
  await expect(personField(page, 'Date of Birth')).toHaveCSS('display', 'grid');
  await page.evaluate(() => window.scrollTo(0, 0));
  await personField(page, 'Pay Frequency').focus();
  await expect(page.getByRole('option')).toHaveCount(4);
  await expect(page.getByRole('option').last(), 'above the end of the window').toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  const place = async () => (await personField(page, 'Pay Frequency').boundingBox())?.y;
  await page.evaluate(() => window.scrollTo(0, 0));
  const before = await place();
  await personField(page, 'Work Email').fill('nobody');
  await personField(page, 'Date of Birth').fill('1991-08-21');
  await personField(page, 'Gross Annual Salary').fill('54000');
  await expect(personField(page, 'Gross Monthly Salary')).toHaveValue('4500.00');
  await personField(page, 'Employment ID').focus();
  await expect(personField(page, 'Work Email')).toHaveAttribute('aria-invalid', 'true');
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await place()).toBe(before);

  const index = page.getByRole('navigation', { name: 'Sections' });
  await index.getByRole('link', { name: /^Salary/ }).click();
  await expect(page.getByRole('heading', { name: 'Salary' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Salary' })).toBeInViewport();
  await expect(page).toHaveURL(employeeForm);
  if (isNarrow(page)) await expect(index).not.toBeInViewport();
  else await expect(index.getByRole('link', { name: /^Personal/ })).toBeInViewport();
});

test('the message stands above the bar, so that Submit can be pressed again at once', async ({ page }) => {
  await openEmployeeForm(page);
  await fillNewPerson(page);
  await personField(page, 'First Name').fill('fail-500');
  await submitButton(page).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to submit employee data.' });
  await expect(toast).toBeVisible();
  const isFree = await submitButton(page).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isFree, 'nothing lies over Submit').toBe(true);
  await expect(toast).toBeVisible();
  await personField(page, 'First Name').fill('Ngozi');
  await expectNewPerson(page);
  await submitButton(page).click();
  await expect(page).toHaveURL('/business/employee-list');
});

/** Types at the caret as a keyboard, or an input method, would; `fill` would go around the field's own care. */
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
    // As they are pasted.
    ['54,000', '54000'],
    ['1,234,567', '1234567'],
    ['1,234.50', '1234.50'],
    ['12,00,000', '1200000'],
  ] as const) {
    await typeAmount(page, typed);
    await keyboard.press('Tab');
    await expect(field, typed).toHaveValue(value);
  }
  for (const [pasted, value] of [
    ['54,000', '54000'],
    ['54,000 EUR', '54000'],
    ['€54.000,50', '54000.50'],
    ['54000,50', '54000.50'],
    ['54,000.50', '54000.50'],
    ['54.000,50', '54000.50'],
    ['54 000', '54000'],
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

  // What could mean two things, or nothing, is refused and left where it is.
  for (const typed of ['54.000', '5e', '-5']) {
    await typeAmount(page, typed);
    await page.keyboard.press('Tab');
    await expect(field, typed).toHaveAccessibleDescription(/at most two decimals/);
  }

  await typeAmount(page, '1200,5');
  await keyboard.press('Home');
  await keyboard.type('\uFF14');
  await expect(field, 'at the caret').toHaveValue('41200.5');
  await keyboard.press('Control+z');
  await expect(field, 'can be undone').toHaveValue('1200.5');

  await personField(page, 'Age').focus();
  await keyboard.type('\uFF13\uFF14');
  await keyboard.press('Tab');
  await expect(personField(page, 'Age')).not.toHaveAttribute('aria-invalid', 'true');

  // Only where somebody listens does this browser count by the wheel.
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
