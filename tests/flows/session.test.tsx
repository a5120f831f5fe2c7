// proof: races

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { brand } from '@/brand';
import { type Audience, audiences } from '@/domain/audience';
import { errors, notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { clearSignIn, tokenOf } from '@/session/session';
import { returnKey, sessionStore, storedValues } from '@/session/storage';
import { tokenExpiry } from '@/session/token';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { db, makeGoal, makeUser } from '../../mock-api/node.ts';
import { signToken } from '../../mock-api/tokens.ts';
import { accountOf, address, expiredTokenFor, openApp, openAs, signedInAs } from '../support/app.tsx';
import { triesRace } from '../support/note-tests.ts';
import { guardedPages } from '../support/pages.ts';
import { go, onlyToast, press, pressSignOut, setWidth, signInWith, toasts, widths } from '../support/steps.ts';
import { triedOf } from '../support/whole.ts';
import { answer, callsOf, hold, onlyCallOf } from '../support/wire.ts';

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

it('the last five minutes begin 300 seconds before the end', async () => {
  await openEnding(250);
  expect(await screen.findByText(notices.sessionEnding)).toBeVisible();
  // The effects have run: the page is subscribed.
  await act(() => Promise.resolve());
  const end = (tokenExpiry(tokenOf('individual') ?? '') ?? 0) * 1000;
  const isAnnounced = [301_000, 300_000].map((before) => {
    vi.setSystemTime(end - before);
    fireEvent.focus(window);
    return screen.queryByText(notices.sessionEnding) !== null;
  });
  expect(isAnnounced).toEqual([false, true]);
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
    ['half a minute passes without an action', () => pass(30_000)],
  ])('the bar is there at once when %s', async (_, comeBack) => {
    triesRace('hours of sleep');
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

it('after the end the way back leads to the same page with the same query', async () => {
  await signedInAs('individual', await expiredTokenFor('individual'));
  const user = openApp('/search?q=grow');
  await user.click(await screen.findByRole('link', { name: notices.signInAgain }));
  await signInWith(user, demoAccounts.individual);
  await waitFor(() => expect(address()).toBe('/search?q=grow'));
  expect(await screen.findByRole('searchbox')).toHaveValue('grow');
});

const everyone = Object.values(audiences);

it.each(everyone)(
  'every guarded page stays open with an expired token of $audience, and says quietly that it has ended',
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

// submissions.test.tsx tests requests, failures and repeated presses; shell.test.tsx narrower screens.
describe.each(Object.values(audiences))('sign-out, $audience', (row) => {
  async function openPopup() {
    setWidth(widths.wide);
    const account = await accountOf(row.audience);
    const user = await openAs(row.audience, row.homePath);
    await press(user, 'Profile menu');
    return { user, account };
  }

  it('removes token and email, and goes to its own sign-in', async () => {
    const { user, account } = await openPopup();
    const email = await screen.findByText(account.email);
    expect(email.closest('p')?.previousElementSibling).toHaveTextContent(account.email.split('@')[0] ?? '');
    expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
    await press(user, 'Sign Out');
    await waitFor(() => expect(address()).toBe(row.signInPath));
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();

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
    await pressSignOut(user);
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
  cleanup();
  const user = openApp(signInPath);
  await signInWith(user, demoAccounts[audience]);
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

it.each([
  { what: 'of another user', before: true, asked: `${paths.search}?q=secret` },
  { what: 'of the other audience', before: false, asked: `${paths.businessOkrs}?record=3` },
])('is not where a sign-in leads $what', async ({ before, asked }) => {
  if (before) await signedInAs('business');
  clearSignIn('business');
  await openClosed(asked);
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

/** A user's values in localStorage besides the session. */
const leftovers = {
  businessId: 'company-of-before',
  employeeId: 'employee-of-before',
  notifications: 'true',
  profileImage: '/uploads/face-of-before.png',
  businessProfileImage: '/uploads/logo-of-before.png',
};

const otherUser = { email: 'bela@elsewhere.example', password: 'pass phrase' };

async function amaraWasHere() {
  const amara = await signedInAs('individual');
  for (const [key, value] of Object.entries(leftovers)) localStorage.setItem(key, value);
  return amara;
}

async function signInAs(account: { email: string; password: string }) {
  const user = openApp(paths.individualSignIn);
  await signInWith(user, account);
  await waitFor(() => expect(address()).toBe(paths.dashboard));
  return user;
}

async function signOut() {
  setWidth(widths.wide);
  const user = openApp(paths.help);
  await pressSignOut(user);
  await waitFor(() => expect(address()).toBe(paths.individualSignIn));
  cleanup();
}

it.each(['after a sign-out', 'without one, with an expired token'])(
  'signing in as another user shows nothing of the person before, %s',
  async (how) => {
    const amara = await amaraWasHere();
    const account = makeUser({ ...otherUser, firstName: 'Bela' });
    db.tables.users.push(account);
    db.tables.goals.push(makeGoal({ ownerId: account.id, goal: 'Only what Bela wants' }));
    if (how.startsWith('after')) await signOut();
    else localStorage.setItem('authToken', 'expired');
    const user = await signInAs(otherUser);

    const { notifications, ...others } = storedValues();
    expect(others).toEqual({
      authToken: expect.any(String) as string,
      businessToken: null,
      email: otherUser.email,
      userId: account.id,
      businessId: null,
      employeeId: null,
      profileImage: null,
      businessProfileImage: null,
    });
    expect(notifications).not.toBe('true');
    const pocket = await screen.findByRole('link', { name: /^See \d+ OKR|^Your pocket/ });
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
  const { email, password } = demoAccounts.individual;
  await signInAs({ email: email.toUpperCase(), password });
  expect(storedValues()).toMatchObject({ ...leftovers, notifications: expect.anything() as unknown });
});

/** The `storage` event in every other tab. */
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
    'that signed out closes the guarded page of this one, notified by %s',
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
