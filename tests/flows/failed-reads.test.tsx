import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { errors, notices } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { makeCompany, makeEmployee, makeGoal, makeNotification } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { openApp, signedInAs } from '../support/app.tsx';
import { openEmployeeForm } from '../support/employee-form.ts';
import { openList, panel } from '../support/employee-list.ts';
import { networkFault } from '../support/faults.ts';
import { press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { aWhile } from '../support/leaving.ts';
import { choose, dialog, openDialog } from '../support/overview.ts';
import { openPocket, shownGoals } from '../support/pocket.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { answer, callsOf, hold } from '../support/wire.ts';

type CallName = Parameters<typeof answer>[0];

/** Breaks a call until the function that it gives mends it. */
function breakCall(name: CallName): () => void {
  let isBroken = true;
  answer(name, () => (isBroken ? networkFault.respond(200) : undefined));
  return () => {
    isBroken = false;
  };
}

const go = (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getAllByRole('link', { name })[0] ?? document.body);

async function toHelp(user: UserEvent): Promise<void> {
  await go(user, 'Help');
  await screen.findByRole('heading', { level: 1, name: 'Help' });
}

describe.each(kindRows)('a list that failed once, $plural', (row) => {
  const entry = new RegExp(`${row.plural}$`);

  it('is not reported again over the full list of a later visit', async () => {
    await signedInAs('individual');
    const mend = breakCall(row.list);
    const user = openApp(row.listPath.individual);
    await onlyToast(row.noData);
    await press(user, 'Close message');
    mend();
    await press(user, 'Try again');
    await waitFor(() => expect(shownGoals().length).toBeGreaterThan(0));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

    await toHelp(user);
    await go(user, entry);
    await waitFor(() => expect(shownGoals().length).toBeGreaterThan(0));
    expect(toasts()).toEqual([]);
  });

  it('leaves the focus to whoever has moved on while it was asked for again', async () => {
    await signedInAs('individual');
    const mend = breakCall(row.list);
    const user = openApp(row.listPath.individual);
    await onlyToast(row.noData);
    mend();
    const letGo = hold(row.list);
    await press(user, 'Try again');
    const [link] = screen.getAllByRole('link', { name: 'Help' });
    act(() => link?.focus());
    letGo();
    await waitFor(() => expect(shownGoals().length).toBeGreaterThan(0));
    expect(link).toHaveFocus();
  });

  it('is loading, not failed, when it is asked for again on a later visit', async () => {
    await signedInAs('individual');
    const mend = breakCall(row.list);
    const user = openApp(row.listPath.individual);
    await onlyToast(row.noData);
    await press(user, 'Close message');
    await toHelp(user);
    mend();
    const letGo = hold(row.list);
    await go(user, entry);
    expect(await screen.findByText(`Loading your ${row.names}`)).toBeInTheDocument();
    expect(screen.queryByText(`We could not load your ${row.names}`)).toBeNull();
    letGo();
    await waitFor(() => expect(shownGoals().length).toBeGreaterThan(0));
    expect(toasts()).toEqual([]);
  });

  it('keeps a list that is there, without a message over it', async () => {
    const { user } = await openPocket(row.kind);
    await toHelp(user);
    breakCall(row.list);
    await go(user, entry);
    expect(await screen.findByText('Could not be refreshed')).toBeVisible();
    expect(shownGoals()).toEqual(['First goal', 'Second goal', 'Third goal']);
    expect(toasts()).toEqual([]);
  });

  it('says so still after a row is deleted from a list that could not be read again', async () => {
    const { user } = await openPocket(row.kind);
    await toHelp(user);
    breakCall(row.list);
    await go(user, entry);
    await screen.findByText('Could not be refreshed');
    await press(user, 'Delete Second goal');
    await press(user, `Delete ${row.name}`);
    await waitFor(() => expect(shownGoals()).toEqual(['First goal', 'Third goal']));
    await aWhile();
    expect(screen.getByText('Could not be refreshed')).toBeVisible();
  });

  it('says its message where the list that was read before is empty', async () => {
    await signedInAs('individual');
    db.tables.goals = [];
    const user = openApp(row.listPath.individual);
    await screen.findByText(`No ${row.names} in your pocket yet`);
    await toHelp(user);
    breakCall(row.list);
    await go(user, entry);
    await onlyToast(row.noData);
    expect(screen.getByText('Could not be refreshed')).toBeVisible();
  });
});

describe('what was read once stays when reading it again fails', () => {
  const profile = '/business/company-profile/company-1';

  it.each([
    { page: 'people', path: paths.employeeList, call: 'listEmployees', link: 'Employee List', shows: 'Ada Berg' },
    {
      page: 'notifications',
      path: paths.notifications,
      call: 'listNotifications',
      link: 'Notifications',
      shows: 'Saved.',
    },
    { page: 'overview', path: paths.businessDashboard, call: 'listOkrs', link: 'Dashboard', shows: 'Grow' },
    { page: 'company profile', path: profile, call: 'company', link: 'Company Profile', shows: 'North Bay' },
  ] as const)('$page', async ({ path, call, link, shows }) => {
    const { id: ownerId } = await signedInAs('business');
    db.tables.goals = [makeGoal({ ownerId, kind: 'okr', goal: 'Grow' })];
    db.tables.employees = [makeEmployee({ ownerId, firstName: 'Ada', lastName: 'Berg' })];
    db.tables.notifications = [makeNotification({ ownerId, message: 'Saved.' })];
    db.tables.companies = [makeCompany({ ownerId, id: 'company-1', name: 'North Bay' })];
    localStorage.setItem('businessId', 'company-1');
    const user = openApp(path);
    await screen.findAllByText(shows);
    await toHelp(user);
    const mend = breakCall(call);
    await go(user, link);
    const lines = await screen.findAllByText('Could not be refreshed');
    expect(lines[0]?.closest('[role=alert]')).toBeNull();
    expect(screen.getAllByText(shows)[0]).toBeVisible();
    mend();
    for (const _ of lines) {
      const [again] = screen.queryAllByRole('button', { name: /^Try again/ });
      if (again) await user.click(again);
    }
    await waitFor(() => expect(screen.queryByText('Could not be refreshed')).toBeNull());
    expect(screen.getAllByText(shows)[0]).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(toasts()).toEqual([]);
  });

  it('search, also where nothing is found in it', async () => {
    const { user } = await openPocket('okr');
    await go(user, 'Help');
    breakCall('listOkrs');
    await user.click(screen.getByRole('link', { name: 'Search' }));
    const field = await screen.findByRole('searchbox', { name: 'Search' });
    await user.type(field, 'second');
    expect(await screen.findByText('Could not be refreshed')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Second goal/ })).toBeVisible();
    await user.type(field, 'xyzzy');
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    expect(screen.getByText('Could not be refreshed')).toBeVisible();
    expect(toasts()).toEqual([]);
  });

  it('the details of a person', async () => {
    const user = await openList();
    await press(user, 'Ben Okafor');
    await within(panel()).findByText('Start Date');
    await press(user, 'Ana Marin');
    await within(panel()).findByText('Start Date');
    breakCall('employeeDetails');
    await press(user, 'Ben Okafor');
    expect(await within(panel()).findByText('Could not be refreshed')).toBeVisible();
    expect(within(panel()).getByText('Start Date')).toBeVisible();
  });
});

