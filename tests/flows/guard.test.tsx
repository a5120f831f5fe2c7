import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { embeddedIssuer } from '@/domain/stored-keys';
import { areaOf } from '@/session/session';

import { signToken } from '../../mock-api/tokens.ts';
import { accountOf, address, expiredTokenFor, openApp, signedInAs } from '../support/app.tsx';
import { guardedPages } from '../support/guarded.ts';
import { allCalls } from '../support/wire.ts';

const everyone = Object.values(audiences);

describe.each(guardedPages)('$path', ({ path, h1 }) => {
  it('leads to the landing page without a token, and calls nobody', async () => {
    openApp(path);
    await screen.findByRole('heading', { name: 'Next-Level People Process' });
    expect(address()).toBe(paths.landing);
    expect(allCalls()).toEqual([]);
  });

  it.each(everyone)('is open with the token of $audience', async ({ audience }) => {
    await signedInAs(audience);
    openApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: h1 })).toBeVisible();
    expect(address()).toBe(path);
    expect(screen.queryByText(notices.sessionEnded)).toBeNull();
  });

  it('stays open with an expired token, and says quietly that the session has ended', async () => {
    // A shared page belongs to whoever is signed in.
    const row = audiences[areaOf(path) ?? 'individual'];
    await signedInAs(row.audience, await expiredTokenFor(row.audience));
    openApp(path);
    const bar = await screen.findByText(notices.sessionEnded);
    expect(bar.closest('[role="status"]')).not.toBeNull();
    expect(screen.getByRole('link', { name: notices.signInAgain })).toHaveAttribute('href', row.signInPath);
    expect(await screen.findByRole('heading', { level: 1, name: h1 })).toBeVisible();
    expect(address()).toBe(path);
  });
});

describe('the guard', () => {
  it.each(['', 'undefined', 'null', '[object Object]'])('is closed when both tokens are %j', async (broken) => {
    for (const { tokenKey } of everyone) localStorage.setItem(tokenKey, broken);
    openApp(paths.dashboard);
    await waitFor(() => expect(address()).toBe(paths.landing));
  });

  it('asks for existence only: any text opens it', async () => {
    localStorage.setItem('authToken', 'not-even-a-token');
    openApp(paths.help);
    expect(await screen.findByRole('heading', { name: 'Help' })).toBeVisible();
    expect(screen.getByText(notices.sessionEnded)).toBeVisible();
  });

  it("is closed for the embedded backend's token where a real one is called, and sends it nowhere", async () => {
    const { id, email } = await accountOf('individual');
    localStorage.setItem('authToken', signToken({ iss: embeddedIssuer, sub: id, email, kind: 'individual' }));
    openApp(paths.okrs);
    await waitFor(() => expect(address()).toBe(paths.landing));
    expect(allCalls()).toEqual([]);
  });

  it('keeps the query of an address that is open', async () => {
    await signedInAs('individual');
    openApp(`${paths.search}?q=a%20b`);
    await screen.findByRole('heading', { level: 1 });
    expect(address()).toBe(`${paths.search}?q=a%20b`);
  });
});

it('signing in again leads back to the page that the bar was on', async () => {
  await signedInAs('individual', await expiredTokenFor('individual'));
  const user = openApp(paths.help);
  await user.click(await screen.findByRole('link', { name: notices.signInAgain }));
  await waitFor(() => expect(address()).toBe(paths.individualSignIn));
  expect((window.history.state as { usr: unknown }).usr).toEqual({ from: paths.help });
});
