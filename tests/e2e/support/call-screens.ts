import { expect, type Page } from '@playwright/test';

import { demoAccounts } from '../../../mock-api/demo-accounts';
import { contract } from '../../../src/api/contract';
import { audiences, type AudienceRow } from '../../../src/domain/audience';
import { errors, notices, successes } from '../../../src/domain/messages';
import { paths } from '../../../src/domain/paths';
import { post } from '../../support/accounts.ts';
import { authCalls } from '../../support/auth-calls.ts';
import { kindRows } from '../../support/goal-kinds.ts';
import { generateTitle } from '../../support/goal-texts.ts';
import { demoPerson } from '../../support/people.ts';
import { workerBackendOrigin } from './addresses.mjs';
import { chooseEmployee, company } from './business-steps';
import { form, isPending, opens, press, read, said, text, type CallScreen } from './call-screen';
import { fillNewPerson, newPersonByLabel, openEmployeeForm } from './employee-steps';
import { newestLink, seeded, signIn, signInBusiness } from './people';
import { fillGoalRequest, goalRequest, openDashboard, openProfileMenu } from './steps';
import { button, visit } from './visits';

function authScreens(row: AudienceRow): CallScreen[] {
  const { audience, appendsErrorText } = row;
  const { login, register, request, reset } = authCalls[audience];
  const withError = (words: string) => (appendsErrorText ? `${words} Network Error` : words);
  const { email, password } = demoAccounts[audience];
  return [
    form({
      call: login,
      path: row.signInPath,
      typed: { Email: email, Password: password },
      button: 'Sign In',
      failure: withError(errors.loginFailed),
      done: opens(row.homePath, successes.login),
    }),
    form({
      call: register,
      path: row.signUpPath,
      typed: {
        'First Name': 'Nia',
        [row.lastNameLabel]: 'Boateng',
        Email: 'nia@northbay.example',
        Password: ' p ',
        'Confirm Password': ' p ',
      },
      button: 'Sign Up',
      failure: withError(errors.registrationFailed),
      done: opens(row.confirmEmailPath, successes.registered),
    }),
    form({
      call: request,
      path: row.forgotPasswordPath,
      typed: { Email: email },
      button: 'Reset Link',
      failure: errors.forgotPasswordFailed,
      done: said(successes.resetLinkSent),
    }),
    form({
      call: reset,
      path: async () => {
        await post(workerBackendOrigin, contract[request].path, { email });
        return newestLink(email);
      },
      typed: { 'New Password': ' new ' },
      button: 'Reset Password',
      failure: errors.resetPasswordFailed,
      done: opens(row.signInPath, successes.passwordReset),
    }),
  ];
}

const dialog = (page: Page) => page.getByRole('dialog');

function goalScreens(row: (typeof kindRows)[number]): CallScreen[] {
  const { create, list, remove, listPath } = row;
  const path = listPath.individual;
  const goals = (page: Page) => page.locator('[data-goal]');
  return [
    {
      call: create,
      open: async (page) => {
        await signIn(page);
        await openDashboard(page);
        await fillGoalRequest(page);
      },
      send: press(row.createLabel),
      pending: isPending(row.createLabel),
      failure: row.generateFailed,
      failed: text(row.generateFailed),
      kept: {
        Role: goalRequest.role,
        'Your Company Strategic Goal': goalRequest.goal,
        'Your Industry': goalRequest.industry,
      },
      done: said(row.generated),
      isRead: false,
    },
    read({
      call: list,
      enter: signIn,
      path,
      loading: `Loading your ${row.names}`,
      failure: row.noData,
      failed: text(`We could not load your ${row.names}`),
      stays: (page) => expect(page.getByRole('heading', { level: 1, name: row.listTitle })).toBeVisible(),
      done: (page) => expect(goals(page).first()).toBeVisible(),
    }),
    {
      call: remove,
      open: async (page) => {
        await signIn(page);
        await visit(page, path);
        await goals(page).first().click();
        await button(page, `Delete ${await goals(page).first().textContent()}`).click();
      },
      send: press(`Delete ${row.name}`),
      pending: isPending(`Delete ${row.name}`),
      failure: row.deleteFailed,
      failed: text(row.deleteFailed),
      stays: async (page) => {
        await expect(dialog(page)).toContainText(String(await goals(page).first().textContent()));
        await expect(page.getByRole('region', { name: 'Details', includeHidden: true })).toBeVisible();
      },
      done: async (page) => {
        await said(row.deleted)(page);
        await expect(dialog(page)).toBeHidden();
      },
      isRead: false,
    },
  ];
}

const enterBusiness = (page: Page) => signInBusiness(page);

