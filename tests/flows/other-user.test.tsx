import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { makeGoal, makeUser } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { address, openApp, signedInAs } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { callsOf } from '../support/wire.ts';

/** A user's values in localStorage besides the session. */
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
  await signIn(demoAccounts.individual.email.toUpperCase(), demoAccounts.individual.password);
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
