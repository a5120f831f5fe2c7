import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { readDraft, saveDraft } from '@/device/drafts';
import { audiences } from '@/domain/audience';
import { errors, notices, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { embeddedIssuer } from '@/domain/stored-keys';
import { store, storedValues } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { signToken } from '../../mock-api/tokens.ts';
import { accountOf, address, expiredTokenFor, openApp, passedState, signedInAs, tokenFor } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { findToast, onlyToast, toasts } from '../support/toasts.ts';
import { allCalls, onlyCallOf, payloadOf } from '../support/wire.ts';

const calls = { individual: 'login', business: 'businessLogin' } as const;

// submissions.test.tsx tests requests, failures and repeated presses; late-responses.test.tsx leaving the page.
describe.each(Object.values(audiences))('sign-in, $audience', (row) => {
  const { email, password } = demoAccounts[row.audience];
  const call = calls[row.audience];

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

  it('sends email and password byte for byte, without bearer and without cookies, and says what is wrong', async () => {
    const secret = '  two blanks before, one after ';
    const user = await openFilled({ Email: email, Password: secret });
    await press(user, 'Sign In');
    const request = await onlyCallOf(call);
    expect(await payloadOf(request)).toEqual({ email, password: secret });
    expect(request.headers.has('authorization')).toBe(false);
    expect(request.credentials).not.toBe('include');
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

/** The address of a confirmation link. */
const link = (query: Record<string, string>) => `${paths.welcome}?${new URLSearchParams(query).toString()}`;

const withToken = (token: string | null) => (token === null ? {} : { token });

describe('welcome', () => {
  it('keeps a valid token of the link with its email, and takes both out of the address', async () => {
    const { email } = await accountOf('individual');
    const token = await tokenFor('individual');
    const steps = window.history.length;
    const user = openApp(link({ token, email }));
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
    const user = openApp(link({ ...withToken(await token()), email: 'amara@northbay.example' }));
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
      const expired = { token: await expiredTokenFor('individual'), email: 'somebody@else.example' };
      const user = openApp(what === 'no token' ? paths.welcome : link(expired));
      await press(user, 'Continue');
      await waitFor(() => expect(address()).toBe(paths.dashboard));
      expect(passedState()).toEqual({ email });
      expect(storedValues()).toMatchObject({ authToken, email });
      expect(toasts()).toEqual([]);
    },
  );

  it("the token's own email wins over the one in the address", async () => {
    const { email } = await accountOf('individual');
    const user = openApp(link({ token: await tokenFor('individual'), email: 'victim@elsewhere.example' }));
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
      const user = openApp(link({ token }));
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