it('a failure that the business dashboard only logs is no toast of the list that opens later', async () => {
  const { id: ownerId } = await signedInAs('business');
  db.tables.goals = [makeGoal({ ownerId, kind: 'okr', goal: 'Grow' })];
  const mend = breakCall('listOkrs');
  const user = openApp(paths.businessDashboard);
  expect((await screen.findAllByText('We could not load your OKRs'))[0]).toBeVisible();
  mend();
  await go(user, /^Saved OKRs$/);
  await waitFor(() => expect(shownGoals()).toEqual(['Grow']));
  expect(toasts()).toEqual([]);
});

describe('the first picture of a later visit', () => {
  const list = 'We could not load your employees';

  it.each([
    {
      page: 'company profile',
      path: '/business/company-profile/company-1',
      call: 'company',
      link: 'Company Profile',
      failed: errors.noProfile,
      loading: 'Loading...',
    },
    {
      page: 'employee list',
      path: paths.employeeList,
      call: 'listEmployees',
      link: 'Employee List',
      failed: list,
      loading: 'Loading your employees',
    },
    {
      page: 'business dashboard',
      path: paths.businessDashboard,
      call: 'listEmployees',
      link: 'Dashboard',
      failed: list,
      loading: 'Loading: People by department',
    },
  ] as const)('is loading, not the failure of before: $page', async ({ path, call, link, failed, loading }) => {
    await signedInAs('business');
    localStorage.setItem('businessId', 'company-1');
    breakCall(call);
    const user = openApp(path);
    expect((await screen.findAllByText(failed))[0]).toBeVisible();
    await toHelp(user);
    hold(call);
    await go(user, link);
    expect(await screen.findByText(loading)).toBeInTheDocument();
    expect(screen.queryByText(failed)).toBeNull();
  });

  it('is loading, not the failure of before: search', async () => {
    await signedInAs('individual');
    breakCall('listOkrs');
    const user = openApp(`${paths.search}?q=sales`);
    expect(await screen.findByText('We could not load your OKRs')).toBeVisible();
    await toHelp(user);
    hold('listOkrs');
    await go(user, 'Search');
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'sales');
    expect(await screen.findByText('Loading your OKRs')).toBeInTheDocument();
    expect(screen.queryByText('We could not load your OKRs')).toBeNull();
  });

  it('is loading, not the failure of before: the details of a person', async () => {
    const user = await openList();
    breakCall('employeeDetails');
    await press(user, 'Ben Okafor');
    await within(panel()).findByText('We could not load the details.');
    hold('employeeDetails');
    await press(user, 'Ana Marin');
    await press(user, 'Ben Okafor');
    expect(await within(panel()).findByText('Loading the details')).toBeInTheDocument();
    expect(within(panel()).queryByText('We could not load the details.')).toBeNull();
  });
});

