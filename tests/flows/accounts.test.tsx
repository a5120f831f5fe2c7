import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { errors, notices, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storeSignIn } from '@/session/session';
import { storedValues } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { makeGoal, makeUser } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { signToken } from '../../mock-api/tokens.ts';
import { accountOf, address, openApp, passedState, signedInAs } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { onlyToast } from '../support/toasts.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { allCalls, answer, callsOf } from '../support/wire.ts';

const calls = { individual: 'register', business: 'businessRegister' } as const;

/** The label of each audience, with its capitals (docs/product.md 4.3). */
const lastName = { individual: 'Last name', business: 'Last Name' } as const;

// What submissions.test.tsx says of every form is not said again here.
describe.each(Object.values(audiences))('sign-up, $audience', (row) => {
  const email = 'nia@northbay.example';
  const typed: Record<string, string> = {
    'First Name': 'Nia',
    [lastName[row.audience]]: 'Boateng',
    Email: email,
    Password: ' pass phrase ',
    'Confirm Password': ' pass phrase ',
  };
  const labels = Object.keys(typed);

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

  it.each([
    [{ userId: 42 }, '42'],
    [{}, null],
    [{ userId: null }, null],
    [{ userId: {} }, null],
    [{ userId: '' }, null],
  ])('stores a userId as text, and none that is none: %j', async (body, userId) => {
    answer(calls[row.audience], () => HttpResponse.json(body, { status: 201 }));
    await submit();
    await waitFor(() => expect(address()).toBe(row.confirmEmailPath));
    expect(localStorage.getItem('userId')).toBe(userId);
  });

  it.each([['everything', labels] as const, ...labels.map((label) => [label, [label]] as const)])(
    'asks for %s that is missing, and puts the focus into the first of it',
    async (_, missing) => {
      await submit(Object.fromEntries(missing.map((label) => [label, ''])));
      await onlyToast(errors.allFieldsRequired);
      expect(labels.filter((label) => screen.getByLabelText(label).hasAttribute('aria-invalid'))).toEqual(missing);
      for (const label of missing) expect(screen.getByLabelText(label)).toHaveAccessibleDescription(notices.fillIn);
      expect(screen.getByLabelText(missing[0])).toHaveFocus();
      expect(allCalls()).toEqual([]);
    },
  );

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

// What submissions.test.tsx says of every form is not said again here.
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
  });

  it('asks for the email when there is none, and goes back to sign-in', async () => {
    const user = openApp(row.forgotPasswordPath);
    await press(user, 'Reset Link');
    await onlyToast(errors.allFieldsRequired);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(notices.fillIn);
    expect(allCalls()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Go Back' }));
    await waitFor(() => expect(address()).toBe(row.signInPath));
  });
});

