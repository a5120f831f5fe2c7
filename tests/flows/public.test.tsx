import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { errors, notices } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { address, openApp, openAs } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { go } from '../support/leaving.ts';
import { publicPages } from '../support/pages.ts';
import { onlyToast } from '../support/toasts.ts';
import { allCalls } from '../support/wire.ts';

const slogan = 'Next-Level People Process';
const title = (name: string | RegExp = slogan) => screen.findByRole('heading', { level: 1, name });
const header = () => within(screen.getByRole('banner'));
const main = () => within(screen.getByRole('main'));
const footer = () => within(screen.getByRole('contentinfo'));

/** What stands in each of the public pages: its headings and texts, and where its links lead. */
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

describe.each(publicPages)('the public page $path', ({ path, title: name, h1: heading = name }) => {
  it('has header and footer, one h1, its texts and its links, and calls nobody', async () => {
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
  });
});

describe('the landing page', () => {
  it.each(['/', '/nowhere', '/okrs/7', '/business', '/business/nowhere', '/Dashboard2', '/%2e%2e/x', '/index.html'])(
    'answers at %s, and calls nobody',
    async (path) => {
      openApp(path);
      expect(await title()).toBeVisible();
      expect(allCalls()).toEqual([]);
    },
  );

  it('answers at an unknown address also for who is signed in, and leads to Get Started', async () => {
    const user = await openAs('individual', '/nowhere');
    expect(await title()).toBeVisible();
    await go(user, 'Get Started');
    await waitFor(() => expect(address()).toBe(paths.getStarted));
  });

  it('has its demo, its three cards and its strip, in which each role is read once', async () => {
    openApp(paths.landing);
    await title();
    expect(main().getByRole('link', { name: /^Schedule a Demo/ })).toHaveAttribute('target', '_blank');
    expect(main().getAllByRole('link', { name: /^Learn More/ })).toHaveLength(3);
    const items = main().getAllByRole('listitem');
    expect(items.filter((item) => item.textContent === 'Founders')).toHaveLength(1);
  });
});

describe('the footer', () => {
  it.each([
    // The landing page is where the logo leads.
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
