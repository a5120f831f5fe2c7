import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { audiences, type Audience } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { clearSignIn } from '@/session/session';
import { returnKey, sessionStore } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { address, openApp, signedInAs } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { guardedPages } from '../support/pages.ts';
import { triedOf } from '../support/whole.ts';

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

it('a sign-in of the other audience leads to its home', async () => {
  await openClosed(`${paths.businessOkrs}?record=3`);
  await signIn('individual');
  expect(address()).toBe(paths.dashboard);
});

it('is not for another user', async () => {
  await signedInAs('business');
  clearSignIn('business');
  await openClosed(`${paths.search}?q=secret`);
  await signIn('individual');
  expect(address()).toBe(paths.dashboard);
  expect(sessionStore.get(returnKey)).toBeNull();
});

it('a session that is ended while its page is shown leaves nothing to return to', async () => {
  await signedInAs('business');
  openApp(paths.businessOkrs);
  await screen.findByRole('heading', { level: 1 });
  act(() => clearSignIn('business'));
  await waitFor(() => expect(address()).toBe(paths.landing));
  expect(sessionStore.get(returnKey)).toBeNull();
});

it('is forgotten when a session ends that started meanwhile, in any tab', async () => {
  await openClosed(paths.businessOkrs);
  await act(() => signedInAs('business'));
  act(() => clearSignIn('business'));
  expect(sessionStore.get(returnKey)).toBeNull();
});
