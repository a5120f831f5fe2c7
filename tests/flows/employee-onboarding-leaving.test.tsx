import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { brand } from '@/brand';
import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { address, expiredTokenFor, openApp, signedInAs } from '../support/app.tsx';
import {
  expectEmpty,
  expectFilled,
  openEmployeeForm,
  openFilledEmployeeForm,
  openTypedEmployeeForm,
  secrets,
} from '../support/employee-form.ts';
import { fill, press } from '../support/form.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { callsOf, hold, onlyCallOf } from '../support/wire.ts';

const question = () => screen.queryByRole('dialog', { name: 'Leave this page?' });

/** Leaves by the menu, and says so again when asked. */
async function leaveByMenu(user: UserEvent) {
  await user.click(screen.getAllByRole('link', { name: 'Help' })[0] ?? document.body);
  await press(user, 'Leave');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toHaveFocus());
  expect(address()).toBe(paths.help);
}

describe('what is typed of a person', () => {
  it('is there again after a wrong click that was meant', async () => {
    const user = await openTypedEmployeeForm();
    await leaveByMenu(user);
    await user.click(screen.getAllByRole('link', { name: 'Employee Onboarding' })[0] ?? document.body);
    expect(await screen.findByLabelText('First Name')).toBeVisible();
    expectFilled();
  });

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

  it.each(['on the page', 'on another page'])('is gone with a sign-out %s', async (where) => {
    setWidth(widths.wide);
    const user = await openFilledEmployeeForm();
    if (where === 'on another page') await leaveByMenu(user);
    await press(user, 'Profile menu');
    await press(user, 'Sign Out');
    if (where === 'on the page') await press(user, 'Leave');
    await waitFor(() => expect(address()).toBe(paths.businessSignIn));
    expect(question()).toBeNull();
    for (const secret of secrets) expect(Object.values(sessionStorage).join(' ')).not.toContain(secret);
    cleanup();
    await openEmployeeForm();
    expectEmpty();
  });

  it('is gone with a sign-out in another tab', async () => {
    await openFilledEmployeeForm();
    for (const key of ['businessToken', 'email']) localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage'));
    await waitFor(() => expect(address()).toBe('/'));
    for (const secret of secrets) expect(Object.values(sessionStorage).join(' ')).not.toContain(secret);
  });

  it('is never shown to somebody else', async () => {
    await openFilledEmployeeForm();
    cleanup();
    const { businessToken } = storedValues();
    await signedInAs('individual');
    localStorage.setItem('businessToken', businessToken ?? '');
    openApp(paths.employeeOnboarding);
    expect(await screen.findByLabelText('First Name')).toHaveValue('');
    expectEmpty();
  });

  it.each(['blocked', 'full'])('is kept as long as the page lives where storage is %s', async (how) => {
    const refuse = () => {
      throw new DOMException('No.', 'QuotaExceededError');
    };
    const spies = (how === 'blocked' ? (['setItem', 'getItem', 'removeItem'] as const) : (['setItem'] as const)).map(
      (method) => vi.spyOn(Storage.prototype, method).mockImplementation(refuse),
    );
    try {
      const user = await openTypedEmployeeForm();
      await leaveByMenu(user);
      await user.click(screen.getAllByRole('link', { name: 'Employee Onboarding' })[0] ?? document.body);
      await screen.findByLabelText('First Name');
      expectFilled();
      await press(user, 'Submit');
      await waitFor(() => expect(address()).toBe(paths.employeeList));
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  });

  it.each(['[', 'null', '["x",{"employee":{"age":7}}]'])('starts empty from a broken store: %s', async (stored) => {
    sessionStorage.setItem('draft', stored);
    await openEmployeeForm();
    expect(screen.queryByText(/Restored what you had typed/)).toBeNull();
    expectEmpty();
  });
});

describe('leaving with unsaved entries', () => {
  it.each([
    {
      way: 'the menu',
      go: (user: UserEvent) => user.click(screen.getAllByRole('link', { name: 'Help' })[0] ?? document.body),
    },
    { way: 'the search key', go: (user: UserEvent) => user.keyboard('{Control>}k{/Control}') },
    {
      way: 'the bell',
      go: (user: UserEvent) =>
        user.click(within(screen.getByRole('banner')).getByRole('link', { name: /Notifications/ })),
    },
    {
      way: 'the brand',
      go: (user: UserEvent) => user.click(screen.getAllByRole('link', { name: brand.name })[0] ?? document.body),
    },
  ])('asks, by $way; Stay and Escape lose nothing', async ({ go }) => {
    setWidth(widths.wide);
    const user = await openFilledEmployeeForm();
    await go(user);
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent(
      'until you sign out or close this tab',
    );
    await press(user, 'Stay');
    await waitFor(() => expect(question()).toBeNull());
    await go(user);
    await waitFor(() => expect(question()).toBeVisible());
    fireEvent(question() ?? document.body, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(question()).toBeNull());
    expect(address()).toBe(paths.employeeOnboarding);
    expectFilled();
  });

  it('asks nothing of an empty form', async () => {
    const user = await openEmployeeForm();
    await user.click(screen.getAllByRole('link', { name: 'Help' })[0] ?? document.body);
    await waitFor(() => expect(address()).toBe(paths.help));
  });

  it('asks before a sign-out, sends nothing until it is meant, and gives the focus back to the page', async () => {
    setWidth(widths.wide);
    const user = await openFilledEmployeeForm();
    await press(user, 'Profile menu');
    await press(user, 'Sign Out');
    await press(user, 'Stay');
    await waitFor(() => expect(question()).toBeNull());
    expect(callsOf('logout')).toEqual([]);
    expect(document.body).not.toHaveFocus();
    expectFilled();
  });

  it('asks while the answer is on its way, and a success that comes meanwhile goes on by itself', async () => {
    const letGo = hold('createEmployee');
    const user = await openFilledEmployeeForm();
    await press(user, 'Submit');
    await onlyCallOf('createEmployee');
    await user.click(screen.getAllByRole('link', { name: 'Help' })[0] ?? document.body);
    await waitFor(() => expect(question()).toBeVisible());
    letGo();
    await waitFor(() => expect(address()).toBe(paths.employeeList));
    await waitFor(() => expect(question()).toBeNull());
  });

  it('lets the browser ask before the tab is closed, only with something typed', async () => {
    await openEmployeeForm();
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
  });
});
