import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import type { CallName } from '@/api/contract';
import { type AudienceRow, audiences } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { db, makeNotification } from '../../mock-api/node.ts';
import { authCalls } from './api-calls.ts';
import { accountOf, address, goTo, openApp, openAs, signedInAs } from './app.tsx';
import { spoil } from './fault-servers.ts';
import type { NumberedFault } from './fault-table.ts';
import {
  choosePicture,
  chooser,
  openFilledCompanyForm,
  openFilledEmployeeForm,
  openFilledForm,
  openProfile,
  portrait,
  request,
  sentCompany,
  sentEmployee,
  typed,
  typedCompany,
  typedEmployee,
} from './forms.ts';
import { kindRows } from './goal-texts.ts';
import { choose, employeeField, openDialog } from './overview.ts';
import { details, openPocket, shownGoals } from './pocket.ts';
import {
  aWhile,
  dropToasts,
  fieldOf,
  fill,
  leaveForHelp,
  onlyToast,
  press,
  setWidth,
  toasts,
  widths,
} from './steps.ts';
import { callsOf, payloadOf } from './wire.ts';

/** A submission, and its expected results. */
export type Submission = {
  what: string;
  call: CallName;
  /** The status that counts as success. */
  status: 200 | 201;
  /** Opens the filled screen; next comes one press of the button. */
  open: () => Promise<UserEvent>;
  /** The button's name, and its description if several have the name. */
  button: string | { name: string; description: string };
  /** The label of a field in which Enter submits, if there is one. */
  enterIn?: string;
  /** The body of the request. */
  sends?: unknown;
  /** The failure's message, null if it is only logged; whether its error text follows. */
  failure: string | null;
  appendsErrorText?: boolean;
  /** Shows the failure after its toast has closed. */
  findFailed?: () => HTMLElement;
  /** The success's message, null for none. */
  success: string | null;
  /** The beginning of the address after a success. */
  leadsTo?: string;
  /** Whether the screen shows the success if neither does. */
  isDone?: () => boolean;
  /** Typed values of fields by label. */
  kept?: Readonly<Record<string, string>>;
  /** Other texts of the screen, which a failure must not change. */
  shows?: () => unknown;
  /** Whether a success ends the session, and with it the current page. */
  endsSession?: boolean;
  /** Whether leaving the page with something typed asks first. */
  asksBeforeLeaving?: boolean;
};

export const findButton = ({ button }: Pick<Submission, 'button'>): Promise<HTMLElement> =>
  typeof button === 'string'
    ? screen.findByRole('button', { name: button })
    : screen.findByRole('button', { name: button.name, description: button.description });

/**
 * Presses the button under one failing fault after the other: each time one request, one message and nothing lost. The last
 * press succeeds.
 */
export async function failUnderEach(submission: Submission, faults: readonly NumberedFault[]): Promise<void> {
  const { call, failure } = submission;
  const spoiled = spoil(call);
  const user = await submission.open();
  const before = [storedByPages(), address(), submission.shows?.()];
  const button = await findButton(submission);

  for (const [index, fault] of faults.entries()) {
    const under = `under ${fault.name}`;
    spoiled.under(fault);
    await user.click(button);
    if (fault.isHeld === true) await expectPending(submission, button, spoiled.asked(), under);
    spoiled.release();
    await waitFor(() => expect(button, under).not.toHaveAttribute('aria-busy'));
    await expectMessage(submission, fault);
    expect(callsOf(call), under).toHaveLength(index + 1);
    expectKept(submission, under);
    expect([storedByPages(), address(), submission.shows?.()], under).toEqual(before);
    expect(button, under).toBeInTheDocument();
    expect(button, under).toBeEnabled();
    dropToasts();
    if (submission.findFailed) expect(submission.findFailed(), under).toHaveTextContent(failure ?? '');
  }

  spoiled.under(null);
  await user.click(button);
  await expectSuccess(submission, faults.length + 1);
}

/** Presses it once under a harmless fault: it succeeds. */
export async function succeedUnder(submission: Submission, fault: NumberedFault): Promise<void> {
  const spoiled = spoil(submission.call);
  const user = await submission.open();
  const button = await findButton(submission);
  spoiled.under(fault);
  await user.click(button);
  if (fault.isHeld === true) await expectPending(submission, button, spoiled.asked(), `under ${fault.name}`);
  spoiled.release();
  await expectSuccess(submission, 1);
}

/** Presses it, leaves it while it is pending, without a message, and succeeds after a reload. */
export async function leaveUnder(submission: Submission, fault: NumberedFault): Promise<void> {
  const spoiled = spoil(submission.call);
  const user = await submission.open();
  const button = await findButton(submission);
  spoiled.under(fault);
  await user.click(button);
  await expectPending(submission, button, spoiled.asked(), `under ${fault.name}`);
  const before = storedByPages();
  const elsewhere = await leave(user, submission);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await aWhile();
  expect([toasts(), address(), storedByPages()]).toEqual([[], elsewhere, before]);

  spoiled.under(null);
  cleanup();
  const again = await submission.open();
  await again.click(await findButton(submission));
  await expectSuccess(submission, 2);
}

/** Leaves the page; returns the new address. */
export async function leave(user: UserEvent, { asksBeforeLeaving }: Submission): Promise<string> {
  if (asksBeforeLeaving === true) {
    await leaveForHelp(user);
    return '/help';
  }
  // Another page, as by the browser's Back or Forward.
  goTo('/confirm-email');
  return '/confirm-email';
}

async function expectPending(submission: Submission, button: HTMLElement, asked: Promise<void>, under: string) {
  await asked;
  await waitFor(() => expect(button, under).toHaveAttribute('aria-busy', 'true'));
  expectKept(submission, under);
  expect(toasts(), under).toEqual([]);
}

async function expectMessage({ failure, appendsErrorText }: Submission, { name, says }: NumberedFault): Promise<void> {
  const under = `under ${name}`;
  if (failure === null) return expect(toasts(), under).toEqual([]);
  await waitFor(() => expect(toasts(), under).toEqual([expect.stringContaining(failure)]));
  if (!appendsErrorText) expect(toasts(), under).toEqual([failure]);
  else if (says) expect(toasts(), under).toEqual([`${failure} ${says}`]);
  else expect(toasts()[0], under).toMatch(new RegExp(`^${failure}( .{1,200})?$`));
}

export function expectKept({ kept = {} }: Submission, when: string): void {
  for (const [label, value] of Object.entries(kept))
    expect(fieldOf(label), `${label}, ${when}`).toHaveDisplayValue(value);
}

/** All stored values but the bell's flag, whose response arrives at any time. */
function storedByPages() {
  return { ...storedValues(), notifications: null };
}

export async function expectSuccess(submission: Submission, requests: number): Promise<void> {
  const { call, success, sends, leadsTo, isDone = () => true } = submission;
  if (leadsTo !== undefined) await waitFor(() => expect(address()).toMatch(new RegExp(`^${leadsTo}`)));
  await waitFor(() => expect(isDone(), 'it shows that it was done').toBe(true));
  if (success === null) expect(toasts()).toEqual([]);
  else await onlyToast(success);
  const requested = callsOf(call);
  expect(requested).toHaveLength(requests);
  const last = requested.at(-1);
  if (sends !== undefined) expect(last && (await payloadOf(last))).toEqual(sends);
}

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
    await choosePicture(user);
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
