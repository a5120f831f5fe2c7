import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { embeddedIssuer } from '@/domain/stored-keys';

import { signToken } from '../../mock-api/tokens.ts';
import { accountOf, address, expiredTokenFor, goTo, openApp, signedInAs } from '../support/app.tsx';
import { guardedPages } from '../support/pages.ts';
import { allCalls } from '../support/wire.ts';

const everyone = Object.values(audiences);

describe('every guarded page', () => {
  it('leads to the landing page without a token, and calls nobody', async () => {
    openApp(paths.getStarted);
    for (const { path } of guardedPages) {
      goTo(path);
      await waitFor(() => expect(address(), path).toBe(paths.landing));
      expect(await screen.findByRole('heading', { name: 'Next-Level People Process' }), path).toBeVisible();
    }
    expect(allCalls()).toEqual([]);
  });

  it.each(everyone)('is open with the token of $audience', async ({ audience }) => {
    await signedInAs(audience);
    openApp(paths.help);
    // pages.test.tsx opens each page as those whose page it is.
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
      const [first, ...others] = guardedPages.filter(({ audience }) => audience === row.audience);
      openApp(first?.path ?? '');
      for (const { path, h1 } of [...(first ? [first] : []), ...others]) {
        if (path !== address()) goTo(path);
        expect(await screen.findByRole('heading', { level: 1, name: h1 }), path).toBeVisible();
        const bar = await screen.findByText(notices.sessionEnded);
        expect(bar.closest('[role="status"]'), path).not.toBeNull();
        expect(screen.getByRole('link', { name: notices.signInAgain }), path).toHaveAttribute('href', row.signInPath);
        expect(address()).toBe(path);
      }
    },
  );
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
});
