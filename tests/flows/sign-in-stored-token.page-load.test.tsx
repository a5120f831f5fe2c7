import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { address, expiredTokenFor, loadApp, passedState, signedInAs } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { findToast, onlyToast, toasts } from '../support/toasts.ts';
import { allCalls, answer, callsOf, hold, onlyCallOf } from '../support/wire.ts';

// Every test is a page load of its own: automatic logout is tried once a page load (docs/product.md 4.8).
describe.each(Object.values(audiences))('the stored token on load, $audience', (row) => {
  const { email, password } = demoAccounts[row.audience];
  const stored = () => ({ token: localStorage.getItem(row.tokenKey), email: localStorage.getItem('email') });

  it.each(['', 'undefined', 'null', '[object Object]', null])(
    'none, or a broken value: shows the form and calls nobody: %j',
    async (broken) => {
      if (broken !== null) localStorage.setItem(row.tokenKey, broken);
      await loadApp(row.signInPath);
      await screen.findByRole('heading', { name: 'Sign In' });
      expect(address()).toBe(row.signInPath);
      expect(allCalls()).toEqual([]);
    },
  );

  it('valid: goes home with the email', async () => {
    await signedInAs(row.audience);
    await loadApp(row.signInPath);
    await waitFor(() => expect(address()).toBe(row.homePath));
    expect(passedState()).toEqual({ email });
    expect(callsOf('logout')).toEqual([]);
  });

  it('only the other audience signed in: shows the form', async () => {
    await signedInAs(row.other);
    await loadApp(row.signInPath);
    await screen.findByRole('heading', { name: 'Sign In' });
    expect(address()).toBe(row.signInPath);
    expect(callsOf('logout')).toEqual([]);
  });

  describe('expired', () => {
    let token = '';

    beforeEach(async () => {
      token = await expiredTokenFor(row.audience);
      await signedInAs(row.audience, token);
    });

    it('logs out once, with this token and with cookies, and keeps the form', async () => {
      answer('logout', () => HttpResponse.json({}));
      await loadApp(row.signInPath);
      const request = await onlyCallOf('logout');
      expect(request.headers.get('authorization')).toBe(`Bearer ${token}`);
      expect(request.credentials).toBe('include');
      await waitFor(() => expect(stored()).toEqual({ token: null, email: null }));
      expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
      expect(address()).toBe(row.signInPath);
      expect(toasts()).toEqual([]);
    });

    it.each([
      { how: 'is refused', respond: () => HttpResponse.json({}, { status: 401 }) },
      { how: 'never arrives', respond: () => HttpResponse.error() },
    ])(
      'when logging out $how, says so, removes nothing, tries no more and keeps the form usable',
      async ({ respond }) => {
        answer('logout', respond);
        const user = await loadApp(row.signInPath);
        await onlyToast(errors.automaticLogoutFailed);
        expect(stored()).toEqual({ token, email });
        await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
        await user.click(await screen.findByRole('link', { name: 'Go Back' }));

        await fill({ Email: email, Password: password });
        await press(user, 'Sign In');
        await findToast(successes.login);
        await waitFor(() => expect(address()).toBe(row.homePath));
        expect(stored().token).not.toBe(token);
        expect(callsOf('logout')).toHaveLength(1);
      },
    );

    it('leaves a sign-in alone that was faster than the answer', async () => {
      answer('logout', () => HttpResponse.json({}));
      const letGo = hold('logout');
      const user = await loadApp(row.signInPath);
      await fill({ Email: email, Password: password });
      await press(user, 'Sign In');
      await waitFor(() => expect(address()).toBe(row.homePath));
      letGo();
      await findToast(successes.login);
      expect(stored()).toEqual({ token: expect.any(String) as string, email });
    });
  });

  it.each(['not-a-token', 'a.b.c', 'eyJhbGciOiJIUzI1NiJ9.bnVsbA.x'])(
    'an undecodable token counts as expired: %s',
    async (broken) => {
      localStorage.setItem(row.tokenKey, broken);
      answer('logout', () => HttpResponse.json({}));
      await loadApp(row.signInPath);
      await onlyCallOf('logout');
      await waitFor(() => expect(stored().token).toBeNull());
      expect(address()).toBe(row.signInPath);
    },
  );
});

it('an expired token does not lead in circles between the guard and the sign-in page', async () => {
  await signedInAs('individual', await expiredTokenFor('individual'));
  answer('logout', () => HttpResponse.json({}, { status: 500 }));
  const user = await loadApp(paths.help);
  await user.click(await screen.findByRole('link', { name: 'Sign in again' }));
  await findToast(errors.automaticLogoutFailed);
  expect(address()).toBe(paths.individualSignIn);
  expect(callsOf('logout')).toHaveLength(1);
});
