import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { expectNewPerson, fillNewPerson, newPerson, personField } from './support/employee-steps';
import { expectFocusKept, tabTo } from './support/focus';
import { sidewaysScroll } from './support/geometry';
import { scripts } from './support/hostile';
import { signInBusiness } from './support/people';
import { isNarrow, openProfileMenu } from './support/steps';
import { expect, test, wideOnly } from './support/test';

const form = '/business/employee-onboarding';
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' });
const summary = (page: Page) => page.getByRole('region', { name: /your attention|Ready to submit/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Comes to the form by two other pages, so that there is something of ours to go back to. */
async function openForm(page: Page) {
  await signInBusiness(page);
  await page.goto('/help');
  await followMenu(page, 'Employee List');
  await page.getByRole('link', { name: 'Onboard employee' }).first().click();
  await expect(title(page)).toHaveText('Employee Onboarding');
  await expect(title(page)).toBeFocused();
}

/** Follows a link of the side menu. */
async function followMenu(page: Page, name: string) {
  if (isNarrow(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
}

test('a person is onboarded, and stands in the list', async ({ page }) => {
  await openForm(page);
  await fillNewPerson(page);
  await expect(page.getByRole('link', { name: 'Salary 6 of 6 filled in' })).toBeVisible();
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/api/employee')),
    submit(page).click(),
  ]);
  const payload = request.postDataJSON() as Record<string, unknown>;
  expect(Object.keys(payload)).toHaveLength(31);
  expect(payload).toMatchObject({
    gender: 'female',
    age: 34,
    dateOfBirth: '1991-08-21',
    grossSalaryAnnual: 54000.6,
    grossSalaryMonthly: 4500.05,
    jobLevel: '',
    jobGrade: '',
    voluntaryPensionContribution: 1000,
    timeSinceLastSalaryChange: 1000,
  });
  await expect(page).toHaveURL('/business/employee-list');
  await expect(
    page.getByText('Employee data submitted successfully! navigating to employee list to view employee datails.'),
  ).toBeVisible();
  await expect(page.getByText("Ngozi O'Brien")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('employeeId'))).toMatch(/./);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('54000.60');
});

test('what is typed outlives a reload, and lies nowhere but in the tab', async ({ page, context }) => {
  await openForm(page);
  await fillNewPerson(page);
  const stored = () => page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(history.state));
  for (const text of ['54000', '1991-08-21', 'Ngozi']) expect(await stored()).not.toContain(text);
  // The browser asks before a reload; the answer is yes.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expectNewPerson(page);
  await expect(page.getByText('Restored what you had typed. It stays in this tab only.')).toBeVisible();
  for (const text of ['54000', '1991-08-21', 'Ngozi']) expect(await stored()).not.toContain(text);

  const other = await context.newPage();
  await other.goto(form);
  await expect(personField(other, 'First Name')).toHaveValue('');
  await other.close();
});

test('the browser asks before a reload only when something is typed', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openForm(page);
  await page.reload();
  expect(asked).toEqual([]);
  await personField(page, 'Location').click();
  await page.keyboard.type('Oslo');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(personField(page, 'Location')).toHaveValue('Oslo');
});

test('Back and Forward ask; Stay keeps everything, Leave goes, and coming again finds it', async ({ page }) => {
  await openForm(page);
  await personField(page, 'First Name').fill('Ngozi');
  for (let time = 0; time < 2; time += 1) {
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(form);
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toBeHidden();
    await expectFocusKept(page);
    await expect(personField(page, 'First Name')).toHaveValue('Ngozi');
  }
  // Two at once, as a hasty hand would.
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(form);
  await page.getByRole('button', { name: 'Stay' }).click();

  await page.goBack();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/business/employee-list');
  await expect(title(page)).toBeFocused();
  await page.goForward();
  await expect(personField(page, 'First Name')).toHaveValue('Ngozi');
  await page.goBack();
  await expect(question(page)).toBeVisible();
});

