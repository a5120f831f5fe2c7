import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { brand } from '@/brand';
import { audiences } from '@/domain/audience';
import { errors } from '@/domain/messages';
import { storedValues } from '@/session/storage';

import { address, openApp, pageReady, signedInAs } from '../support/app.tsx';
import { manyPresses, press } from '../support/form.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { answer, callsOf, hold, onlyCallOf } from '../support/wire.ts';

describe.each(Object.values(audiences))('sign-out, $audience', (row) => {
  async function openPopup() {
    setWidth(widths.wide);
    const account = await signedInAs(row.audience);
    const user = openApp(row.homePath);
    await pageReady();
    await press(user, 'Profile menu');
    return { user, account };
  }

  it('the popup names who is signed in', async () => {
    const { account } = await openPopup();
    const email = await screen.findByText(account.email);
    expect(email.closest('p')?.previousElementSibling).toHaveTextContent(account.email.split('@')[0] ?? '');
    expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
  });

  it('sends one DELETE with bearer and cookies, removes token and email, and goes to its own sign-in', async () => {
    const { user, account } = await openPopup();
    const token = storedValues()[row.tokenKey] ?? '';
    await press(user, 'Sign Out');
    await waitFor(() => expect(address()).toBe(row.signInPath));
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();

    const request = await onlyCallOf('logout');
    expect(request.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(request.credentials).toBe('include');
    expect(await request.clone().text()).toBe('');
    expect(storedValues()).toMatchObject({ [row.tokenKey]: null, email: null, userId: account.id });
    expect(toasts()).toEqual([]);
  });

  it('ends the session also when the frame was left before the answer came', async () => {
    const letGo = hold('logout');
    const { user } = await openPopup();
    await press(user, 'Sign Out');
    await onlyCallOf('logout');
    await user.click(screen.getAllByRole('link', { name: brand.name })[0] ?? document.body);
    expect(await screen.findByRole('heading', { name: 'Next-Level People Process' })).toBeVisible();
    letGo();
    await waitFor(() => expect(storedValues()).toMatchObject({ [row.tokenKey]: null, email: null }));
    expect(address()).toBe('/');
    expect(toasts()).toEqual([]);
  });

  it.each([204, 200])('takes status %i for done', async (status) => {
    answer('logout', () => new HttpResponse(null, { status }));
    const { user } = await openPopup();
    await press(user, 'Sign Out');
    await waitFor(() => expect(address()).toBe(row.signInPath));
  });

  it('removes nothing when it fails and says so; the second try works', async () => {
    answer('logout', () => HttpResponse.json({}, { status: 500 }), { once: true });
    const { user } = await openPopup();
    const before = storedValues();
    await press(user, 'Sign Out');
    await onlyToast(errors.signOutFailed);
    expect(storedValues()).toEqual(before);
    expect(address()).toBe(row.homePath);
    expect(await screen.findByRole('button', { name: 'Sign Out' })).not.toHaveAttribute('aria-busy');

    await press(user, 'Sign Out');
    await waitFor(() => expect(address()).toBe(row.signInPath));
  });

  it.each(manyPresses.filter(({ how }) => !how.includes('Enter')))('sends one request for $how', async ({ doIt }) => {
    const letGo = hold('logout');
    const { user } = await openPopup();
    const button = await screen.findByRole('button', { name: 'Sign Out' });
    await doIt(user, button, button);
    await onlyCallOf('logout');
    letGo();
    await waitFor(() => expect(address()).toBe(row.signInPath));
    expect(callsOf('logout')).toHaveLength(1);
  });

  it('is not taken back when the popup closes before the answer', async () => {
    const letGo = hold('logout');
    const { user } = await openPopup();
    await press(user, 'Sign Out');
    await onlyCallOf('logout');
    await user.keyboard('{Escape}');
    letGo();
    await waitFor(() => expect(address()).toBe(row.signInPath));
    expect(storedValues()[row.tokenKey]).toBeNull();
  });

  it('works from the dialog of a narrow screen too', async () => {
    await signedInAs(row.audience);
    const user = openApp(row.homePath);
    await pageReady();
    await press(user, 'Shortcuts');
    await press(user, 'Profile menu');
    await press(user, 'Sign Out');
    await waitFor(() => expect(address()).toBe(row.signInPath));
    expect(storedValues()[row.tokenKey]).toBeNull();
  });

  it('keeps the failure visible above the dialog of a narrow screen', async () => {
    answer('logout', () => HttpResponse.error());
    await signedInAs(row.audience);
    const user = openApp(row.homePath);
    await pageReady();
    await press(user, 'Shortcuts');
    await press(user, 'Profile menu');
    await press(user, 'Sign Out');
    await onlyToast(errors.signOutFailed);
    // Everything outside an open modal dialog is inert and not read out.
    expect(screen.getByText(errors.signOutFailed).closest('dialog')).not.toBeNull();
  });
});

it('with both sessions, sign-out ends the one whose page is shown', async () => {
  setWidth(widths.wide);
  await signedInAs('business');
  const businessToken = storedValues().businessToken ?? '';
  localStorage.setItem('authToken', 'the-other-session');
  const user = openApp(audiences.business.homePath);
  await pageReady();
  await press(user, 'Profile menu');
  await press(user, 'Sign Out');
  await waitFor(() => expect(address()).toBe(audiences.business.signInPath));
  expect((await onlyCallOf('logout')).headers.get('authorization')).toBe(`Bearer ${businessToken}`);
  expect(storedValues()).toMatchObject({ businessToken: null, authToken: 'the-other-session' });
});
