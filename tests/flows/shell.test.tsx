import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { describe, expect, it, vi } from 'vitest';

import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { glossary as examples } from '@/features/help/guide';
import { clearSignIn, storeSignIn } from '@/session/session';
import { store, storedValues } from '@/session/storage';

import { accountOf, address, openApp, openAs, pageReady, signedInAs, tokenFor } from '../support/app.tsx';
import { kindsInWords, plurals } from '../support/goal-texts.ts';
import { dropToasts, onlyToast, press, pressSignOut, setWidth, widths } from '../support/steps.ts';
import { callsOf, callsOfPages } from '../support/wire.ts';

async function menu(path: string) {
  setWidth(widths.wide);
  await signedInAs('individual');
  const user = openApp(path);
  await pageReady();
  return { user, nav: screen.getByRole('navigation', { name: 'Main' }) };
}

const labelsIn = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('href'))
    .map(({ textContent }) => textContent.replace(', new notifications', ''));

describe('the individual menu', () => {
  it('shows the group collapsed, and every kind of goal beside it', async () => {
    const { user, nav } = await menu(paths.help);
    const standalone = ['Dashboard', 'Profile', ...plurals];
    expect(labelsIn(nav)).toEqual([...standalone, 'Notifications', 'Help']);
    await user.click(within(nav).getByRole('button', { name: 'Pocket', expanded: false }));
    expect(within(nav).getByRole('button', { name: 'Pocket' })).toHaveAttribute('aria-expanded', 'true');
    expect(labelsIn(nav)).toEqual([...standalone, ...plurals, 'Notifications', 'Help']);
  });

  it.each(Object.values(goalKinds).map(({ listPath }) => listPath.individual))(
    'opens the group and hides the standalone OKRs on %s',
    async (path) => {
      const { nav } = await menu(path);
      expect(within(nav).getByRole('button', { name: 'Pocket' })).toHaveAttribute('aria-expanded', 'true');
      expect(labelsIn(nav).filter((label) => label === 'OKRs')).toHaveLength(1);
    },
  );

  it.each([
    { label: 'Dashboard', path: paths.dashboard },
    { label: 'Profile', path: paths.profile },
    ...Object.values(goalKinds).map(({ plural, listPath }) => ({ label: plural, path: listPath.individual })),
    { label: 'Notifications', path: paths.notifications },
    { label: 'Help', path: paths.help },
  ])('$label leads to $path and is then the active entry', async ({ label, path }) => {
    const { user, nav } = await menu(path === paths.help ? paths.search : paths.help);
    await user.click(within(nav).getByRole('link', { name: new RegExp(`^${label}`) }));
    await waitFor(() => expect(address()).toBe(path));
    await waitFor(() => {
      const active = document.querySelectorAll('nav[aria-label="Main"] [aria-current="page"]');
      expect(new Set([...active].map((link) => link.getAttribute('href')))).toEqual(new Set([path]));
    });
  });

  it('comes with the hamburger on small screens, and closes when an entry is followed', async () => {
    setWidth(widths.phone);
    await signedInAs('individual');
    const user = openApp(paths.help);
    await press(user, 'Menu');
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Profile' }));
    await waitFor(() => expect(address()).toBe(paths.profile));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe.each(Object.values(audiences))('the header, $audience', (row) => {
  it('has search, Upgrade, its label and the bell from 1440 px, and brand and ellipsis below', async () => {
    setWidth(widths.wide);
    await openAs(row.audience, row.homePath);
    // The cards of a page have headers too.
    const header = within(screen.getByText(row.headerLabel).closest('header') ?? document.body);
    expect(header.getByRole('link', { name: 'Search' })).toHaveAttribute('href', paths.search);
    expect(header.getByRole('button', { name: 'Upgrade' })).toBeVisible();
    expect(header.getByRole('link', { name: /^Notifications/ })).toHaveAttribute('href', paths.notifications);
    cleanup();
    setWidth(widths.wide - 1);
    const user = await openAs(row.audience, row.homePath);
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
    await press(user, 'Shortcuts');
    const dialog = within(await screen.findByRole('dialog', { name: 'Shortcuts' }));
    expect(dialog.getByRole('link', { name: /Notifications/ })).toHaveAttribute('href', paths.notifications);
    expect(dialog.getByRole('link', { name: 'Search' })).toHaveAttribute('href', paths.search);
  });
});

it.each(['yes', 'TRUE', '1', 'false', '{}'])('any other flag than true shows no red dot: %s', async (flag) => {
  await signedInAs('individual');
  localStorage.removeItem('userId');
  localStorage.setItem('notifications', flag);
  openApp(paths.help);
  await screen.findByRole('heading', { name: 'Help' });
  expect(screen.queryAllByText(/new notifications/)).toEqual([]);
});

it.each(Object.values(audiences))('help has everything a beginner asks, $audience', async ({ audience }) => {
  await signedInAs(audience);
  openApp(paths.help);
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();

  const guide = screen.getByRole('region', { name: 'Your first goal in four steps' });
  expect(within(guide).getAllByRole('listitem')).toHaveLength(4);
  const glossary = within(screen.getByRole('region', { name: kindsInWords }));
  for (const { explanation } of Object.values(goalKinds)) expect(glossary.getByText(explanation)).toBeVisible();
  expect(glossary.getAllByText('Good')).toHaveLength(Object.keys(examples).length);
  const questions = within(screen.getByRole('region', { name: 'Common questions' })).getAllByRole('group');
  expect(questions).toHaveLength(10);
  for (const [name, text] of [
    ['Keyboard shortcuts', 'Ctrl K'],
    ['Where your data is stored', 'Never a password.'],
    ['Accessibility', 'nothing moves'],
    ['Abbreviations', 'HRhuman resources'],
  ] as const)
    expect(screen.getByRole('region', { name })).toHaveTextContent(text);
});

describe('a control without a call', () => {
  it('Upgrade in header and popup sends nothing, says so once, and claims no success', async () => {
    setWidth(widths.wide);
    const user = await openAs('individual', paths.help);
    await press(user, 'Profile menu');
    await screen.findByRole('button', { name: 'Sign Out' });
    const before = callsOfPages();
    const buttons = screen.getAllByRole('button', { name: 'Upgrade' });
    expect(buttons).toHaveLength(2);
    for (const button of buttons.toReversed()) {
      await user.dblClick(button);
      await onlyToast(notices.unavailable);
      await press(user, 'Close message');
    }
    expect(callsOfPages()).toEqual(before);
  });

  it('grayed-out entries of the menu are named, lead nowhere and are not in the way of the keyboard', async () => {
    await openAs('individual', paths.help);
    for (const label of ['Reports', 'Performance', 'Share', 'Onboarding', 'Community', 'Rewards']) {
      const entry = screen.getByRole('link', { name: label });
      expect(entry).toHaveAttribute('aria-disabled', 'true');
      expect(entry).not.toHaveAttribute('href');
      expect(entry).not.toHaveAttribute('tabindex');
      expect(entry).toHaveClass('opacity-50');
    }
  });
});

// Guarded pages are open to either kind of session.
describe.each(Object.values(audiences))('a page of the other kind, $audience', (row) => {
  const other = audiences[row.other];

  it('calls with the only token there is, and says whose it is', async () => {
    setWidth(widths.wide);
    await signedInAs(row.audience);
    store({ [row.imageKey]: '/uploads/face.png' });
    const bearer = `Bearer ${storedValues()[row.tokenKey]}`;
    openApp(goalKinds.okr.listPath[row.other]);
    expect(await screen.findByText(row.headerLabel)).toBeVisible();
    expect(screen.queryByText(other.headerLabel)).toBeNull();
    expect(screen.getByRole('button', { name: 'Profile menu' }).querySelector('img')?.src).toMatch(/face\.png$/);
    for (const name of ['listOkrs', 'listNotifications'] as const) {
      await waitFor(() => expect(callsOf(name).length).toBeGreaterThan(0));
      for (const { headers } of callsOf(name)) expect(headers.get('authorization')).toBe(bearer);
    }
  });
});

describe('with both sessions', () => {
  it.each(Object.values(audiences))('each asks for its own notifications: $audience', async (row) => {
    const ids: Record<string, string> = {};
    for (const { audience } of Object.values(audiences)) {
      const { id } = await accountOf(audience);
      ids[audience] = id;
      // One person, two accounts.
      storeSignIn(audience, { email: 'one@northbay.example', token: await tokenFor(audience), userId: id });
    }
    openApp(row.homePath);
    await waitFor(() => expect(callsOf('listNotifications').length).toBeGreaterThan(0));
    const asked = callsOf('listNotifications').map(({ url }) => new URL(url).pathname);
    expect(new Set(asked)).toEqual(new Set([`/api/notifications/${ids[row.audience]}`]));
    clearSignIn(row.other);
    expect(storedValues().userId).toBe(ids[row.audience]);
  });

  it.each(Object.values(audiences))('a sign-out leaves nothing behind for the other one: $audience', async (row) => {
    const other = audiences[row.other];
    setWidth(widths.wide);
    await signedInAs('business');
    const { businessToken } = storedValues();
    // The same person: stored values stay.
    localStorage.setItem('authToken', businessToken ?? '');
    const user = openApp(row.homePath);
    await pageReady();
    await pressSignOut(user);
    await waitFor(() => expect(address()).toBe(row.signInPath));
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect(storedValues()[other.tokenKey]).not.toBeNull();
    await user.click(screen.getByRole('link', { name: other.signInLabel }));
    await waitFor(() => expect(address()).toBe(other.homePath));
    await pageReady();
    // The other session ends in another tab.
    act(() => {
      localStorage.removeItem(other.tokenKey);
      window.dispatchEvent(new StorageEvent('storage', { key: other.tokenKey }));
    });
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByRole('heading', { name: 'Next-Level People Process' })).toBeVisible();
  });
});

it('a message that cannot be drawn does not take the page with it', async () => {
  // React reports errors that a boundary caught.
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openApp(paths.individualSignIn);
  const email = await screen.findByLabelText('Email');
  // React names the element by its ID, and this ID has no text.
  act(() => void toast('A message', { id: Symbol('no text') as unknown as string }));
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(email).toBeVisible();
  dropToasts();
});
