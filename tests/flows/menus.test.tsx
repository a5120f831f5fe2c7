import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';

import { address, openApp, pageReady, signedInAs } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { plurals } from '../support/goal-texts.ts';
import { setWidth, widths } from '../support/viewport.ts';

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
  it('has search, Upgrade, its label and the bell from 1440 px', async () => {
    setWidth(widths.wide);
    await signedInAs(row.audience);
    openApp(row.homePath);
    const label = await screen.findByText(row.headerLabel);
    expect(label).toBeVisible();
    // The cards of a page have headers too.
    const header = label.closest('header') ?? document.body;
    expect(within(header).getByRole('link', { name: 'Search' })).toHaveAttribute('href', paths.search);
    expect(within(header).getByRole('button', { name: 'Upgrade' })).toBeVisible();
    expect(within(header).getByRole('link', { name: /^Notifications/ })).toHaveAttribute('href', paths.notifications);
  });

  it('has brand and ellipsis below', async () => {
    setWidth(widths.wide - 1);
    await signedInAs(row.audience);
    const user = openApp(row.homePath);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
    await press(user, 'Shortcuts');
    const dialog = await screen.findByRole('dialog', { name: 'Shortcuts' });
    expect(within(dialog).getByRole('link', { name: /Notifications/ })).toHaveAttribute('href', paths.notifications);
    expect(within(dialog).getByRole('link', { name: 'Search' })).toHaveAttribute('href', paths.search);
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
