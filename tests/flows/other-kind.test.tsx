import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { notices } from '@/domain/messages';
import { clearSignIn, storePicture, storeSignIn } from '@/session/session';
import { storedValues } from '@/session/storage';

import {
  accountOf,
  address,
  expiredTokenFor,
  openApp,
  openAs,
  pageReady,
  signedInAs,
  tokenFor,
} from '../support/app.tsx';
import { press } from '../support/form.ts';
import { toasts } from '../support/toasts.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { callsOf, onlyCallOf } from '../support/wire.ts';

// Guarded pages are open to either kind of session.
describe.each(Object.values(audiences))('a page of the other kind, $audience', (row) => {
  const other = audiences[row.other];

  it('calls with the only token there is, and says whose it is', async () => {
    setWidth(widths.wide);
    await signedInAs(row.audience);
    storePicture(row.audience, '/uploads/face.png');
    const bearer = `Bearer ${storedValues()[row.tokenKey]}`;
    openApp(goalKinds.okr.listPath[row.other]);
    expect(await screen.findByText(row.headerLabel)).toBeVisible();
    expect(screen.queryByText(other.headerLabel)).toBeNull();
    expect(screen.getByRole('button', { name: 'Profile menu' }).querySelector('img')?.src).toMatch(/face\.png$/);
    for (const name of ['listOkrs', 'listNotifications'] as const) {
      await waitFor(() => expect(callsOf(name).length).toBeGreaterThan(0));
      for (const { headers } of callsOf(name)) expect(headers.get('authorization')).toBe(bearer);
    }
  });

  it.each(Object.entries(widths))('can be signed out from, %s', async (_name, width) => {
    setWidth(width);
    const user = await openAs(row.audience, other.homePath);
    const bearer = `Bearer ${storedValues()[row.tokenKey]}`;
    if (width < widths.wide) await press(user, 'Shortcuts');
    await press(user, 'Profile menu');
    await press(user, 'Sign Out');
    await waitFor(() => expect(address()).toBe(row.signInPath));
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect((await onlyCallOf('logout')).headers.get('authorization')).toBe(bearer);
    expect(storedValues()).toMatchObject({ authToken: null, businessToken: null, email: null });
    expect(toasts()).toEqual([]);
  });

  it('says that the session has ended, and leads to its sign-in', async () => {
    await signedInAs(row.audience, await expiredTokenFor(row.audience));
    openApp(other.homePath);
    expect(await screen.findByText(notices.sessionEnded)).toBeVisible();
    expect(screen.getByRole('link', { name: notices.signInAgain })).toHaveAttribute('href', row.signInPath);
  });
});

describe('with both sessions', () => {
  it.each(Object.values(audiences))('each asks for its own notifications: $audience', async (row) => {
    const ids: Record<string, string> = {};
    for (const { audience } of Object.values(audiences)) {
      const { id } = await accountOf(audience);
      ids[audience] = id;
      // One person, two accounts.
      storeSignIn(audience, { email: 'one@northbay.example', token: await tokenFor(audience), userId: id });
    }
    openApp(row.homePath);
    await waitFor(() => expect(callsOf('listNotifications').length).toBeGreaterThan(0));
    const asked = callsOf('listNotifications').map(({ url }) => new URL(url).pathname);
    expect(new Set(asked)).toEqual(new Set([`/api/notifications/${ids[row.audience]}`]));
    clearSignIn(row.other);
    expect(storedValues().userId).toBe(ids[row.audience]);
  });

  it.each(Object.values(audiences))('a sign-out leaves nothing behind for the other one: $audience', async (row) => {
    const other = audiences[row.other];
    setWidth(widths.wide);
    await signedInAs('business');
    const { businessToken } = storedValues();
    // The same person: what is stored stays.
    localStorage.setItem('authToken', businessToken ?? '');
    const user = openApp(row.homePath);
    await pageReady();
    await press(user, 'Profile menu');
    await press(user, 'Sign Out');
    await waitFor(() => expect(address()).toBe(row.signInPath));
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect(storedValues()[other.tokenKey]).not.toBeNull();
    await user.click(screen.getByRole('link', { name: other.signInLabel }));
    await waitFor(() => expect(address()).toBe(other.homePath));
    await pageReady();
    // The other one ends in another tab.
    act(() => {
      localStorage.removeItem(other.tokenKey);
      window.dispatchEvent(new StorageEvent('storage', { key: other.tokenKey }));
    });
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByRole('heading', { name: 'Next-Level People Process' })).toBeVisible();
  });
});
