import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storeSignIn } from '@/session/session';

import { makeGoal, makeUser } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { signToken } from '../../mock-api/tokens.ts';
import { accountOf, address, expiredTokenFor, openApp, signedInAs } from '../support/app.tsx';

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

async function openPocket() {
  const amara = await signedInAs('individual');
  db.tables.goals.push(makeGoal({ ownerId: amara.id, goal: 'What only Amara may see' }));
  openApp(paths.okrs);
  await screen.findByRole('button', { name: 'What only Amara may see' });
}

describe('another tab', () => {
  it.each(['storage', 'pageshow', 'focus', 'emptying the whole storage'])(
    'that signed out closes the guarded page of this one, told by %s',
    async (event) => {
      await openPocket();
      if (event.startsWith('emptying')) localStorage.clear();
      if (event.startsWith('emptying'))
        act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
      else changeInAnotherTab({ authToken: null, email: null }, event);
      await waitFor(() => expect(address()).toBe(paths.landing));
      expect(screen.queryByText('What only Amara may see')).toBeNull();
    },
  );

  it('in which somebody else signed in: nothing of the person before is left to be seen', async () => {
    await openPocket();
    const bela = makeUser({ email: 'bela@elsewhere.example' });
    db.tables.users.push(bela);
    db.tables.goals.push(makeGoal({ ownerId: bela.id, goal: 'Only what Bela wants' }));
    changeInAnotherTab({
      userId: bela.id,
      person: 'somebody-else',
      email: bela.email,
      authToken: signToken({ sub: bela.id, email: bela.email, kind: 'individual' }),
    });
    expect(await screen.findByRole('button', { name: 'Only what Bela wants' })).toBeVisible();
    expect(screen.queryByText('What only Amara may see')).toBeNull();
  });

  it('in which a session of somebody unknown followed another one: nothing of the one before is left', async () => {
    const nameless = (sub: string) => signToken({ sub, email: '', kind: 'individual' });
    const { id } = await accountOf('individual');
    storeSignIn('individual', { email: null, token: nameless(id) });
    db.tables.goals.push(makeGoal({ ownerId: id, goal: 'What only Amara may see' }));
    openApp(paths.okrs);
    await screen.findByRole('button', { name: 'What only Amara may see' });
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

  it('whose token has expired shows the bar here and keeps the page', async () => {
    await openPocket();
    changeInAnotherTab({ authToken: await expiredTokenFor('individual') });
    expect(await screen.findByText(notices.sessionEnded)).toBeVisible();
    expect(screen.getByRole('button', { name: 'What only Amara may see' })).toBeVisible();
    expect(address()).toBe(paths.okrs);
  });
});
