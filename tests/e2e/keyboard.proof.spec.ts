// proof: keyboard

import type { Page } from '@playwright/test';

import type { CallName } from '../../src/api/contract';
import { noteCase } from '../support/figures.ts';
import { generateTitle } from '../support/goal-texts.ts';
import { demoPerson } from '../support/people.ts';
import { company } from './support/business-steps';
import { callsMade } from './support/calls-made';
import { newPersonByLabel, openEmployeeForm } from './support/employee-steps';
import { expectFocusKept, pressOn, tabTo, typeInto } from './support/focus';
import { amara, newestLink, northbay, signIn, signInBusiness } from './support/people';
import { goalRequest, heading } from './support/steps';
import { expect, test } from './support/test';
import { button, visit } from './support/visits';

const person = demoPerson(0);

const password = 'a long pass phrase';

const register = (signUp: string, lastName: string, email: string) => async (page: Page) => {
  await visit(page, signUp);
  await typeInto(page, 'First Name', 'Noor');
  await typeInto(page, lastName, 'Haddad');
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', password);
  await typeInto(page, 'Confirm Password', password);
  await pressOn(page, button(page, 'Sign Up'));
  await expect(page).toHaveURL(/confirm-email$/);
  await expect(heading(page)).toBeFocused();
};

const forgetAndReset = (forgotten: string, signInPage: string, email: string) => async (page: Page) => {
  await visit(page, forgotten);
  await typeInto(page, 'Email', email);
  await pressOn(page, button(page, 'Reset Link'));
  await expect(page.getByText('If the email is registered, a reset link has been sent.').first()).toBeVisible();
  await visit(page, await newestLink(email));
  await typeInto(page, 'New Password', password);
  await pressOn(page, button(page, 'Reset Password'));
  await expect(page).toHaveURL(signInPage);
  await expect(heading(page)).toBeFocused();
};

/** Types a date part by part: month, day and year, whatever the language of the page. */
const dateKeys = (date: string) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1');

/** The steps of each journey, with the calls that it covers. */
const journeys: readonly [what: string, calls: readonly CallName[], act: (page: Page) => Promise<void>][] = [
  ['sign up', ['register'], register('/individual-signup', 'Last name', 'noor.haddad@northbay.example')],
  [
    'forget a password and set another',
    ['requestPasswordReset', 'resetPassword'],
    forgetAndReset('/forgot-password', '/individual-signin', amara.email),
  ],
  [
    'sign a business in and out',
    ['businessLogin', 'logout'],
    async (page) => {
      await visit(page, '/business/signin');
      await typeInto(page, 'Email', northbay.email);
      await typeInto(page, 'Password', northbay.password);
      await pressOn(page, button(page, 'Sign In'));
      await expect(heading(page)).toHaveText('Dashboard Overview');
      await tabTo(page, button(page, 'Profile menu'), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await pressOn(page, button(page, 'Sign Out'));
      await expect(page).toHaveURL('/business/signin');
      await expectFocusKept(page);
    },
  ],
  [
    'choose and send a picture',
    ['upload'],
    async (page) => {
      await signIn(page);
      await visit(page, '/profile');
      await tabTo(page, page.getByLabel('Choose image'));
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Space');
      await (
        await chooser
      ).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') });
      await expectFocusKept(page);
      await pressOn(page, button(page, 'Upload'));
      await expect(page.getByText('Image uploaded successfully!').first()).toBeVisible();
      await expectFocusKept(page);
    },
  ],
  [
    'describe the company, and read its profile',
    ['createCompany', 'company'],
    async (page) => {
      await signInBusiness(page);
      await visit(page, '/business/company-onboarding');
      for (const label of ['Name', 'Industry', 'Location', 'Head Count'] as const)
        await typeInto(page, label, company[label]);
      await tabTo(page, page.getByRole('radio', { name: 'Idea' }));
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: 'Seed' })).toBeChecked();
      for (const label of ['Mission Statement', 'Current Year Goals'] as const)
        await typeInto(page, label, company[label]);
      await typeInto(page, 'Value 1', 'Say it plainly');
      await pressOn(page, button(page, 'Add a value'));
      await expect(page.getByLabel('Value 2', { exact: true }), 'the new field has the focus').toBeFocused();
      await page.keyboard.type('Finish things');
      await pressOn(page, button(page, 'Submit'));
      await expect(heading(page)).toHaveText(company.Name);
      await expect(heading(page)).toBeFocused();
    },
  ],
  [
    'onboard a person',
    ['createEmployee', 'listEmployees'],
    async (page) => {
      test.slow();
      await openEmployeeForm(page);
      for (const [label, text] of Object.entries(newPersonByLabel)) {
        if (label === 'Date of Birth') {
          await tabTo(page, page.getByRole('radio', { name: 'Male', exact: true }));
          await page.keyboard.press('ArrowRight');
          await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
        }
        const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text);
        await typeInto(page, label, isDate ? dateKeys(text) : text);
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
      }
      await pressOn(page, button(page, 'Submit'));
      await expect(heading(page)).toHaveText('Employee List');
      await expect(heading(page)).toBeFocused();
    },
  ],
  [
    'find a person and read who that is',
    ['employeeDetails'],
    async (page) => {
      await signInBusiness(page);
      await visit(page, '/business/employee-list');
      await tabTo(page, page.getByRole('searchbox'));
      await page.keyboard.type(person.firstName);
      await expect(page.locator('[data-row-focus]')).toHaveCount(1);
      await pressOn(page, button(page, person.name));
      await expect(page.getByLabel('Details').getByRole('heading', { level: 2 })).toBeFocused();
      await pressOn(page, button(page, 'Close details'));
      await expect(button(page, person.name)).toBeFocused();
    },
  ],
  [
    'draft goals for a person',
    ['employeeSummary', 'createOkr'],
    async (page) => {
      await signInBusiness(page);
      await visit(page, '/business/dashboard');
      await pressOn(page, button(page, generateTitle));
      const dialog = page.getByRole('dialog');
      await tabTo(page, dialog.getByRole('combobox', { name: 'Employee' }));
      await page.keyboard.type(person.firstName);
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('Department', { exact: true })).toHaveValue('Sales');
      await typeInto(page, 'Your Company Strategic Goal', goalRequest.goal);
      await typeInto(page, 'Your Industry', goalRequest.industry);
      await pressOn(page, dialog.getByRole('button', { name: 'Generate', exact: true }));
      await expect(page.getByText('OKRs generated! Please check your pocket.').first()).toBeVisible();
      await expectFocusKept(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button(page, generateTitle)).toBeFocused();
    },
  ],
];

for (const [what, calls, act] of journeys) {
  test(`with no mouse: ${what}`, async ({ page }) => {
    const made = callsMade(page);
    await act(page);
    expect([...made]).toEqual(expect.arrayContaining([...calls]));
    for (const name of calls) noteCase('keyboard', name);
  });
}
