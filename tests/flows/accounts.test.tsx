import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { errors, notices, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { db } from '../../mock-api/node.ts';
import { address, openApp, passedState } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { onlyToast } from '../support/toasts.ts';
import { allCalls } from '../support/wire.ts';

/** The label of each audience, with its capitals (docs/product.md 4.3). */
const lastName = { individual: 'Last name', business: 'Last Name' } as const;

/** The forms before a sign-in: their labels, all required. */
const forms = Object.values(audiences).flatMap((row) => [
  { path: row.signInPath, labels: ['Email', 'Password'], button: 'Sign In' },
  {
    path: row.signUpPath,
    labels: ['First Name', lastName[row.audience], 'Email', 'Password', 'Confirm Password'],
    button: 'Sign Up',
  },
  { path: row.forgotPasswordPath, labels: ['Email'], button: 'Reset Link' },
  { path: `${row.resetPasswordPath}?token=link-token`, labels: ['New Password'], button: 'Reset Password' },
]);

it.each(forms)('$path asks for all that is missing, and puts the focus into the first of it', async (form) => {
  const { path, labels, button } = form;
  for (const missing of [labels, ...labels.map((label) => [label])]) {
    const user = openApp(path);
    // An email of blanks is none.
    const text = (label: string, isMissing: boolean) =>
      label === 'Email' ? (isMissing ? '   ' : 'nia@northbay.example') : isMissing ? '' : 'Same';
    await fill(Object.fromEntries(labels.map((label) => [label, text(label, missing.includes(label))])));
    await press(user, button);
    await onlyToast(errors.allFieldsRequired);
    expect(labels.filter((label) => screen.getByLabelText(label).hasAttribute('aria-invalid'))).toEqual(missing);
    for (const label of missing) expect(screen.getByLabelText(label)).toHaveAccessibleDescription(notices.required);
    expect(screen.getByLabelText(missing[0] ?? '')).toHaveFocus();
    expect(allCalls()).toEqual([]);
    cleanup();
    act(() => toast.remove());
  }
});

// submissions.test.tsx has the rules of every form.
describe.each(Object.values(audiences))('sign-up, $audience', (row) => {
  const email = 'nia@northbay.example';
  const typed: Record<string, string> = {
    'First Name': 'Nia',
    [lastName[row.audience]]: 'Boateng',
    Email: email,
    Password: ' pass phrase ',
    'Confirm Password': ' pass phrase ',
  };

  async function submit(changes: typeof typed = {}) {
    const user = openApp(row.signUpPath);
    await fill({ ...typed, ...changes });
    await press(user, 'Sign Up');
    return user;
  }

  it('registers, stores the userId and goes to the confirm page with the email', async () => {
    await submit();
    await waitFor(() => expect(address()).toBe(row.confirmEmailPath));
    expect(passedState()).toEqual({ email });
    expect(await screen.findByText(email)).toBeVisible();
    const made = db.tables.users.find((account) => account.email === email);
    expect(made?.kind).toBe(row.audience);
    expect(storedValues()).toMatchObject({ userId: made?.id, authToken: null, businessToken: null, email: null });
  });

  it('says that the passwords do not match, in a toast and at the second one, and links back to sign-in', async () => {
    await submit({ 'Confirm Password': 'pass phrase' });
    await onlyToast(errors.passwordsDoNotMatch);
    const second = screen.getByLabelText('Confirm Password');
    expect(second).toHaveAccessibleDescription(errors.passwordsDoNotMatch);
    expect(second).toHaveFocus();
    expect(allCalls()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', row.signInPath);
  });
});

describe.each(Object.values(audiences))('confirm email, $audience', (row) => {
  it.each([undefined, null, {}, { email: '' }, { email: 7 }])('does without one: %j', async (state) => {
    openApp(row.confirmEmailPath, state);
    expect(await screen.findByText('Click the link we sent to your email address.')).toBeVisible();
  });

  it('shows the email that came with the navigation as text, and says honestly that the mail cannot be sent again', async () => {
    const email = '<img src=x onerror=alert(1)>@x.example';
    const user = openApp(row.confirmEmailPath, { email });
    expect(await screen.findByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    expect(screen.getByText(email)).toBeVisible();
    expect(document.querySelector('header .lucide-mail-check')).not.toBeNull();
    expect(document.querySelector('[onerror]')).toBeNull();
    await press(user, 'Resend Confirmation mail');
    await press(user, 'Resend Confirmation mail');
    await onlyToast(notices.unavailable);
    expect(allCalls()).toEqual([]);
    expect(screen.getByRole('link', { name: 'login' })).toHaveAttribute('href', row.signInPath);
  });
});

// submissions.test.tsx has the rules of every form.
describe.each(Object.values(audiences))('forgotten password, $audience', (row) => {
  const { email } = demoAccounts[row.audience];

  it.each([
    { to: email, mails: [email] },
    { to: 'nobody@northbay.example', mails: [] },
  ])('asks for a link, without telling whether the address is registered: $to', async ({ to, mails }) => {
    const user = openApp(row.forgotPasswordPath);
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    expect(document.querySelector('header .lucide-mail')).not.toBeNull();
    await fill({ Email: to });
    await press(user, 'Reset Link');
    await onlyToast(successes.resetLinkSent);
    expect(db.tables.outbox.map((mail) => mail.to)).toEqual(mails);
    await user.click(screen.getByRole('link', { name: 'Go Back' }));
    await waitFor(() => expect(address()).toBe(row.signInPath));
  });
});

describe.each([
  { ...audiences.individual, page: paths.resetPassword },
  { ...audiences.business, page: paths.businessResetPassword },
])('new password, $audience', ({ page, forgotPasswordPath }) => {
  it.each(['', '?token=', '?other=1'])('without a token (%j) says so and offers a new link', async (query) => {
    const user = openApp(page + query);
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', forgotPasswordPath);
    expect(screen.queryByLabelText('New Password')).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Go Back' }));
    await waitFor(() => expect(address()).toBe(paths.individualSignIn));
  });

  it('tells a password manager whose password it is, where the token says so', async () => {
    const claims = btoa(JSON.stringify({ email: 'nia@northbay.example' }));
    openApp(`${page}?token=e30.${claims}.x`);
    expect(await screen.findByLabelText('New Password')).toBeVisible();
    expect(document.querySelector('form [autocomplete=username]')).toHaveValue('nia@northbay.example');
  });
});

it('the business page for a new password leads to business sign-in too', async () => {
  openApp(`${paths.businessResetPassword}?token=link-token`);
  const link = await screen.findByRole('link', { name: audiences.business.signInLabel });
  expect(link).toHaveAttribute('href', paths.businessSignIn);
});
