import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { paths } from '@/domain/paths';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { address, expiredTokenFor, openApp } from '../support/app.tsx';
import {
  expectEmpty,
  expectFilled,
  openEmployeeForm,
  openFilledEmployeeForm,
  secrets,
} from '../support/employee-form.ts';
import { fill, press } from '../support/form.ts';
import { escape, go, toHelp } from '../support/leaving.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { callsOf } from '../support/wire.ts';

const question = () => screen.queryByRole('dialog', { name: 'Leave this page?' });

/** Leaves by the menu, and confirms it when asked. */
async function leaveByMenu(user: UserEvent) {
  await go(user, 'Help');
  await press(user, 'Leave');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toHaveFocus());
  expect(address()).toBe(paths.help);
}

describe('what is typed of a person', () => {
  it('is kept over a failure and the end of the session, and there after signing in again', async () => {
    const user = await openFilledEmployeeForm();
    cleanup();
    localStorage.setItem('businessToken', await expiredTokenFor('business'));
    openApp(paths.employeeOnboarding);
    await screen.findByLabelText('First Name');
    expectFilled();
    await user.click(await screen.findByRole('link', { name: 'Sign in again' }));
    expect(question()).toBeNull();
    await fill({ Email: demoAccounts.business.email, Password: demoAccounts.business.password });
    await press(user, 'Sign In');
    await waitFor(() => expect(address()).toBe(paths.employeeOnboarding));
    await screen.findByLabelText('First Name');
    expectFilled();
  });

  it.each(['on the page', 'on another page', 'in another tab'])('is gone with a sign-out %s', async (where) => {
    setWidth(widths.wide);
    const user = await openFilledEmployeeForm();
    if (where === 'on another page') await leaveByMenu(user);
    if (where === 'in another tab') {
      for (const key of ['businessToken', 'email']) localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage'));
    } else {
      await press(user, 'Profile menu');
      await press(user, 'Sign Out');
    }
    if (where === 'on the page') await press(user, 'Leave');
    await waitFor(() => expect(address()).toBe(where === 'in another tab' ? paths.landing : paths.businessSignIn));
    expect(question()).toBeNull();
    for (const secret of secrets) expect(Object.values(sessionStorage).join(' ')).not.toContain(secret);
    cleanup();
    await openEmployeeForm();
    expectEmpty();
  });
});

describe('leaving with unsaved entries', () => {
  it.each([
    ['the menu', (user: UserEvent) => go(user, 'Help')],
    ['the search key', (user: UserEvent) => user.keyboard('{Control>}k{/Control}')],
    [
      'a sign-out',
      async (user: UserEvent) => {
        await press(user, 'Profile menu');
        await press(user, 'Sign Out');
      },
    ],
  ])('asks, by %s; Stay and Escape lose nothing', async (_, leave) => {
    setWidth(widths.wide);
    const user = await openFilledEmployeeForm();
    await leave(user);
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent(
      'until you sign out or close the tab',
    );
    await press(user, 'Stay');
    await waitFor(() => expect(question()).toBeNull());
    await leave(user);
    await waitFor(() => expect(question()).toBeVisible());
    escape();
    await waitFor(() => expect(question()).toBeNull());
    expect(callsOf('logout')).toEqual([]);
    expect(document.body).not.toHaveFocus();
    expect(address()).toBe(paths.employeeOnboarding);
    expectFilled();
  });

  it('is not asked about while the form is empty, nor by the browser when the tab is closed', async () => {
    const user = await openEmployeeForm();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await fill({ Location: 'Oslo' });
    expect(closing()).toBe(true);
    await fill({ Location: '' });
    expect(closing()).toBe(false);
    await toHelp(user);
  });
});
