import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { errors, notices, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { db } from '../../mock-api/node.ts';
import { accountOf, address, openApp, passedState } from '../support/app.tsx';
import { fill, manyPresses, press } from '../support/form.ts';
import { findToast, onlyToast, toasts } from '../support/toasts.ts';
import { allCalls, answer, callsOf, hold, onlyCallOf, payloadOf } from '../support/wire.ts';

const calls = { individual: 'login', business: 'businessLogin' } as const;

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

  it('sends email and password byte for byte, without bearer and without cookies', async () => {
    const secret = '  two blanks before, one after ';
    const user = await openFilled({ Email: email, Password: secret });
    await press(user, 'Sign In');
    const request = await onlyCallOf(call);
    expect(await payloadOf(request)).toEqual({ email, password: secret });
    expect(request.headers.has('authorization')).toBe(false);
    expect(request.credentials).not.toBe('include');
    await onlyToast(toasts()[0] ?? '');
  });

  it.each([
    { missing: 'both', values: { Email: '', Password: '' }, wrong: ['Email', 'Password'] },
    { missing: 'the email', values: { Email: '', Password: 'secret' }, wrong: ['Email'] },
    { missing: 'an email of blanks', values: { Email: '   ', Password: 'secret' }, wrong: ['Email'] },
    { missing: 'the password', values: { Email: 'a@b.example', Password: '' }, wrong: ['Password'] },
  ])('asks for what is missing: $missing', async ({ values, wrong }) => {
    const user = await openFilled(values);
    await press(user, 'Sign In');
    await onlyToast(errors.allFieldsRequired);
    for (const label of ['Email', 'Password']) {
      const input = screen.getByLabelText(label);
      expect(input.getAttribute('aria-invalid'), label).toBe(wrong.includes(label) ? 'true' : null);
      expect(input).toHaveAccessibleDescription(wrong.includes(label) ? notices.fillIn : '');
    }
    expect(screen.getByLabelText(wrong[0] ?? '')).toHaveFocus();
    expect(allCalls()).toEqual([]);
  });

  it('takes the line at a field away as soon as somebody types in it', async () => {
    const user = await openFilled({ Email: '', Password: '' });
    await press(user, 'Sign In');
    await user.type(screen.getByLabelText('Email'), 'a');
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
  });

  it('says at the field that an email has no email format, and sends nothing', async () => {
    const user = await openFilled({ Email: 'not an address', Password: 'secret' });
    await press(user, 'Sign In');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(notices.emailFormat);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(allCalls()).toEqual([]);
  });

  it.each(manyPresses)('sends one request for $how', async ({ doIt }) => {
    const letGo = hold(call);
    const user = await openFilled({ Email: email, Password: 'wrong' });
    const button = screen.getByRole('button', { name: 'Sign In' });
    await doIt(user, button, screen.getByLabelText('Password'));
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    letGo();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(callsOf(call)).toHaveLength(1);
    expect(toasts()).toHaveLength(1);
  });

  it('sends one request when the answer comes between the clicks of a double click', async () => {
    answer(call, () => HttpResponse.json({}, { status: 401 }));
    const user = await openFilled();
    const button = screen.getByRole('button', { name: 'Sign In' });
    await user.click(button);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    // The browser counts the clicks that follow one another: this is the second of a double click.
    fireEvent.click(button, { detail: 2 });
    await Promise.resolve();
    expect(callsOf(call)).toHaveLength(1);
  });

  it('keeps what was typed when it fails, and says so until the next try', async () => {
    const user = await openFilled({ Email: email, Password: 'wrong' });
    await press(user, 'Sign In');
    const words = row.appendsErrorText ? ' The e-mail or the password is wrong.' : '';
    await onlyToast(errors.loginFailed + words);
    expect(screen.getByRole('main')).toHaveTextContent(errors.loginFailed);
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(storedValues()).toMatchObject({ authToken: null, businessToken: null, email: null, userId: null });
    expect(address()).toBe(row.signInPath);

    await fill({ Password: password });
    await press(user, 'Sign In');
    await findToast(successes.login);
    await waitFor(() => expect(address()).toBe(row.homePath));
  });

  it('is given up without a word when the page is left', async () => {
    const letGo = hold(call);
    const user = await openFilled();
    await press(user, 'Sign In');
    await onlyCallOf(call);
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    await screen.findByRole('heading', { name: 'Sign Up' });
    letGo();
    await screen.findByLabelText('First Name');
    expect(toasts()).toEqual([]);
    expect(storedValues()).toMatchObject({ authToken: null, businessToken: null, email: null });
    expect(address()).toBe(row.signUpPath);
  });

  it.each([
    { link: 'Forgot password?', leadsTo: row.forgotPasswordPath },
    { link: 'Create an account', leadsTo: row.signUpPath },
    { link: audiences[row.other].signInLabel, leadsTo: audiences[row.other].signInPath },
  ])('links to $leadsTo', async ({ link, leadsTo }) => {
    openApp(row.signInPath);
    expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', leadsTo);
  });

  it('returns to the page from which the session bar led here', async () => {
    const user = openApp(row.signInPath, { from: `${paths.help}?a=b` });
    await fill({ Email: email, Password: password });
    await press(user, 'Sign In');
    await waitFor(() => expect(address()).toBe(`${paths.help}?a=b`));
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'dashboard', 7, null])(
    'follows no address that leads elsewhere: %s',
    async (from) => {
      const user = openApp(row.signInPath, { from });
      await fill({ Email: email, Password: password });
      await press(user, 'Sign In');
      await waitFor(() => expect(address()).toBe(row.homePath));
    },
  );
});

