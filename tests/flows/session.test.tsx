// proof: races

import { act, fireEvent, screen, waitFor, cleanup } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { brand } from '@/brand';
import { audiences, type Audience } from '@/domain/audience';
import { errors, notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { clearSignIn } from '@/session/session';
import { storedValues, returnKey, sessionStore } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { signToken } from '../../mock-api/tokens.ts';
import { accountOf, address, expiredTokenFor, goTo, openApp, openAs, signedInAs } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { go } from '../support/leaving.ts';
import { triesRace } from '../support/note-tests.ts';
import { guardedPages } from '../support/pages.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { triedOf } from '../support/whole.ts';
import { answer, hold, onlyCallOf } from '../support/wire.ts';

/** A token of the ready individual account that ends this many seconds from now. */
async function tokenFor(seconds: number): Promise<string> {
  const { id, email } = await accountOf('individual');
  return signToken({ sub: id, email, kind: 'individual', exp: Math.floor(Date.now() / 1000) + seconds });
}

/** Opens a page with a session that ends in so many seconds; only the test moves the clock. */
async function openEnding(seconds: number): Promise<void> {
  await signedInAs('individual', await tokenFor(seconds));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });
  openApp(paths.help);
  await screen.findByRole('heading', { level: 1, name: 'Help' });
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('a session announces its last five minutes and its end without a press', async () => {
  await openEnding(900);
  expect(screen.queryByText(notices.sessionEnding)).toBeNull();
  expect(screen.queryByText(notices.sessionEnded)).toBeNull();
  pass(610_000);
  expect(await screen.findByText(notices.sessionEnding)).toBeVisible();
  expect(screen.queryByRole('link', { name: notices.signInAgain })).toBeNull();
  pass(301_000);
  expect(await screen.findByText(notices.sessionEnded)).toBeVisible();
  expect(screen.queryByText(notices.sessionEnding)).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

describe('while the machine slept, which timers do not count', () => {
  async function sleepTwoHours() {
    await openEnding(250);
    expect(await screen.findByText(notices.sessionEnding)).toBeVisible();
    // The effects have run: the page is subscribed.
    await act(() => Promise.resolve());
    vi.setSystemTime(Date.now() + 2 * 3600 * 1000);
  }

  it.each([
    ['the tab is shown again', () => fireEvent(document, new Event('visibilitychange'))],
    ['the window has the focus again', () => fireEvent.focus(window)],
    ['the page comes from the cache', () => fireEvent(window, new Event('pageshow'))],
    ['half a minute passes in which nobody does anything', () => pass(30_000)],
  ])('the bar is there at once when %s', async (_, comeBack) => {
    triesRace(33);
    await sleepTwoHours();
    comeBack();
    expect(screen.getByText(notices.sessionEnded)).toBeVisible();
    expect(screen.queryByText(notices.sessionEnding)).toBeNull();
  });
});

it('a session that ends in more than 24.8 days, longer than a timer of a browser can be, gets its bar', async () => {
  const day = 24 * 3600;
  await openEnding(60 * day);
  vi.setSystemTime(Date.now() + (60 * day - 60) * 1000);
  pass(30_000);
  expect(await screen.findByText(notices.sessionEnding)).toBeVisible();
});

describe('after the end', () => {
  it('the way back leads to the same page with the same query', async () => {
    await signedInAs('individual', await expiredTokenFor('individual'));
    const user = openApp('/search?q=grow');
    await user.click(await screen.findByRole('link', { name: notices.signInAgain }));
    await fill({ Email: demoAccounts.individual.email, Password: demoAccounts.individual.password });
    await press(user, 'Sign In');
    await waitFor(() => expect(address()).toBe('/search?q=grow'));
    expect(await screen.findByRole('searchbox')).toHaveValue('grow');
  });
});

const everyone = Object.values(audiences);

describe('every guarded page', () => {
  it.each(everyone)('is open with the token of $audience', async ({ audience }) => {
    await signedInAs(audience);
    openApp(paths.help);
    // pages.test.tsx opens each page as its owner.
    const others = guardedPages.filter((page) => page.audience !== audience);
    for (const { path, h1 } of others) {
      goTo(path);
      expect(await screen.findByRole('heading', { level: 1, name: h1 }), path).toBeVisible();
      expect(address()).toBe(path);
      expect(screen.queryByText(notices.sessionEnded), path).toBeNull();
    }
  });

  it.each(everyone)(
    'stays open with an expired token of $audience, and says quietly that it has ended',
    async (row) => {
      await signedInAs(row.audience, await expiredTokenFor(row.audience));
      for (const path of [row.homePath, audiences[row.other].homePath]) {
        openApp(path);
        const bar = await screen.findByText(notices.sessionEnded);
        expect(bar.closest('[role="status"]')).not.toBeNull();
        expect(screen.getByRole('link', { name: notices.signInAgain })).toHaveAttribute('href', row.signInPath);
        expect(address()).toBe(path);
        cleanup();
      }
    },
  );
});

// submissions.test.tsx tests requests, failures and repeated presses; shell.test.tsx narrower screens.
describe.each(Object.values(audiences))('sign-out, $audience', (row) => {
  async function openPopup() {
    setWidth(widths.wide);
    const account = await accountOf(row.audience);
    const user = await openAs(row.audience, row.homePath);
    await press(user, 'Profile menu');
    return { user, account };
  }

  it('sends one DELETE with bearer and cookies, removes token and email, and goes to its own sign-in', async () => {
    const { user, account } = await openPopup();
    const email = await screen.findByText(account.email);
    expect(email.closest('p')?.previousElementSibling).toHaveTextContent(account.email.split('@')[0] ?? '');
    expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
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

  it.each(['the popup was closed', 'the frame was left'])(
    'ends the session also when %s before the answer came',
    async (how) => {
      const release = hold('logout');
      const { user } = await openPopup();
      await press(user, 'Sign Out');
      await onlyCallOf('logout');
      if (how === 'the popup was closed') await user.keyboard('{Escape}');
      else await go(user, brand.name);
      if (how !== 'the popup was closed') await screen.findByRole('heading', { name: 'Next-Level People Process' });
      release();
      await waitFor(() => expect(storedValues()).toMatchObject({ [row.tokenKey]: null, email: null }));
      await waitFor(() => expect(address()).toBe(how === 'the popup was closed' ? row.signInPath : paths.landing));
      expect(toasts()).toEqual([]);
    },
  );

  it('keeps the failure visible above the dialog of a narrow screen', async () => {
    answer('logout', () => HttpResponse.error());
    const user = await openAs(row.audience, row.homePath);
    await press(user, 'Shortcuts');
    await press(user, 'Profile menu');
    await press(user, 'Sign Out');
    await onlyToast(errors.signOutFailed);
    // Everything outside an open modal dialog is inert and not read out.
    expect(screen.getByText(errors.signOutFailed).closest('dialog')).not.toBeNull();
  });
});

const line = 'Sign in to open the page you asked for.';

/** Opens a guarded address without a session, which leads to the landing page. */
async function openClosed(path: string): Promise<void> {
  openApp(path);
  await waitFor(() => expect(address()).toBe(paths.landing));
}

/** Signs in on the page that is open next, as the ready account of its audience. */
async function signIn(audience: Audience): Promise<void> {
  const { signInPath } = audiences[audience];
  const { email, password } = demoAccounts[audience];
  cleanup();
  const user = openApp(signInPath);
  await fill({ Email: email, Password: password });
  await press(user, 'Sign In');
  await waitFor(() => expect(address()).not.toBe(signInPath));
}

const shared: readonly string[] = [paths.profile, paths.notifications, paths.search, paths.help];

describe.each(triedOf(guardedPages, 5))('$path, opened without a session', ({ path, audience }) => {
  const asked = `${path}?q=a%26b`;

  it('is where the next sign-in of its audience leads, once', async () => {
    await openClosed(asked);
    cleanup();
    openApp(audiences[audiences[audience].other].signInPath);
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    expect(screen.queryAllByText(line)).toHaveLength(shared.includes(path) ? 1 : 0);
    cleanup();
    openApp(audiences[audience].signInPath);
    expect(await screen.findByText(line)).toBeVisible();
    await signIn(audience);
    expect(address()).toBe(asked);
    await waitFor(() => expect(sessionStore.get(returnKey)).toBeNull());

    act(() => clearSignIn(audience));
    await signIn(audience);
    expect(address()).toBe(audiences[audience].homePath);
  });
});

it('is not for another user', async () => {
  await signedInAs('business');
  clearSignIn('business');
  await openClosed(`${paths.search}?q=secret`);
  await signIn('individual');
  expect(address()).toBe(paths.dashboard);
  expect(sessionStore.get(returnKey)).toBeNull();
});

it('a sign-in of the other audience leads to its home', async () => {
  await openClosed(`${paths.businessOkrs}?record=3`);
  await signIn('individual');
  expect(address()).toBe(paths.dashboard);
});

it('is forgotten when a session ends that started meanwhile, and none while its page is shown', async () => {
  await openClosed(paths.businessOkrs);
  await act(() => signedInAs('business'));
  act(() => clearSignIn('business'));
  expect(sessionStore.get(returnKey)).toBeNull();
  cleanup();
  await signedInAs('business');
  openApp(paths.businessOkrs);
  await screen.findByRole('heading', { level: 1 });
  act(() => clearSignIn('business'));
  await waitFor(() => expect(address()).toBe(paths.landing));
  expect(sessionStore.get(returnKey)).toBeNull();
});