describe('a read that is only logged', () => {
  it('says quietly that the details are not there', async () => {
    breakCall('employeeDetails');
    const user = await openList();
    await press(user, 'Ben Okafor');
    const line = await within(panel()).findByText('We could not load the details.');
    expect(line.closest('[role=alert]')).toBeNull();
    expect(toasts()).toEqual([]);
  });

  it('leaves the department out, and asks for it again', async () => {
    const mend = breakCall('employeeSummary');
    const user = await openDialog();
    await choose(user, 'ada');
    expect(await dialog().findByText('We could not load it. You can generate without it.')).toBeVisible();
    mend();
    await press(user, 'Try again: Department');
    expect(await dialog().findByText(/^(Filled in from|The employee record has none)/)).toBeVisible();
    expect(toasts()).toEqual([]);
  });

  it('says once that no people are suggested to the employee form, and asks for them again', async () => {
    const mend = breakCall('listEmployees');
    const user = await openEmployeeForm();
    const line = await screen.findByText(/^We could not load your employees/);
    expect(screen.getByRole('region', { name: 'Reporting' })).toContainElement(line);
    expect(line.closest('[role=alert], [role=status]')).toBeNull();
    mend();
    await press(user, 'Try again');
    await waitFor(() => expect(line).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 2, name: 'Reporting' })).toHaveFocus();
    expect(toasts()).toEqual([]);
  });

  it('lets notifications be asked for again where there are none', async () => {
    const { id: ownerId } = await signedInAs('individual');
    db.tables.notifications = [makeNotification({ ownerId, message: 'Here again' })];
    const mend = breakCall('listNotifications');
    const user = openApp(paths.notifications);
    expect(await screen.findByText(notices.noNotifications)).toBeVisible();
    const before = callsOf('listNotifications').length;
    await press(user, 'Try again');
    await waitFor(() => expect(callsOf('listNotifications')).toHaveLength(before + 1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    mend();
    await press(user, 'Try again');
    expect(await screen.findByText('Here again')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(toasts()).toEqual([]);
  });
});