test('links, the search key and Sign Out ask too', async ({ page }) => {
  await openForm(page);
  await personField(page, 'First Name').fill('Ngozi');
  await followMenu(page, 'Help');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expectFocusKept(page);

  await page.keyboard.press('Control+k');
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();

  await openProfileMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expectFocusKept(page);
  if (isNarrow(page)) await page.getByRole('button', { name: 'Close shortcuts' }).click();
  await expect(page).toHaveURL(form);

  await openProfileMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/business/signin');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ngozi');
});

test('the summary leads to each field, and no bar lies over it', async ({ page }) => {
  await openForm(page);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('All fields are required.');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveCount(27);
  for (const label of Object.keys(newPerson)) {
    await summary(page).getByRole('link', { name: label, exact: true }).click();
    const field = personField(page, label);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Fill this in.');
    const box = await field.boundingBox();
    const bar = await page.locator('[data-bottom-bar]').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(box?.y ?? 0, `${label} is below the header`).toBeGreaterThanOrEqual(
      (header?.y ?? 0) + (header?.height ?? 0),
    );
    expect((box?.y ?? 0) + (box?.height ?? 0), `${label} is above the bar`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the index stays in view beside the form, and leads to its sections', async ({ page }) => {
  await openForm(page);
  const index = page.getByRole('navigation', { name: 'Sections' });
  await index.getByRole('link', { name: /^Salary/ }).click();
  await expect(page.getByRole('heading', { name: 'Salary' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Salary' })).toBeInViewport();
  await expect(page).toHaveURL(form);
  if (isNarrow(page)) await expect(index).not.toBeInViewport();
  else await expect(index.getByRole('link', { name: /^Personal/ })).toBeInViewport();
});

test('suggestions have room above the end of the window', async ({ page }) => {
  await openForm(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await personField(page, 'Pay Frequency').focus();
  await expect(page.getByRole('option')).toHaveCount(4);
  await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 });
});

test('the message stands above the bar, so that Submit can be pressed again at once', async ({ page }) => {
  await openForm(page);
  await fillNewPerson(page);
  await personField(page, 'First Name').fill('fail-500');
  await submit(page).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to submit employee data.' });
  await expect(toast).toBeVisible();
  await personField(page, 'First Name').fill('Ngozi');
  await expectNewPerson(page);
  await submit(page).click({ timeout: 2500 });
  await expect(page).toHaveURL('/business/employee-list');
});

test('hints and errors move nothing', async ({ page }) => {
  await openForm(page);
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
});

test('hostile text is text, in the fields, in the reload and in the list', async ({ page }) => {
  await openForm(page);
  await fillNewPerson(page);
  const hostile = scripts.join(' ');
  for (const label of ['Last Name', 'Department', 'Currency', 'Reports To'])
    await personField(page, label).fill(hostile);
  await page.keyboard.press('Escape');
  expect(await sidewaysScroll(page)).toBe(0);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(personField(page, 'Currency')).toHaveValue(hostile);
  await submit(page).click();
  await expect(page).toHaveURL('/business/employee-list');
  await expect(page.getByRole('main').getByRole('button', { name: hostile })).toBeVisible();
  expect(await page.evaluate(() => window.__xss)).toBeUndefined();
});

test('by keyboard alone, from the first field to the list', { tag: wideOnly }, async ({ page }) => {
  const { keyboard } = page;
  await openForm(page);
  for (const [label, text] of Object.entries(newPerson)) {
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
      await keyboard.type(text);
    }
    await expect(field).toHaveValue(text);
  }
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/business/employee-list');
  await expectFocusKept(page);
});

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
  await openForm(page);
  const field = personField(page, 'Gross Annual Salary');
  await expect(field).toHaveAttribute('type', 'number');
  await expect(field).toHaveAttribute('step', '0.01');
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
    await openForm(page);
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

test('axe finds nothing in the question', async ({ page }) => {
  await openForm(page);
  await personField(page, 'First Name').fill('Ngozi');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
});
