import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { PageHandle } from '@/app/root-layout';
import { anyPath, publicPages as publicRows } from '@/app/routes';
import { brand } from '@/brand';
import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { address, goBack, goTo, openApp, signedInAs } from '../support/app.tsx';
import { pages, publicPages } from '../support/pages.ts';

describe('every page', () => {
  it.each(pages)('$path names the window, and has one h1', async ({ path, title, h1 = title, guarded }) => {
    if (guarded) await signedInAs(guarded);
    openApp(path);
    await waitFor(() => expect(document.title).toBe(`${title} - ${brand.name}`));
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings).toEqual([screen.getByRole('heading', { level: 1, name: h1 })]);
    expect(address()).toBe(path);
    expect(screen.queryByText(notices.sessionEnded)).toBeNull();
  });

  it('is in the table, under a title of its own', () => {
    const addresses = pages.map(({ path }) => path.replace(/\?.*/, '').replace('company-3', ':id'));
    expect(addresses.toSorted()).toEqual(Object.values(paths).toSorted());
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  });

  it('that is public is in the public table, and has a description of its own', () => {
    const addresses = publicRows.map(({ path }) => (path === anyPath ? paths.landing : path));
    expect(addresses).toEqual(publicPages.map(({ path }) => path));
    const descriptions = publicRows.map(({ handle }) => (handle as PageHandle).description ?? '');
    expect(descriptions).not.toContain('');
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('but the sign-in is open to somebody who is signed in', async () => {
    await signedInAs('individual');
    openApp(paths.landing);
    for (const { path, title, guarded } of pages) {
      if (guarded !== undefined || path === paths.individualSignIn) continue;
      goTo(path);
      await waitFor(() => expect(document.title, path).toBe(`${title} - ${brand.name}`));
      expect(address()).toBe(path);
    }
    goTo(paths.individualSignIn);
    await waitFor(() => expect(address()).toBe(paths.dashboard));
  });
});

describe('a change of page', () => {
  it('gives the focus to the h1, in the auth pages and in the shell', async () => {
    const user = openApp(paths.individualSignIn);
    await user.click(await screen.findByRole('link', { name: 'Create an account' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign Up' })).toHaveFocus());
    await goBack();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign In' })).toHaveFocus());
  });

  it('also from the menu', async () => {
    await signedInAs('individual');
    const user = openApp(paths.help);
    await user.click((await screen.findAllByRole('link', { name: 'Profile' }))[0] ?? document.body);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your information' })).toHaveFocus());
  });
});
