// proof: tokens

import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { errors } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { nowInSeconds } from '@/session/token';

import { address, goTo, openApp } from '../support/app.tsx';
import { refusal } from '../support/faults.ts';
import { noteCase } from '../support/figures.ts';
import { guardedPages } from '../support/pages.ts';
import { dropToasts, toasts } from '../support/steps.ts';
import { brokenTokens, withPayload } from '../support/tokens.ts';
import { triedOf } from '../support/whole.ts';
import { answer, callsOf } from '../support/wire.ts';

const now = Math.floor(nowInSeconds());

/** Stored tokens with their validity. An empty one and 'undefined' count as none (docs/product.md 5.1). */
const tokens = [
  { what: 'a good token', token: withPayload(`{"exp":${now + 3600},"sub":"u1"}`), state: 'valid' },
  ...brokenTokens(now).map(([what, token]) => ({
    what,
    token,
    state: ['', 'undefined'].includes(token) ? 'none' : 'expired',
  })),
] as const;

const signInPages = Object.values(audiences).map(({ signInPath, audience }) => ({
  path: signInPath,
  audience,
  h1: '',
  isGuarded: false,
}));

const visits = tokens.flatMap((token) =>
  [...guardedPages.map((page) => ({ ...page, isGuarded: true })), ...signInPages].map((page) => ({
    ...token,
    ...page,
  })),
);

type Visit = (typeof visits)[number];

const tried = triedOf(visits, 34);

const headline = () => document.querySelector('h1')?.textContent ?? '';

/** Opens with a token's stored values; the backend refuses every logout. */
function visit({ token, path, audience }: Visit): void {
  answer('logout', () => refusal(401).respond(200));
  localStorage.setItem(audiences[audience].tokenKey, token);
  openApp(path);
}

/** Without a sign-out, stored data stays. */
function expectStored({ what, token, path, audience }: Visit): void {
  expect(localStorage.getItem(audiences[audience].tokenKey)).toBe(token);
  noteCase('tokens', `${what} at ${path}`);
}

it.each(tried.filter(({ isGuarded }) => isGuarded))('a guarded page: $what at $path', async (row) => {
  visit(row);
  // The guard checks only that a token exists (docs/product.md 5.2).
  const [path, h1] = row.state === 'none' ? [paths.landing, /./] : [row.path, row.h1];
  await waitFor(() => expect(document.title).not.toBe(''));
  await waitFor(() => expect(address()).toBe(path));
  await waitFor(() => expect(headline()).toMatch(h1));
  expect(callsOf('logout')).toEqual([]);
  expectStored(row);
});

const atSignIn = tried.filter(({ isGuarded }) => !isGuarded);

it.each(atSignIn.filter(({ state }) => state === 'valid'))('leads on: $what at $path', async (row) => {
  visit(row);
  await waitFor(() => expect(address()).toBe(audiences[row.audience].homePath));
  expect(callsOf('logout')).toEqual([]);
  expectStored(row);
});

it.each(atSignIn.filter(({ state }) => state !== 'valid'))('a form: $what at $path', async (row) => {
  const isTried = row.state === 'expired';
  visit(row);
  await waitFor(() => expect(headline()).toBe('Sign In'));
  await waitFor(() => expect(toasts()).toEqual(isTried ? [errors.automaticLogoutFailed] : []));
  expect(address()).toBe(row.path);
  // The redirect does not repeat when the user returns in the same page load.
  dropToasts();
  goTo(audiences[row.audience].forgotPasswordPath);
  await waitFor(() => expect(headline()).toMatch(/^Forgot/));
  goTo(row.path);
  await waitFor(() => expect(headline()).toBe('Sign In'));
  expect(callsOf('logout')).toHaveLength(isTried ? 1 : 0);
  expect(toasts()).toEqual([]);
  expectStored(row);
});