const ofEveryone: readonly CallScreen[] = [
  {
    call: 'logout',
    open: async (page) => {
      await signIn(page);
      await visit(page, paths.profile);
      await openProfileMenu(page);
    },
    send: press('Sign Out'),
    pending: isPending('Sign Out'),
    failure: errors.signOutFailed,
    done: (page) => expect(page).toHaveURL(paths.individualSignIn),
    isRead: false,
  },
  {
    call: 'upload',
    open: async (page) => {
      await signIn(page);
      await visit(page, paths.profile);
      await page
        .getByLabel('Choose image')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') });
    },
    send: press('Upload'),
    pending: isPending('Upload'),
    failure: errors.uploadFailed,
    failed: text(errors.uploadFailed),
    done: said(successes.imageUploaded),
    isRead: false,
  },
  read({
    call: 'listNotifications',
    isOfShell: true,
    enter: signIn,
    path: paths.notifications,
    loading: 'Loading notifications',
    failure: null,
    failed: text(notices.noNotifications),
    stays: async (page) => expect(await page.evaluate(() => localStorage.getItem('notifications'))).toBeNull(),
    done: (page) => expect(page.getByRole('main').getByRole('listitem')).toHaveCount(seeded.notes),
  }),
  {
    call: 'markNotificationAsRead',
    open: async (page) => {
      await signIn(page);
      await visit(page, paths.notifications);
    },
    send: (page) => page.getByRole('main').getByRole('listitem').first().getByRole('button').click(),
    pending: isPending('Mark as Read'),
    failure: null,
    stays: (page) => expect(page.getByRole('main').getByRole('listitem')).toHaveCount(seeded.notes),
    done: (page) => expect(page.getByRole('main').getByRole('listitem')).toHaveCount(seeded.notes - 1),
    isRead: false,
  },
];

const leader = demoPerson(0).name;

const ofBusinesses: readonly CallScreen[] = [
  read({
    call: 'listEmployees',
    enter: enterBusiness,
    path: paths.employeeList,
    loading: 'Loading your employees',
    failure: null,
    failed: text('We could not load your employees'),
    done: (page) => expect(button(page, leader)).toBeVisible(),
  }),
  read({
    call: 'employeeSummary',
    enter: enterBusiness,
    path: paths.businessDashboard,
    arrive: async (page) => {
      await button(page, generateTitle).click();
      await chooseEmployee(page, leader, false);
    },
    loading: 'Filled in from the employee record.',
    again: 'Try again: Department',
    failure: null,
    failed: text('We could not load it. You can generate without it.'),
    stays: (page) => expect(page.getByRole('combobox', { name: 'Employee' })).toHaveValue(leader),
    done: (page) => expect(page.getByLabel('Department', { exact: true })).toHaveValue('Sales'),
  }),
  read({
    call: 'employeeDetails',
    enter: enterBusiness,
    path: paths.employeeList,
    arrive: press(leader),
    loading: 'Loading the details',
    failure: null,
    failed: text('We could not load the details.'),
    stays: (page) => expect(page.getByLabel('Details').getByRole('heading', { level: 2 })).toHaveText(leader),
    done: (page) => expect(page.getByLabel('Details').getByText('Start Date')).toBeVisible(),
  }),
  {
    call: 'createEmployee',
    open: async (page) => {
      await openEmployeeForm(page);
      await fillNewPerson(page);
    },
    send: press('Submit'),
    pending: isPending('Submit'),
    failure: errors.submitEmployeeFailed,
    failed: text(errors.submitEmployeeFailed),
    kept: newPersonByLabel,
    stays: (page) => expect(page.getByRole('radio', { name: 'Female' })).toBeChecked(),
    done: opens(paths.employeeList, successes.employeeSubmitted),
    isRead: false,
  },
  form({
    call: 'createCompany',
    enter: enterBusiness,
    path: paths.companyOnboarding,
    typed: { ...company, 'Value 1': 'Say it plainly' },
    button: 'Submit',
    failure: errors.onboardCompanyFailed,
    done: opens(/company-profile\/./, successes.companyOnboarded),
  }),
  read({
    call: 'company',
    enter: (page) => signInBusiness(page, 'company-3'),
    path: paths.companyProfile.replace(':id', 'company-3'),
    loading: 'Loading...',
    failure: null,
    failed: text(errors.noProfile),
    done: (page) => expect(page.getByRole('heading', { level: 1, name: 'Northbay Systems' })).toBeVisible(),
  }),
];

/** A screen for each call of the contract. */
export const callScreens: readonly CallScreen[] = [
  ...Object.values(audiences).flatMap(authScreens),
  ...kindRows.flatMap(goalScreens),
  ...ofEveryone,
  ...ofBusinesses,
];
