import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { audiences, type AudienceRow } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { db, makeNotification } from '../../mock-api/node.ts';
import { authCalls } from './api-calls.ts';
import { accountOf, openApp, openAs, signedInAs } from './app.tsx';
import { openFilledCompanyForm, sentCompany, typedCompany } from './company.ts';
import { openFilledForm, request, typed } from './dashboard.ts';
import { openFilledEmployeeForm, sentEmployee, typedEmployee } from './employee-form.ts';
import { kindRows } from './goal-texts.ts';
import { choose, employeeField, openDialog } from './overview.ts';
import { details, openPocket, shownGoals } from './pocket.ts';
import { chooseFile, chooser, openProfile, portrait } from './profile.ts';
import { fill, press, setWidth, widths } from './steps.ts';
import type { Submission } from './submissions.ts';

const main = () => screen.getByRole('main');

/** Opens a page with a form, and fills it in. */
export const filled = (path: string, values: Readonly<Record<string, string>>) => async () => {
  const user = openApp(path);
  await fill(values);
  return user;
};

function authSubmissions(row: AudienceRow): Submission[] {
  const { audience, appendsErrorText, resetPasswordPath: resetPath } = row;
  const { login, register, request: requestReset, reset } = authCalls[audience];
  const { email, password } = demoAccounts[audience];
  const credentials = { Email: email, Password: password };
  const person = {
    'First Name': 'Nia',
    [row.lastNameLabel]: 'Boateng',
    Email: 'nia@northbay.example',
    Password: ' p ',
    'Confirm Password': ' p ',
  };
  return [
    {
      what: `sign-in, ${audience}`,
      call: login,
      status: 200,
      open: filled(row.signInPath, credentials),
      button: 'Sign In',
      enterIn: 'Password',
      sends: { email, password },
      failure: errors.loginFailed,
      findFailed: main,
      appendsErrorText,
      success: successes.login,
      leadsTo: row.homePath,
      kept: credentials,
    },
    {
      what: `sign-up, ${audience}`,
      call: register,
      status: 201,
      open: filled(row.signUpPath, person),
      button: 'Sign Up',
      enterIn: 'Email',
      sends: { firstName: 'Nia', lastName: 'Boateng', email: 'nia@northbay.example', password: ' p ' },
      failure: errors.registrationFailed,
      appendsErrorText,
      success: successes.registered,
      leadsTo: row.confirmEmailPath,
      kept: person,
    },
    {
      what: `forgotten password, ${audience}`,
      call: requestReset,
      status: 200,
      open: filled(row.forgotPasswordPath, { Email: email }),
      button: 'Reset Link',
      enterIn: 'Email',
      sends: { email },
      failure: errors.forgotPasswordFailed,
      success: successes.resetLinkSent,
      leadsTo: row.forgotPasswordPath,
      kept: { Email: email },
    },
    {
      what: `new password, ${audience}`,
      call: reset,
      status: 200,
      open: async () => {
        const { id } = await accountOf(audience);
        db.tables.resetTokens.push({ token: 'link-token', userId: id, expiresAt: '2999-01-01T00:00:00Z' });
        return filled(`${resetPath}?token=link-token`, { 'New Password': ' new ' })();
      },
      button: 'Reset Password',
      enterIn: 'New Password',
      // Byte for byte, with the link's token.
      sends: { token: 'link-token', newPassword: ' new ' },
      failure: errors.resetPasswordFailed,
      success: successes.passwordReset,
      leadsTo: row.signInPath,
      kept: { 'New Password': ' new ' },
    },
    {
      what: `sign-out, ${audience}`,
      call: 'logout',
      status: 200,
      open: async () => {
        setWidth(widths.wide);
        const user = await openAs(audience, row.homePath);
        await press(user, 'Profile menu');
        return user;
      },
      button: 'Sign Out',
      endsSession: true,
      failure: errors.signOutFailed,
      success: null,
      leadsTo: row.signInPath,
    },
  ];
}

