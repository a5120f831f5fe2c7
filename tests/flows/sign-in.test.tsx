import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { readDraft, saveDraft } from '@/device/drafts';
import { audiences } from '@/domain/audience';
import { errors, notices, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { embeddedIssuer } from '@/domain/stored-keys';
import { store, storedValues } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { db } from '../../mock-api/node.ts';
import { signToken } from '../../mock-api/tokens.ts';
import { authCalls } from '../support/api-calls.ts';
import { accountOf, address, expiredTokenFor, openApp, passedState, signedInAs, tokenFor } from '../support/app.tsx';
import { dropToasts, fill, findToast, onlyToast, press, toasts } from '../support/steps.ts';
import { allCalls, onlyCallOf, payloadOf } from '../support/wire.ts';

// submissions.test.tsx tests requests, failures and repeated presses; late-responses.test.tsx leaving the page.
describe.each(Object.values(audiences))('sign-in, $audience', (row) => {
  const { email, password } = demoAccounts[row.audience];

  async function openFilled(
    values: Readonly<Record<'Email' | 'Password', string>> = { Email: email, Password: password },
  ) {
    const user = openApp(row.signInPath);
    await fill(values);
    return user;
  }

  it('stores token, email and userId, and opens the home page with the email', async () => {
    const user = await openFilled();
    await press(user, 'Sign In');

    await findToast(successes.login);
    await waitFor(() => expect(address()).toBe(row.homePath));
    expect(passedState()).toEqual({ email });
    const { id } = await accountOf(row.audience);
    expect(storedValues()).toMatchObject({ email, userId: id, [row.tokenKey]: expect.any(String) as string });
    expect(storedValues()[audiences[row.other].tokenKey]).toBeNull();
  });

  it('sends email and password byte for byte, and says what is wrong', async () => {
    const secret = '  two blanks before, one after ';
    const user = await openFilled({ Email: email, Password: secret });
    await press(user, 'Sign In');
    expect(await payloadOf(await onlyCallOf(authCalls[row.audience].login))).toEqual({ email, password: secret });
    await onlyToast(errors.loginFailed + (row.appendsErrorText ? ' The e-mail or the password is wrong.' : ''));
  });

  it('says at the field that an email has no email format, until it is edited', async () => {
    const user = await openFilled({ Email: 'not an address', Password: '' });
    await press(user, 'Sign In');
    await fill({ Password: 'secret' });
    expect(screen.getByLabelText('Password')).not.toHaveAttribute('aria-invalid');
    await press(user, 'Sign In');
    const field = screen.getByLabelText('Email');
    expect(field).toHaveAccessibleDescription(notices.emailFormat);
    expect(field).toHaveFocus();
    await user.type(field, 'a');
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(allCalls()).toEqual([]);
  });

  it.each([
    { from: `${paths.help}?a=b`, leadsTo: `${paths.help}?a=b` },
    ...['//evil.example', '/\\evil.example', 'https://evil.example', 'dashboard', 7, null].map((from) => ({
      from,
      leadsTo: row.homePath,
    })),
  ])(
    'returns to the page from which the session bar led here, and to none elsewhere: $from',
    async ({ from, leadsTo }) => {
      const user = openApp(row.signInPath, { from });
      await fill({ Email: email, Password: password });
      for (const [link, path] of [
        ['Forgot password?', row.forgotPasswordPath],
        ['Create an account', row.signUpPath],
        [audiences[row.other].signInLabel, audiences[row.other].signInPath],
      ] as const) {
        expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', path);
      }
      await press(user, 'Sign In');
      await waitFor(() => expect(address()).toBe(leadsTo));
    },
  );
});

describe.each(Object.values(audiences))('Remember me, $audience', (row) => {
  const { email, password } = demoAccounts[row.audience];
  const findBox = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Remember me' });

  async function signIn(ticked: boolean) {
    const user = openApp(row.signInPath);
    await fill({ Email: email, Password: password });
    const box = await findBox();
    if (box.checked !== ticked) await user.click(box);
    await press(user, 'Sign In');
    await waitFor(() => expect(address()).toBe(row.homePath));
    // The token is stored in the same place, ticked or not.
    expect(localStorage.getItem(row.tokenKey)).not.toBeNull();
    expect(sessionStorage.getItem(row.tokenKey)).toBeNull();
  }

  /** The end of the session, after which the page is visited again. */
  function endSession() {
    cleanup();
    for (const key of [row.tokenKey, 'email']) localStorage.removeItem(key);
  }

  it('remembers the email for the next visit as long as it is ticked, and no password', async () => {
    for (const ticked of [false, true, false]) {
      await signIn(ticked);
      endSession();
      openApp(row.signInPath);
      expect((await findBox()).checked).toBe(ticked);
      expect(screen.getByLabelText('Email')).toHaveValue(ticked ? email : '');
      expect(screen.getByLabelText('Password')).toHaveValue('');
      cleanup();
    }
  });
});

const welcomeLink = (query: Record<string, string>) => `${paths.welcome}?${new URLSearchParams(query).toString()}`;

const withToken = (token: string | null) => (token === null ? {} : { token });

describe('welcome', () => {
  it('keeps a valid token of the link with its email, and takes both out of the address', async () => {
    const { email } = await accountOf('individual');
    const token = await tokenFor('individual');
    const steps = window.history.length;
    const user = openApp(welcomeLink({ token, email }));
    expect(await screen.findByText(email)).toBeVisible();
    expect(storedValues().authToken).toBeNull();

    await press(user, 'Continue');
    await waitFor(() => expect(address()).toBe(paths.dashboard));
    expect(storedValues()).toMatchObject({ authToken: token, email });
    expect(passedState()).toEqual({ email });
    // Replaced, not added: Back must not lead to the token again.
    expect(window.history.length).toBe(steps);
    expect(toasts()).toEqual([]);
  });

  it.each([
    { what: 'an expired token', token: () => expiredTokenFor('individual') },
    { what: 'a token that is none', token: () => Promise.resolve('garbage') },
    { what: 'an empty token', token: () => Promise.resolve('') },
    { what: 'no token anywhere', token: () => Promise.resolve(null) },
    {
      what: 'a token of the embedded backend',
      token: async () => {
        const { id: sub, email } = await accountOf('individual');
        return signToken({ iss: embeddedIssuer, sub, email, kind: 'individual' });
      },
    },
  ])('$what: says to sign in and goes there', async ({ token }) => {
    const user = openApp(welcomeLink({ ...withToken(await token()), email: 'amara@northbay.example' }));
    await press(user, 'Continue');
    await onlyToast(errors.continueToSignIn);
    await waitFor(() => expect(address()).toBe(paths.individualSignIn));
    expect(storedValues()).toMatchObject({ authToken: null, email: null });
  });

  it.each(['no token', 'an expired one'])(
    'a valid stored token will do beside %s in the link, and its email goes along',
    async (what) => {
      const { email } = await signedInAs('individual');
      const { authToken } = storedValues();
      const expired = { token: await expiredTokenFor('individual'), email: 'bela@else.example' };
      const user = openApp(what === 'no token' ? paths.welcome : welcomeLink(expired));
      await press(user, 'Continue');
      await waitFor(() => expect(address()).toBe(paths.dashboard));
      expect(passedState()).toEqual({ email });
      expect(storedValues()).toMatchObject({ authToken, email });
      expect(toasts()).toEqual([]);
    },
  );

  it("the token's own email wins over the one in the address", async () => {
    const { email } = await accountOf('individual');
    const user = openApp(welcomeLink({ token: await tokenFor('individual'), email: 'victim@elsewhere.example' }));
    expect(await screen.findByText(email)).toBeVisible();
    expect(screen.queryByText(/victim/)).toBeNull();
    await press(user, 'Continue');
    await waitFor(() => expect(address()).toBe(paths.dashboard));
    expect(storedValues().email).toBe(email);
    expect(passedState()).toEqual({ email });
  });

  it('a link without a name is an unknown user, who finds nothing of the previous one', async () => {
    const sessions = ['user-a', 'user-b'].map((sub) => signToken({ sub, email: '', kind: 'individual' }));
    for (const token of sessions) {
      const user = openApp(welcomeLink({ token }));
      await press(user, 'Continue');
      await waitFor(() => expect(address()).toBe(paths.dashboard));
      const { authToken, userId, notifications: _flag, ...others } = storedValues();
      expect(authToken).toBe(token);
      expect(userId).toBe(token === sessions[0] ? 'user-a' : 'user-b');
      expect(new Set(Object.values(others))).toEqual(new Set([null]));
      expect(readDraft('any form')).toEqual({});
      store({ profileImage: '/uploads/face.png', businessId: 'company', employeeId: 'employee' });
      saveDraft('any form', { goal: 'What only this one typed' });
      cleanup();
    }
  });
});

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
    dropToasts();
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
    { to: 'unknown@northbay.example', mails: [] },
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
