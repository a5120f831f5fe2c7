// proof: titles

import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { App, createRouter } from '@/app/app';
import { dropQueryClient } from '@/app/query-client';
import type { PageHandle } from '@/app/root-layout';
import { anyPath, publicPages as publicRows } from '@/app/routes';
import { brand } from '@/brand';
import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { errors, notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { rememberArea, tokenOf } from '@/session/session';
import { rereadStorage, store } from '@/session/storage';

import { address, goBack, goTo, openApp, pageReady, signedInAs, tokenFor } from '../support/app.tsx';
import { noteCase } from '../support/figures.ts';
import { pages, publicPages } from '../support/pages.ts';
import { aWhile, fill, onlyToast, press, setWidth, widths } from '../support/steps.ts';
import { allCalls, onlyCallOf } from '../support/wire.ts';

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

  it('but the sign-in is open to a signed-in user', async () => {
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

const shared: readonly string[] = [paths.profile, paths.notifications, paths.search, paths.help];

/** The current page in the shell. */
function shellState() {
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  return {
    header: screen.getByText(/^for (?:individuals|business)$/).textContent,
    pocket: menu.getByRole('button', { name: 'Pocket' }).getAttribute('aria-expanded'),
    // The red dot comes with the list of notifications.
    entries: menu
      .getAllByRole('link')
      .map((link) => [link.textContent.replace(', new notifications', ''), link.getAttribute('aria-current')]),
  };
}

describe('a slash at the end of an address', () => {
  const withSlash = (path: string) => path.replace(/(?<!\/)(?=\?|$)/, '/');

  it.each(pages)(
    'makes no other page, which names the window and has one h1: $path',
    async ({ path, title, h1 = title, guarded }) => {
      setWidth(widths.wide);
      // Signed in as both, with a visit to the other's pages last: only shared pages belong to the other.
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
      noteCase('titles', path);
    },
  );

  it.each(Object.values(goalKinds).slice(0, 1))(
    'keeps the search of $listTitle, and signs the right session out',
    async (kind) => {
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
    },
  );
});

it('a change of page gives the focus to the h1, by Back and from the menu too, in the auth pages and in the shell', async () => {
  const user = openApp(paths.individualSignIn);
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign Up' })).toHaveFocus());
  await goBack();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign In' })).toHaveFocus());

  cleanup();
  await signedInAs('individual');
  const signedIn = openApp(paths.help);
  await signedIn.click((await screen.findAllByRole('link', { name: 'Profile' }))[0] ?? document.body);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your information' })).toHaveFocus());
});

const slogan = 'Next-Level People Process';
const title = (name: string | RegExp = slogan) => screen.findByRole('heading', { level: 1, name });
const header = () => within(screen.getByRole('banner'));
const main = () => within(screen.getByRole('main'));
const footer = () => within(screen.getByRole('contentinfo'));

/** The headings, texts and link targets of each public page. */
const contents: Record<
  string,
  { headings?: string[]; texts?: string[]; links?: [name: string | RegExp, path: string][] }
> = {
  [paths.landing]: {
    headings: ['Enhance your People Processes'],
    texts: ['Trusted by HR Professionals'],
    links: [
      ['Get Started', paths.getStarted],
      [/^Learn More/, paths.getStarted],
    ],
  },
  [paths.aboutUs]: {
    headings: ['Our Mission', 'Our Vision', 'Simplicity', 'Speed', 'Innovation', 'People Centricity'],
  },
  [paths.features]: {
    headings: [
      'AI-Led Predictive Goal Setting',
      'Real-time Analytics',
      'Auto-Goal Alignment & Cascading',
      'C-Suite Dashboard',
      'Reward and Recognition',
      'Proactive Notifications',
    ],
    links: [
      ['Schedule a demo', paths.getStarted],
      ['Get Started', paths.getStarted],
    ],
  },
  [paths.getStarted]: {
    texts: ['Or'],
    links: [
      ['Start as an individual', paths.individualSignIn],
      ['Go to business', paths.businessSignIn],
    ],
  },
};

it.each(publicPages)(
  'the public page $path: has header and footer, one h1, its texts and its links, and makes no call',
  async ({ path, title: name, h1: heading = name }) => {
    openApp(path);
    expect(await title(heading)).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(header().getByRole('link', { name: 'About Us' })).toHaveAttribute('href', paths.aboutUs);
    expect(header().getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', paths.getStarted);
    expect(footer().getByText(/2024/)).toBeInTheDocument();
    const { headings = [], texts = [], links = [] } = contents[path] ?? {};
    for (const each of headings) expect(main().getByRole('heading', { name: each })).toBeInTheDocument();
    for (const each of texts) expect(main().getByText(each)).toBeInTheDocument();
    for (const [link, leadsTo] of links) {
      for (const each of main().getAllByRole('link', { name: link })) {
        expect(each).toHaveAttribute('href', leadsTo);
        expect(each).not.toHaveAttribute('target');
      }
    }
    expect(allCalls()).toEqual([]);
  },
);

describe('the landing page', () => {
  it('has its demo, its three cards and its strip, in which each role is read once', async () => {
    openApp(paths.landing);
    await title();
    expect(main().getByRole('link', { name: /^Schedule a Demo/ })).toHaveAttribute('target', '_blank');
    expect(main().getAllByRole('link', { name: /^Learn More/ })).toHaveLength(3);
    expect(
      main()
        .getAllByRole('listitem')
        .filter((item) => item.textContent === 'Founders'),
    ).toHaveLength(1);
  });

  it.each(['/', '/nowhere', '/okrs/7', '/business', '/business/nowhere', '/Dashboard2', '/%2e%2e/x', '/index.html'])(
    'answers at %s, and makes no call',
    async (path) => {
      openApp(path);
      expect(await title()).toBeVisible();
      expect(allCalls()).toEqual([]);
    },
  );
});

describe('the footer', () => {
  it.each([
    // The logo leads to the landing page.
    ...publicPages.flatMap(({ path, title: name, h1 = name }) =>
      path === paths.landing ? [] : [[name, path, h1] as const],
    ),
    ['Individual sign-in', paths.individualSignIn, 'Sign In'],
    ['Business sign-in', paths.businessSignIn, 'Sign In'],
  ] as const)('%s leads to a real page', async (name, path, heading) => {
    const user = openApp(paths.landing);
    await title();
    await user.click(footer().getByRole('link', { name }));
    // An effect moves it there, after the title is drawn.
    await waitFor(async () => expect(await title(heading)).toHaveFocus());
    expect(address()).toBe(path);
  });

  it('opens other sites in a new tab', async () => {
    openApp(paths.landing);
    await title();
    for (const name of ['LinkedIn', 'X', 'Facebook', 'Schedule a Demo']) {
      const link = footer().getByRole('link', { name: `${name} (opens in a new tab)` });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
    }
  });

  it('answers an address for the newsletter with the one honest notice, sends nothing, and asks for a good one', async () => {
    const user = openApp(paths.landing);
    await title();
    const field = screen.getByLabelText('Email');
    await fill({ Email: 'not an address' });
    await press(user, 'Subscribe Now');
    await waitFor(() => expect(field).toHaveAccessibleDescription(notices.emailFormat));
    await fill({ Email: 'noor@northbay.example' });
    await press(user, 'Subscribe Now');
    await onlyToast(notices.unavailable);
    expect(field).toHaveValue('noor@northbay.example');
    await press(user, 'Close message');
    await fill({ Email: '' });
    await press(user, 'Subscribe Now');
    await onlyToast(errors.allFieldsRequired);
    expect(field).toHaveFocus();
    expect(allCalls()).toEqual([]);
  });
});

let router: ReturnType<typeof createRouter> | undefined;

afterEach(() => router?.dispose());

/** When a page counts as rendered: its title, and the first item of its list. */
const parts = () => document.querySelectorAll('h1').length + (document.querySelector('main :is(li, tbody tr)') ? 1 : 0);

// A state set by a ref or a layout effect makes React render again and run every effect before the first paint: on a
// slow phone a tenth of a second for the pocket.
it.each(pages)('$path is drawn once before it is painted', async ({ path, guarded }) => {
  if (guarded) await signedInAs(guarded);
  rereadStorage();
  dropQueryClient();
  window.history.replaceState(null, '', path);
  document.title = '';
  router = createRouter();
  const commits: { phase: string; parts: number }[] = [];
  render(
    <Profiler id="application" onRender={(_id, phase) => commits.push({ phase, parts: parts() })}>
      <App router={router} />
    </Profiler>,
  );
  await pageReady();
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  await aWhile();
  const isFirst = (at: number) => at === 0 || (commits[at]?.parts ?? 0) > (commits[at - 1]?.parts ?? 0);
  const firsts = commits.filter((_commit, at) => isFirst(at));
  expect(firsts.at(-1)?.parts).toBeGreaterThan(0);
  const drawnAgain = commits.filter(({ phase }, at) => phase === 'nested-update' && isFirst(at - 1));
  expect(drawnAgain).toEqual([]);
});
