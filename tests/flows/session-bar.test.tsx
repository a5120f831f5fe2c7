import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { signToken } from '../../mock-api/tokens.ts';
import { accountOf, address, expiredTokenFor, openApp, signedInAs } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';

/** A token of the ready individual account that ends this many seconds from now. */
async function tokenFor(seconds: number): Promise<string> {
  const { id, email } = await accountOf('individual');
  return signToken({ sub: id, email, kind: 'individual', exp: Math.floor(Date.now() / 1000) + seconds });
}

afterEach(() => vi.useRealTimers());

describe('before the end', () => {
  it('says so in the last five minutes, then that it has ended, by itself', async () => {
    await signedInAs('individual', await tokenFor(310));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });
    openApp(paths.help);
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    expect(screen.queryByText(notices.sessionEnding)).toBeNull();
    expect(screen.queryByText(notices.sessionEnded)).toBeNull();
    act(() => {
      vi.advanceTimersByTime(20_000);
    });
    expect(await screen.findByText(notices.sessionEnding)).toBeVisible();
    expect(screen.queryByRole('link', { name: notices.signInAgain })).toBeNull();
    act(() => {
      vi.advanceTimersByTime(301_000);
    });
    expect(await screen.findByText(notices.sessionEnded)).toBeVisible();
    expect(screen.queryByText(notices.sessionEnding)).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });
});

describe('while the machine slept, which timers do not count', () => {
  async function sleepTwoHours() {
    await signedInAs('individual', await tokenFor(250));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });
    openApp(paths.help);
    expect(await screen.findByText(notices.sessionEnding)).toBeVisible();
    // Its effects have run: it listens.
    await act(() => Promise.resolve());
    vi.setSystemTime(Date.now() + 2 * 3600 * 1000);
  }

  it.each([
    ['the tab is shown again', () => fireEvent(document, new Event('visibilitychange'))],
    ['the window has the focus again', () => fireEvent.focus(window)],
    ['the page comes from the cache', () => fireEvent(window, new Event('pageshow'))],
  ])('the bar is there at once when %s', async (_, comeBack) => {
    await sleepTwoHours();
    comeBack();
    expect(screen.getByText(notices.sessionEnded)).toBeVisible();
    expect(screen.queryByText(notices.sessionEnding)).toBeNull();
  });

  it('the bar is there within half a minute when nobody does anything', async () => {
    await sleepTwoHours();
    act(() => {
      vi.advanceTimersByTime(30_000);
    });
    expect(screen.getByText(notices.sessionEnded)).toBeVisible();
  });
});

it('a session that ends in more than 24.8 days, longer than a timer of a browser can be, gets its bar', async () => {
  const day = 24 * 3600;
  await signedInAs('individual', await tokenFor(60 * day));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });
  openApp(paths.help);
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  vi.setSystemTime(Date.now() + (60 * day - 60) * 1000);
  act(() => {
    vi.advanceTimersByTime(30_000);
  });
  expect(await screen.findByText(notices.sessionEnding)).toBeVisible();
});

describe('after the end', () => {
  async function signInAgain(user: ReturnType<typeof openApp>, email: string) {
    await user.click(await screen.findByRole('link', { name: notices.signInAgain }));
    await fill({ Email: email, Password: demoAccounts.individual.password });
    await press(user, 'Sign In');
  }

  it('the way back leads to the same page with the same query', async () => {
    await signedInAs('individual', await expiredTokenFor('individual'));
    const user = openApp('/search?q=grow');
    await signInAgain(user, demoAccounts.individual.email);
    await waitFor(() => expect(address()).toBe('/search?q=grow'));
    expect(await screen.findByRole('searchbox')).toHaveValue('grow');
  });

  it('what was typed in the profile is there again, but no password', async () => {
    await signedInAs('individual', await expiredTokenFor('individual'));
    const user = openApp(paths.profile);
    await fill({ 'First Name': 'Amara', 'Mobile number': '4155550134', 'New Password': 'my secret' });
    await user.selectOptions(screen.getByLabelText('Industry'), 'Other');
    await fill({ 'Your industry': 'Clinics' });
    await user.click(await screen.findByRole('link', { name: notices.signInAgain }));
    await screen.findByLabelText('Password');
    expect(Object.values(sessionStorage).join('')).not.toContain('my secret');
    await fill({ Email: demoAccounts.individual.email, Password: demoAccounts.individual.password });
    await press(user, 'Sign In');
    await waitFor(() => expect(address()).toBe(paths.profile));
    expect(await screen.findByLabelText('First Name')).toHaveValue('Amara');
    await waitFor(() => expect(screen.getByLabelText('Mobile number')).toHaveValue('(415) 555-0134'));
    expect(screen.getByLabelText('Your industry')).toHaveValue('Clinics');
    expect(screen.getByLabelText('New Password')).toHaveValue('');
  });

  it('nobody else is shown it', async () => {
    await signedInAs('individual', await expiredTokenFor('individual'));
    const user = openApp(paths.dashboard);
    await fill({ Role: 'Secret role' });
    const other = 'nia+other@northbay.example';
    await user.click(await screen.findByRole('link', { name: notices.signInAgain }));
    await screen.findByLabelText('Password');
    const { storeSignIn } = await import('@/session/session');
    act(() => storeSignIn('individual', { email: other, token: 'a.b.c' }));
    expect(Object.values(sessionStorage).join('')).not.toContain('Secret role');
  });
});