describe.each([
  { ...audiences.individual, page: paths.resetPassword },
  { ...audiences.business, page: paths.businessResetPassword },
])('new password, $audience', ({ page, forgotPasswordPath }) => {
  const goBack = async (user: ReturnType<typeof openApp>) => {
    await user.click(await screen.findByRole('link', { name: 'Go Back' }));
    await waitFor(() => expect(address()).toBe(paths.individualSignIn));
  };

  it('asks for the password when there is none, and goes back to individual sign-in', async () => {
    const user = openApp(`${page}?token=link-token`);
    await press(user, 'Reset Password');
    await onlyToast(errors.allFieldsRequired);
    expect(screen.getByLabelText('New Password')).toHaveFocus();
    expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(notices.fillIn);
    expect(allCalls()).toEqual([]);
    await goBack(user);
  });

  it.each(['', '?token=', '?other=1'])('without a token (%j) says so and offers a new link', async (query) => {
    const user = openApp(page + query);
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', forgotPasswordPath);
    expect(screen.queryByLabelText('New Password')).toBeNull();
    await goBack(user);
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

/** What a user leaves in localStorage besides a session. */
const leftovers = {
  businessId: 'company-of-before',
  employeeId: 'employee-of-before',
  notifications: 'true',
  profileImage: '/uploads/face-of-before.png',
  businessProfileImage: '/uploads/logo-of-before.png',
};

const somebodyElse = { email: 'bela@elsewhere.example', password: 'pass phrase' };

async function amaraWasHere() {
  const amara = await signedInAs('individual');
  for (const [key, value] of Object.entries(leftovers)) localStorage.setItem(key, value);
  return amara;
}

async function signIn(email: string, password: string) {
  const user = openApp(paths.individualSignIn);
  await fill({ Email: email, Password: password });
  await press(user, 'Sign In');
  await waitFor(() => expect(address()).toBe(paths.dashboard));
  return user;
}

/** Signs the person out on the screen. */
async function signOut() {
  setWidth(widths.wide);
  const user = openApp(paths.help);
  await press(user, 'Profile menu');
  await press(user, 'Sign Out');
  await waitFor(() => expect(address()).toBe(paths.individualSignIn));
  cleanup();
}

it.each(['after a sign-out', 'without one, with an expired token'])(
  'signing in as somebody else shows nothing of the person before, %s',
  async (how) => {
    const amara = await amaraWasHere();
    const account = makeUser({ ...somebodyElse, firstName: 'Bela' });
    db.tables.users.push(account);
    db.tables.goals.push(makeGoal({ ownerId: account.id, goal: 'Only what Bela wants' }));
    if (how.startsWith('after')) await signOut();
    else localStorage.setItem('authToken', 'expired');
    const user = await signIn(somebodyElse.email, somebodyElse.password);

    const { notifications, ...others } = storedValues();
    expect(others).toEqual({
      authToken: expect.any(String) as string,
      businessToken: null,
      email: somebodyElse.email,
      userId: account.id,
      businessId: null,
      employeeId: null,
      profileImage: null,
      businessProfileImage: null,
    });
    expect(notifications).not.toBe('true');
    const pocket = await screen.findByRole('link', { name: /Your pocket/ });
    expect(document.querySelector('img[src*="face-of-before"]')).toBeNull();
    expect(screen.queryByText(/new notifications/)).toBeNull();

    await user.click(pocket);
    expect(await screen.findByRole('button', { name: 'Only what Bela wants' })).toBeVisible();
    const goals = db.tables.goals.filter(({ ownerId, kind }) => ownerId === amara.id && kind === 'okr');
    expect(goals.length).toBeGreaterThan(0);
    for (const { goal } of goals) expect(screen.queryByText(goal)).toBeNull();
    const asked = callsOf('listNotifications').map(({ url }) => url.split('/').at(-1));
    expect(new Set(asked.slice(-1))).toEqual(new Set([account.id]));
  },
);

it('signing in as the same person, also in capitals, keeps what is hers', async () => {
  await amaraWasHere();
  await signOut();
  await signIn(demoAccounts.individual.email.toUpperCase(), demoAccounts.individual.password);
  expect(storedValues()).toMatchObject({ ...leftovers, notifications: expect.anything() as unknown });
});

/** What a browser does in every other tab after one has changed the storage. */
function changeInAnotherTab(changes: Record<string, string | null>, event = 'storage') {
  act(() => {
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      if (event === 'storage') window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    }
    if (event !== 'storage') window.dispatchEvent(new Event(event));
  });
}

async function openPocketOf(ownerId: string) {
  db.tables.goals.push(makeGoal({ ownerId, goal: 'What only Amara may see' }));
  openApp(paths.okrs);
  await screen.findByRole('button', { name: 'What only Amara may see' });
}

describe('another tab', () => {
  it.each(['storage', 'pageshow', 'focus', 'emptying the whole storage'])(
    'that signed out closes the guarded page of this one, told by %s',
    async (event) => {
      const { id } = await signedInAs('individual');
      await openPocketOf(id);
      if (event.startsWith('emptying')) localStorage.clear();
      if (event.startsWith('emptying'))
        act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
      else changeInAnotherTab({ authToken: null, email: null }, event);
      await waitFor(() => expect(address()).toBe(paths.landing));
      expect(screen.queryByText('What only Amara may see')).toBeNull();
    },
  );

  it('in which a session of somebody unknown followed another one: nothing of the one before is left', async () => {
    const nameless = (sub: string) => signToken({ sub, email: '', kind: 'individual' });
    const { id } = await accountOf('individual');
    storeSignIn('individual', { email: null, token: nameless(id) });
    await openPocketOf(id);
    const bela = makeUser({ email: 'bela@elsewhere.example' });
    db.tables.users.push(bela);
    db.tables.goals.push(makeGoal({ ownerId: bela.id, goal: 'Only what Bela wants' }));
    changeInAnotherTab({ userId: bela.id, authToken: nameless(bela.id) });
    expect(await screen.findByRole('button', { name: 'Only what Bela wants' })).toBeVisible();
    expect(screen.queryByText('What only Amara may see')).toBeNull();
  });

  it('that changes the notifications flag changes the dot here', async () => {
    await signedInAs('individual');
    db.tables.notifications = [];
    openApp(paths.help);
    await screen.findByRole('heading', { name: 'Help' });
    await waitFor(() => expect(localStorage.getItem('notifications')).toBe('false'));
    expect(screen.queryAllByText(/new notifications/)).toEqual([]);
    changeInAnotherTab({ notifications: 'true' });
    expect(screen.queryAllByText(/new notifications/).length).toBeGreaterThan(0);
  });
});
