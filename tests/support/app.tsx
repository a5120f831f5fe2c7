import { act, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';

import { App, createRouter } from '@/app/app';
import { dropQueryClient, queryClientOf } from '@/app/query-client';
import { draftedForKey } from '@/device/refresh';
import type { Audience } from '@/domain/audience';
import { sessionOwner, storeSignIn } from '@/session/session';
import { rereadStorage } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { db } from '../../mock-api/node.ts';
import type { User } from '../../mock-api/tables.ts';
import { signToken } from '../../mock-api/tokens.ts';

/** StrictMode, as in the application; off in a quick run. */
const Mode = process.env['QUICK'] === 'true' ? Fragment : StrictMode;

type Application = { App: typeof App; createRouter: typeof createRouter };

/** The last opened router; earlier ones must not react to Back and Forward. */
let router: ReturnType<typeof createRouter> | undefined;

/** `history.state` of an entry with navigation state. */
const entryOf = (state: unknown) => (state === undefined ? null : { usr: state, key: 'start', idx: 0 });

function draw(application: Application, path: string, entry: unknown): UserEvent {
  router?.dispose();
  window.history.replaceState(entry, '', path);
  document.title = '';
  const user = userEvent.setup({ delay: null });
  router = application.createRouter();
  render(
    <Mode>
      <application.App router={router} />
    </Mode>,
  );
  return user;
}

/**
 * Renders the whole application on its real router at an address.
 * @param state the state of a navigation to it
 */
export function openApp(path: string, state?: unknown): UserEvent {
  rereadStorage();
  dropQueryClient();
  const user = draw({ App, createRouter }, path, entryOf(state));
  const client = queryClientOf(sessionOwner());
  // A write that is still queued would come after the next test's databases were deleted.
  onTestFinished(() => vi.waitFor(() => expect(client.isMutating({ mutationKey: draftedForKey })).toBe(0)));
  return user;
}

/**
 * The same after a page load: every module of ours restarts, with its module state. Its storage module is another
 * instance than the test's, so look into `localStorage` afterwards.
 */
export async function loadApp(path: string, state?: unknown): Promise<UserEvent> {
  vi.resetModules();
  return draw(await import('@/app/app'), path, entryOf(state));
}

/** Waits until the page's leave guard is registered with the router: the effects of its first two renders do that. */
export const guardReady = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 50)));

/** Waits until the page is rendered and its title has taken the focus, unless it is the first page. */
export async function pageReady(): Promise<void> {
  await waitFor(() => expect(document.title).not.toBe(''));
}

/** The seed's ready account of an audience. */
export async function accountOf(audience: Audience): Promise<User> {
  await db.open();
  const { email } = demoAccounts[audience];
  const account = db.tables.users.find((candidate) => candidate.email === email);
  if (!account) throw new Error(`The seed has no ${email}.`);
  return account;
}

/** A token of the ready account, as its sign-in returns it. */
export async function tokenFor(audience: Audience): Promise<string> {
  const { id, email } = await accountOf(audience);
  return signToken({ sub: id, email, kind: audience });
}

/** The same a minute after it has expired. */
export async function expiredTokenFor(audience: Audience): Promise<string> {
  const { id, email } = await accountOf(audience);
  return signToken({ sub: id, email, kind: audience, exp: Math.floor(Date.now() / 1000) - 60 });
}

/**
 * Stores the ready account's session, like its sign-in.
 * @param token another token than a valid one
 */
export async function signedInAs(audience: Audience, token?: string): Promise<User> {
  const account = await accountOf(audience);
  const { email, id } = account;
  storeSignIn(audience, { email, token: token ?? (await tokenFor(audience)), userId: id });
  return account;
}

/** Signs the ready account in and opens a page, until its title is there. */
export async function openAs(audience: Audience, path: string): Promise<UserEvent> {
  await signedInAs(audience);
  const user = openApp(path);
  await pageReady();
  return user;
}

export function address(): string {
  return window.location.pathname + window.location.search;
}

export function passedState(): unknown {
  return (window.history.state as { usr?: unknown } | null)?.usr;
}

/** Navigates inside the application, like the browser's Forward. */
export function goTo(path: string): void {
  act(() => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    window.history.pushState({ key: path, idx: idx + 1 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  });
}

/** Goes back in the browser's history. */
export async function goBack(): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await arrived;
  });
}

/** Another user signs in in another tab. */
export async function anotherUserSignsIn(audience: Audience): Promise<void> {
  const token = await tokenFor(audience);
  await act(async () => {
    storeSignIn(audience, { email: 'bela@elsewhere.example', token, userId: 'bela' });
    rereadStorage();
    await Promise.resolve();
  });
}
