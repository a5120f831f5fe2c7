import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import {
  comeToEmployeeForm,
  employeeForm,
  expectNewPerson,
  fillNewPerson,
  followMenu,
  openEmployeeForm,
  personField,
} from './support/employee-steps';
import { expectFocusKept } from './support/focus';
import { expect, test, wideOnly } from './support/test';

const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'what is typed outlives a reload, and lies nowhere but in the tab',
  { tag: wideOnly },
  async ({ page, context }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await openEmployeeForm(page);
    await page.reload();
    expect(asked, 'the browser asks nothing of an empty form').toEqual([]);
    await fillNewPerson(page);
    const stored = () => page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(history.state));
    for (const text of ['54000', '1991-08-21', 'Ngozi']) expect(await stored()).not.toContain(text);
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await expectNewPerson(page);
    await expect(page.getByText('Restored what you had typed. It stays in this tab only.')).toBeVisible();
    for (const text of ['54000', '1991-08-21', 'Ngozi']) expect(await stored()).not.toContain(text);

    const other = await context.newPage();
    await other.goto(employeeForm);
    await expect(personField(other, 'First Name')).toHaveValue('');
    await other.close();
  },
);

test(
  'Back and Forward ask; Stay keeps everything, Leave goes, and coming again finds it',
  { tag: wideOnly },
  async ({ page }) => {
    await comeToEmployeeForm(page);
    await personField(page, 'First Name').fill('Ngozi');
    for (const isFocused of [true, false]) {
      // After a press on nothing there is no element to which a dialog gives the focus back.
      if (!isFocused) await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.goBack();
      await expect(leaveDialog(page)).toBeVisible();
      await expect(page).toHaveURL(employeeForm);
      await page.getByRole('button', { name: 'Stay' }).click();
      await expect(leaveDialog(page)).toBeHidden();
      await expectFocusKept(page);
      await expect(personField(page, 'First Name')).toHaveValue('Ngozi');
    }
    // Two at once, as by a double press.
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await expect(leaveDialog(page)).toBeVisible();
    await expect(page).toHaveURL(employeeForm);
    await page.getByRole('button', { name: 'Stay' }).click();

    await page.goBack();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/business/employee-list');
    await expect(title(page)).toBeFocused();
    await page.goForward();
    await expect(personField(page, 'First Name')).toHaveValue('Ngozi');
    await followMenu(page, 'Help');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(title(page)).toHaveText('Help');
    await page.goBack();
    await expect(personField(page, 'First Name')).toHaveValue('Ngozi');
    await page.goForward();
    await expect(leaveDialog(page)).toBeVisible();
    await expect(page).toHaveURL(employeeForm);
  },
);

test('Back asks once, however long the way back to the page takes', { tag: wideOnly }, async ({ page }) => {
  await page.addInitScript((busyFor) => {
    const go = window.history.go.bind(window.history);
    const steps: number[] = [];
    window.history.go = (step = 0) => {
      steps.push(step);
      setTimeout(() => go(step), busyFor);
    };
    Object.assign(window, { steps });
  }, 1000);
  const steps = () => page.evaluate(() => Reflect.get(window, 'steps') as number[]);
  await comeToEmployeeForm(page);
  await personField(page, 'First Name').fill('Ngozi');
  await page.goBack();
  await expect(page).toHaveURL(employeeForm);
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(leaveDialog(page)).toBeHidden();
  // The router's return, and nothing that would ask again.
  expect(await steps()).toEqual([1]);
});

// What else leads away: tests/flows/employee-onboarding-leaving.
test('a link of the menu asks in a dialog that is accessible and gives the focus back', async ({ page }) => {
  await comeToEmployeeForm(page);
  await personField(page, 'First Name').fill('Ngozi');
  await followMenu(page, 'Help');
  await expect(leaveDialog(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(leaveDialog(page)).toBeHidden();
  await expectFocusKept(page);
  await expect(page).toHaveURL(employeeForm);
});
