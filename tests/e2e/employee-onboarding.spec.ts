import {
  comeToEmployeeForm,
  fillNewPerson,
  newPersonByLabel,
  openEmployeeForm,
  personField,
  submitButton,
} from './support/employee-steps';
import { expectFocusKept, tabTo } from './support/focus';
import { expectToFit } from './support/geometry';
import { scripts } from './support/hostile';
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