describe('the error text after a failed business sign-in', () => {
  it.each([
    { words: 'Account locked.', shown: 'Account locked.' },
    { words: `Line\none\u202etwo\u0000${' '.repeat(9)}three`, shown: 'Line one two three' },
    { words: '<img src=x onerror=alert(1)>', shown: '<img src=x onerror=alert(1)>' },
    { words: 'x'.repeat(500), shown: 'x'.repeat(200) },
  ])('is plain, clean and short: $shown', async ({ words, shown }) => {
    answer('businessLogin', () => HttpResponse.json({ message: words }, { status: 400 }));
    const user = openApp(paths.businessSignIn);
    await fill({ Email: 'a@b.example', Password: 'secret' });
    await press(user, 'Sign In');
    await onlyToast(`${errors.loginFailed} ${shown}`);
    expect(document.querySelector('img[onerror]')).toBeNull();
  });
});

describe('the ready accounts on a new browser', () => {
  it('a business has its company', async () => {
    const user = openApp(paths.businessSignIn);
    const { email, password } = demoAccounts.business;
    await fill({ Email: email, Password: password });
    await press(user, 'Sign In');
    await waitFor(() => expect(address()).toBe(paths.businessDashboard));
    const { id } = await accountOf('business');
    const company = db.tables.companies.find(({ ownerId }) => ownerId === id);
    expect(storedValues()).toMatchObject({ userId: id, businessId: company?.id });
    expect(await screen.findByRole('link', { name: 'Company Profile' })).toHaveAttribute(
      'href',
      `/business/company-profile/${company?.id}`,
    );
  });

  it('an individual has notifications, although the answer names no userId', async () => {
    const user = openApp(paths.individualSignIn);
    const { email, password } = demoAccounts.individual;
    await fill({ Email: email, Password: password });
    await press(user, 'Sign In');
    const { id } = await accountOf('individual');
    await waitFor(() => expect(screen.queryAllByText(/new notifications/).length).toBeGreaterThan(0));
    for (const { url } of callsOf('listNotifications')) expect(url).toMatch(new RegExp(`/${id}$`));
  });
});