const onboardings: Submission[] = [
  {
    what: 'company onboarding',
    call: 'createCompany',
    status: 201,
    open: openFilledCompanyForm,
    button: 'Submit',
    enterIn: 'Location',
    sends: sentCompany,
    failure: errors.onboardCompanyFailed,
    findFailed: main,
    success: successes.companyOnboarded,
    leadsTo: '/business/company-profile/.',
    kept: { ...typedCompany, 'Value 1': 'Say it plainly', 'Value 2': 'Patients first' },
    shows: () => screen.getByRole<HTMLInputElement>('radio', { name: 'Early stage' }).checked,
    asksBeforeLeaving: true,
  },
  {
    what: 'employee onboarding',
    call: 'createEmployee',
    status: 201,
    open: openFilledEmployeeForm,
    button: 'Submit',
    enterIn: 'First Name',
    sends: sentEmployee,
    failure: errors.submitEmployeeFailed,
    findFailed: main,
    success: successes.employeeSubmitted,
    leadsTo: paths.employeeList,
    kept: typedEmployee,
    shows: () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked),
    asksBeforeLeaving: true,
  },
];

const goals = kindRows.flatMap((row): Submission[] => [
  {
    what: row.createLabel,
    call: row.create,
    status: 201,
    open: async () => (await openFilledForm()).user,
    button: row.createLabel,
    sends: request,
    failure: row.generateFailed,
    success: row.generated,
    kept: typed,
    shows: () => screen.queryByRole('region', { name: 'Latest draft' }),
  },
  {
    what: `generating ${row.plural}`,
    call: row.create,
    status: 201,
    open: async () => {
      const user = await openDialog();
      await user.click(screen.getByRole('tab', { name: row.singular }));
      await choose(user, 'ada');
      await fill({ 'Additional prompt': ' Fewer  clicks\n<b> ' });
      return user;
    },
    button: 'Generate',
    sends: expect.objectContaining({ role: 'Account Executive', goal: ' Fewer  clicks\n<b> ' }),
    failure: row.generateFailed,
    findFailed: () => screen.getByRole('dialog'),
    success: row.generated,
    kept: { 'Additional prompt': ' Fewer  clicks\n<b> ' },
    shows: () => [
      (employeeField() as HTMLInputElement).value,
      screen.getByRole('tab', { name: row.singular }).getAttribute('aria-selected'),
    ],
  },
  {
    what: `delete, ${row.plural}`,
    call: row.remove,
    status: 200,
    open: async () => {
      const { user } = await openPocket(row.kind);
      await press(user, 'Second goal');
      await screen.findByRole('heading', { level: 2, name: 'Second goal' });
      await press(user, 'Delete Second goal');
      await screen.findByRole('dialog');
      return user;
    },
    button: `Delete ${row.name}`,
    failure: row.deleteFailed,
    findFailed: () => screen.getByRole('dialog'),
    success: row.deleted,
    shows: () => [...shownGoals(), details().querySelector('h2')?.textContent],
  },
]);

const picture: Submission = {
  what: 'a picture',
  call: 'upload',
  status: 201,
  open: async () => {
    const user = await openProfile(audiences.individual);
    await chooseFile(user);
    return user;
  },
  button: 'Upload',
  failure: errors.uploadFailed,
  // The error at the button that chooses a picture.
  findFailed: () => document.getElementById(chooser().getAttribute('aria-describedby') ?? '') ?? chooser(),
  success: successes.imageUploaded,
  shows: () => portrait()?.getAttribute('src'),
};

const reading: Submission = {
  what: 'marking as read',
  call: 'markNotificationAsRead',
  status: 200,
  open: async () => {
    const { id: ownerId } = await signedInAs('individual');
    db.tables.notifications = ['Older.', 'Newer.'].map((message) => makeNotification({ ownerId, message }));
    const user = openApp(paths.notifications);
    await screen.findByText('Newer.');
    return user;
  },
  button: { name: 'Mark as Read', description: 'Newer.' },
  failure: null,
  success: null,
  isDone: () => screen.queryByText('Newer.') === null && screen.queryByText('Older.') !== null,
  shows: () => ['Newer.', 'Older.'].map((text) => screen.queryAllByText(text).length),
};

/** Every form and every other call that changes data, with its screen. */
export const submissions: readonly Submission[] = [
  ...Object.values(audiences).flatMap(authSubmissions),
  ...onboardings,
  ...goals,
  picture,
  reading,
];
