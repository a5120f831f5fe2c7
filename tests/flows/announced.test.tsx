// proof: announced

import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { describe, expect, it, vi } from 'vitest';

import type { CallName } from '@/api/contract';
import { audiences } from '@/domain/audience';
import { limits } from '@/domain/limits';
import { errors, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { notify } from '@/ui/toast';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { db } from '../../mock-api/node.ts';
import { expectAnnounced, listenToRegions } from '../support/announcements.ts';
import { accountOf, expiredTokenFor, openApp, openAs, signedInAs } from '../support/app.tsx';
import { openFilledCompanyForm } from '../support/company.ts';
import { openFilledForm } from '../support/dashboard.ts';
import { openFilledEmployeeForm } from '../support/employee-form.ts';
import { noteCase } from '../support/figures.ts';
import { fill, press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { openPocket } from '../support/pocket.ts';
import { chooseFile, openProfile } from '../support/profile.ts';
import { savedFiles } from '../support/saved-files.ts';
import { toasts } from '../support/toasts.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { triedOf } from '../support/whole.ts';
import { answer } from '../support/wire.ts';

/** How a person gets a message: opens a page, and triggers it. */
type Way = {
  text: string;
  /** Opens the page; then recording starts. Without a press the message comes with the page. */
  open: () => Promise<UserEvent> | UserEvent;
  button?: string;
  /** The call that fails. */
  fails?: CallName;
};

const { individual, business } = audiences;
const { email, password } = demoAccounts.individual;
const person = {
  'First Name': 'Nia',
  [individual.lastNameLabel]: 'Boateng',
  Email: 'nia@northbay.example',
  Password: 'one',
  'Confirm Password': 'one',
};

const filled = (path: string, values: Readonly<Record<string, string>>) => async () => {
  const user = openApp(path);
  await fill(values);
  return user;
};

async function openReset(): Promise<UserEvent> {
  const { id } = await accountOf('individual');
  db.tables.resetTokens.push({ token: 'link-token', userId: id, expiresAt: '2999-01-01T00:00:00Z' });
  return filled(`${paths.resetPassword}?token=link-token`, { 'New Password': 'new' })();
}

async function openProfileMenu(): Promise<UserEvent> {
  setWidth(widths.wide);
  const user = await openAs('individual', paths.help);
  await press(user, 'Profile menu');
  return user;
}

async function openWithPicture(): Promise<UserEvent> {
  const user = await openProfile(individual);
  await chooseFile(user);
  return user;
}

const signIn = filled(individual.signInPath, { Email: email, Password: password });
const signUp = filled(individual.signUpPath, person);
const forgotten = filled(individual.forgotPasswordPath, { Email: email });

const ofKinds = kindRows.flatMap((row): Way[] => {
  const open = async () => (await openFilledForm()).user;
  const openQuestion = async () => {
    const { user } = await openPocket(row.kind);
    await press(user, 'Delete Second goal');
    await screen.findByRole('dialog');
    return user;
  };
  const button = `Delete ${row.name}`;
  return [
    { text: row.generated, open, button: row.createLabel },
    { text: row.generateFailed, open, button: row.createLabel, fails: row.create },
    { text: row.deleted, open: openQuestion, button },
    // The dialog stays open with the message.
    { text: row.deleteFailed, open: openQuestion, button, fails: row.remove },
    { text: row.noData, open: () => openAs('individual', row.listPath.individual), fails: row.list },
  ];
});

const ways: readonly Way[] = [
  { text: errors.allFieldsRequired, open: filled(individual.signInPath, { Email: email }), button: 'Sign In' },
  {
    text: errors.passwordsDoNotMatch,
    open: filled(individual.signUpPath, { ...person, 'Confirm Password': 'other' }),
    button: 'Sign Up',
  },
  { text: errors.loginFailed, open: signIn, button: 'Sign In', fails: 'login' },
  { text: successes.login, open: signIn, button: 'Sign In' },
  { text: errors.registrationFailed, open: signUp, button: 'Sign Up', fails: 'register' },
  { text: successes.registered, open: signUp, button: 'Sign Up' },
  { text: errors.forgotPasswordFailed, open: forgotten, button: 'Reset Link', fails: 'requestPasswordReset' },
  { text: successes.resetLinkSent, open: forgotten, button: 'Reset Link' },
  { text: errors.resetPasswordFailed, open: openReset, button: 'Reset Password', fails: 'resetPassword' },
  { text: successes.passwordReset, open: openReset, button: 'Reset Password' },
  {
    text: errors.automaticLogoutFailed,
    open: async () => {
      await signedInAs('business', await expiredTokenFor('business'));
      return openApp(business.signInPath);
    },
    fails: 'logout',
  },
  { text: errors.signOutFailed, open: openProfileMenu, button: 'Sign Out', fails: 'logout' },
  { text: errors.uploadFailed, open: openWithPicture, button: 'Upload', fails: 'upload' },
  { text: successes.imageUploaded, open: openWithPicture, button: 'Upload' },
  { text: errors.selectImageFirst, open: () => openProfile(individual), button: 'Upload' },
  {
    text: errors.continueToSignIn,
    open: () => openApp(`${paths.welcome}?email=${encodeURIComponent(email)}`),
    button: 'Continue',
  },
  ...ofKinds,
  {
    text: successes.pdfDownloaded,
    open: async () => (await openPocket('okr')).user,
    button: 'Download Second goal',
  },
  { text: errors.onboardCompanyFailed, open: openFilledCompanyForm, button: 'Submit', fails: 'createCompany' },
  { text: successes.companyOnboarded, open: openFilledCompanyForm, button: 'Submit' },
  { text: errors.submitEmployeeFailed, open: openFilledEmployeeForm, button: 'Submit', fails: 'createEmployee' },
  { text: successes.employeeSubmitted, open: openFilledEmployeeForm, button: 'Submit' },
];

const fail = (call: CallName) => answer(call, () => HttpResponse.json({}, { status: 500 }));

it('the ways lead to every message but the one that stands on its page', () => {
  const texts = ways.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  const all: readonly string[] = [...Object.values(errors), ...Object.values(successes)];
  expect(all.filter((text) => !texts.includes(text))).toEqual([errors.noProfile]);
});

describe('is announced once, again when it comes again, and leaves in its time', () => {
  it.each(triedOf(ways, 7))('$text', async ({ text, open, button, fails }) => {
    savedFiles();
    const isSuccess = Object.values<string>(successes).includes(text);
    const role = isSuccess ? 'status' : 'alert';
    if (fails !== undefined) fail(fails);
    const heard = listenToRegions();
    const user = await open();
    if (button !== undefined) await press(user, button);
    await waitFor(() => expect(toasts()).toContain(text));
    await act(() => Promise.resolve());
    expectAnnounced(heard(), [role, text], 1);

    // The flow's announcement, while its dialog or next page is still on the screen.
    act(() => toast.remove());
    vi.useFakeTimers();
    const say = () => act(() => void notify[isSuccess ? 'success' : 'error'](text));
    say();
    expectAnnounced(heard(), [role, text], 2);
    act(() => void vi.advanceTimersByTime(100));
    say();
    expectAnnounced(heard(), [role, text], 3);
    const { error, success } = limits.toastDuration;
    act(() => void vi.advanceTimersByTime((isSuccess ? success : error) - 1));
    expect(toasts()).toEqual([text]);
    act(() => void vi.advanceTimersByTime(1));
    expect(toasts()).toEqual([]);
    expectAnnounced(heard(), [role, text], 3);
    noteCase('announced', text);
  });

  it('No profile found', async () => {
    fail('company');
    const heard = listenToRegions();
    await openAs('business', '/business/company-profile/nobody');
    await screen.findByText(errors.noProfile);
    expect(heard().filter(([, text]) => text.startsWith(errors.noProfile))).toHaveLength(1);
    noteCase('announced', errors.noProfile);
  });
});
