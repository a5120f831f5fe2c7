import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { PageHandle } from '@/app/root-layout';
import { anyPath, publicPages as publicRows } from '@/app/routes';
import { brand } from '@/brand';
import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { rememberArea, tokenOf } from '@/session/session';
import { store } from '@/session/storage';

import { address, goBack, goTo, guardReady, openApp, pageReady, signedInAs, tokenFor } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { pages, publicPages } from '../support/pages.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { onlyCallOf } from '../support/wire.ts';

describe('every page', () => {
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

/** The pages that both audiences have. */
const shared: readonly string[] = [paths.profile, paths.notifications, paths.search, paths.help];

/** What the shell shows of where the user is. */
function shellState() {
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  return {
    header: screen.getByText(/^for (?:individuals|business)$/).textContent,
    pocket: menu.getByRole('button', { name: 'Pocket' }).getAttribute('aria-expanded'),
    entries: menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]),
  };
}

describe('a slash at the end of an address', () => {
  const withSlash = (path: string) => path.replace(/(?<!\/)(?=\?|$)/, '/');

  it.each(pages)(
    'makes no other page, which names the window and has one h1: $path',
    async ({ path, title, h1 = title, guarded }) => {
      setWidth(widths.wide);
      // Signed in as both, and the other's pages visited last: only a page that both have is the other's.
      const shownFor = guarded && (shared.includes(path) ? audiences[guarded].other : guarded);
      const opened = async (url: string) => {
        if (guarded) {
          await signedInAs(guarded);
          const { other } = audiences[guarded];
          store({ [audiences[other].tokenKey]: await tokenFor(other) });
          rememberArea(other);
        }
        openApp(url);
        await waitFor(() => expect(document.title).toBe(`${title} - ${brand.name}`));
        const headings = screen.getAllByRole('heading', { level: 1 });
        expect(headings).toEqual([screen.getByRole('heading', { level: 1, name: h1 })]);
        expect(screen.queryByText(notices.sessionEnded)).toBeNull();
        expect(address()).toBe(url);
        const state = guarded && shellState();
        cleanup();
        return state;
      };
      const state = await opened(withSlash(path));
      expect(state).toEqual(await opened(path));
      expect(state?.header).toBe(shownFor && audiences[shownFor].headerLabel);
    },
  );

  it.each(Object.values(goalKinds))('keeps the search of $listTitle, and signs the right session out', async (kind) => {
    setWidth(widths.wide);
    await signedInAs('individual');
    store({ businessToken: await tokenFor('business') });
    rememberArea('business');
    const user = openApp(`${kind.listPath.individual}/`);
    await user.type(await screen.findByRole('searchbox', { name: /^Search your/ }), 'falls');
    await waitFor(() => expect(address()).toBe(`${kind.listPath.individual}/?q=falls`));
    await press(user, 'Profile menu');
    const bearer = `Bearer ${tokenOf('individual') ?? ''}`;
    await press(user, 'Sign Out');
    await waitFor(() => expect(address()).toBe(audiences.individual.signInPath));
    expect((await onlyCallOf('logout')).headers.get('authorization')).toBe(bearer);
    expect(tokenOf('individual')).toBeNull();
    expect(tokenOf('business')).not.toBeNull();
  });

  it('is left and added without a change of page', async () => {
    await signedInAs('business');
    const user = openApp(`${paths.companyOnboarding}/`);
    await user.type(await screen.findByRole('textbox', { name: /^Mission/ }), 'Fewer falls');
    await guardReady();
    goTo(paths.companyOnboarding);
    await waitFor(() => expect(address()).toBe(paths.companyOnboarding));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: /^Mission/ })).toHaveFocus();
  });

  it('is heard of by the public menu', async () => {
    openApp(`${paths.aboutUs}/`);
    await pageReady();
    expect(screen.getAllByRole('link', { name: 'About Us', current: 'page' })).toHaveLength(1);
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
