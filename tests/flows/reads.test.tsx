import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { describe, expect, it, vi } from 'vitest';

import type { CallName } from '@/api/contract';
import type { Audience } from '@/domain/audience';
import { errors, notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import * as logging from '@/lib/log';
import { storeCompanyId } from '@/session/session';
import { store, storedValues } from '@/session/storage';

import { makeCompany, makeEmployee, makeGoal, makeNotification } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { openApp, signedInAs } from '../support/app.tsx';
import { panel } from '../support/employee-list.ts';
import { bodyFaults, type Fault, networkFault, refusal, refusedStatuses } from '../support/faults.ts';
import { noteCase } from '../support/figures.ts';
import { fill, press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { go, toHelp } from '../support/leaving.ts';
import { representativeFaults } from '../support/submissions.ts';
import { toasts } from '../support/toasts.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { answer, callsOf, hold } from '../support/wire.ts';

/** Something that a page reads and shows. */
type Read = {
  what: string;
  call: CallName;
  audience: Audience;
  path: string;
  /** The entry of the menu that leads to its page, and what is done there until it is read. */
  link: string | RegExp;
  arrive?: (user: UserEvent) => Promise<void>;
  /** What stands there once it is read, while it is read, and when it could not be. */
  shows: string;
  loading: string;
  failed: string;
  /** The message of the failure, where it is more than logged. */
  noData?: string;
  /** What else stands there then, and what does not. */
  stays?: string;
  absent?: string;
  /** What takes the focus when it was asked for again and came. */
  focused: () => HTMLElement;
  faults?: readonly Fault[];
};

const h1 = () => screen.getByRole('heading', { level: 1 });

const bodies = [bodyFaults.htmlCalledJson, bodyFaults.truncated, bodyFaults.wrongContainer];
const refusals = refusedStatuses.filter((status) => status !== 500 && status !== 401).map(refusal);
const everyFault = [...representativeFaults, ...refusals, ...bodies];

const reads: Read[] = [
  ...kindRows.map((row): Read => ({
    what: `the list of ${row.plural}`,
    call: row.list,
    audience: 'individual',
    path: row.listPath.individual,
    link: new RegExp(`${row.plural}$`),
    shows: `Grow ${row.plural}`,
    loading: `Loading your ${row.names}`,
    failed: `We could not load your ${row.names}`,
    noData: row.noData,
    stays: row.listTitle,
    absent: `No ${row.names} in your pocket yet`,
    focused: h1,
  })),
  {
    what: 'the list of employees',
    call: 'listEmployees',
    audience: 'business',
    path: paths.employeeList,
    link: 'Employee List',
    shows: 'Ada Berg',
    loading: 'Loading your employees',
    failed: 'We could not load your employees',
    stays: 'Onboard employee',
    absent: 'No employees yet',
    focused: h1,
    // An object is no list, whatever is in it.
    faults: [...everyFault, bodyFaults.emptyObject, bodyFaults.wrongType],
  },
  {
    what: 'the details of a person',
    call: 'employeeDetails',
    audience: 'business',
    path: `${paths.employeeList}?employee=e1`,
    link: 'Employee List',
    arrive: (user) => press(user, 'Ada Berg'),
    shows: 'Start Date',
    loading: 'Loading the details',
    failed: 'We could not load the details.',
    stays: 'ada@northbay.example',
    focused: () => within(panel()).getByRole('heading', { level: 2 }),
    faults: everyFault,
  },
  {
    what: 'the company profile',
    call: 'company',
    audience: 'business',
    path: '/business/company-profile/company-1',
    link: 'Company Profile',
    shows: 'North Bay',
    loading: 'Loading...',
    failed: errors.noProfile,
    focused: h1,
  },
  {
    what: 'notifications',
    call: 'listNotifications',
    audience: 'individual',
    path: paths.notifications,
    link: /^Notifications/,
    shows: 'Saved.',
    loading: 'Loading notifications',
    failed: notices.noNotifications,
    focused: h1,
    faults: everyFault.concat(bodyFaults.emptyObject),
  },
  {
    what: 'the search',
    call: 'listOkrs',
    audience: 'individual',
    path: `${paths.search}?q=grow`,
    link: 'Search',
    arrive: () => fill({ Search: 'grow' }),
    shows: `${kindRows.length} results`,
    loading: 'Loading your OKRs',
    failed: 'We could not load your OKRs',
    absent: 'Nothing matches',
    focused: () => screen.getByRole('searchbox', { name: 'Search' }),
  },
];

/** Opens the page, with something of everything in the backend. */
async function openRead({ audience, path }: Read) {
  setWidth(widths.wide);
  const { id: ownerId } = await signedInAs(audience);
  db.tables.goals = kindRows.map(({ kind, plural }) => makeGoal({ ownerId, kind, goal: `Grow ${plural}` }));
  const ada = { firstName: 'Ada', lastName: 'Berg', workMail: 'ada@northbay.example' };
  db.tables.employees = [makeEmployee({ ownerId, id: 'e1', ...ada })];
  db.tables.notifications = [makeNotification({ ownerId, message: 'Saved.' })];
  db.tables.companies = [makeCompany({ ownerId, id: 'company-1', name: 'North Bay' })];
  storeCompanyId('company-1');
  store({ notifications: 'true' });
  return openApp(path);
}

/** Leaves the page, and comes back by the menu. */
async function comeBack(user: UserEvent, { link, arrive }: Read, meanwhile: () => void) {
  await toHelp(user);
  meanwhile();
  await go(user, link);
  await arrive?.(user);
}

const stale = 'Could not be refreshed';
const texts = (text: string) => screen.queryAllByText(text, { ignore: '[role=alert] *' });

describe.each(reads)('$what', (read) => {
  const { call, shows, loading, failed, noData, stays = failed, absent = shows, faults = representativeFaults } = read;
  const messages = noData === undefined ? [] : [noData];
  const findAgain = () => screen.findByRole('button', { name: 'Try again' });

  it('fails in its place under each fault, and can be asked for again', async () => {
    let fault = faults[0];
    answer(call, () => fault?.respond(200));
    const user = await openRead(read);
    for (const next of [...faults.slice(1), undefined]) {
      const under = `under ${fault?.name ?? ''}`;
      const again = await findAgain();
      await waitFor(() => expect(again, under).not.toHaveAttribute('aria-busy'));
      await waitFor(() => expect(toasts(), under).toEqual(messages));
      expect(texts(failed)[0], under).toBeVisible();
      expect(texts(shows), under).toEqual([]);
      expect(texts(stays)[0], under).toBeVisible();
      expect(texts(absent), under).toEqual([]);
      expect(document.activeElement === again, under).toBe(fault !== faults[0]);
      expect(storedValues().notifications, under).toBe('true');
      act(() => toast.remove());
      const sent = callsOf(call).length;
      if (fault) noteCase('faults-screens', `${call}, ${fault.name}`);
      fault = next;
      await user.click(again);
      await waitFor(() => expect(callsOf(call), under).toHaveLength(sent + 1));
    }
    await waitFor(() => expect(texts(shows)[0]).toBeVisible());
    await waitFor(() => expect(read.focused()).toHaveFocus());
    expect(texts(failed)).toEqual([]);
    // Nor is it reported over what a later visit shows.
    await comeBack(user, read, () => undefined);
    await waitFor(() => expect(texts(shows)[0]).toBeVisible());
    expect(toasts()).toEqual([]);
  });

  it('waits without a limit on a later visit, without the failure of before, and stays when reading it again fails', async () => {
    let isBroken = true;
    answer(call, () => (isBroken ? networkFault.respond(200) : undefined));
    const user = await openRead(read);
    await waitFor(() => expect(texts(failed)[0]).toBeVisible());
    act(() => toast.remove());
    isBroken = false;
    let letGo: () => void = () => undefined;
    await comeBack(user, read, () => (letGo = hold(call)));
    await waitFor(() => expect(texts(loading)[0]).toBeInTheDocument());
    expect(texts(failed)).toEqual([]);
    letGo();
    await waitFor(() => expect(texts(shows)[0]).toBeVisible());
    expect(texts(loading)).toEqual([]);
    expect(toasts()).toEqual([]);

    await comeBack(user, read, () => (isBroken = true));
    await waitFor(() => expect(texts(stale)).toHaveLength(1));
    // It is said beside it.
    expect(texts(stale)[0]?.closest('[role=alert]')).toBeNull();
    await waitFor(() => expect(texts(shows)[0]).toBeVisible());
    isBroken = false;
    await user.click(await findAgain());
    await waitFor(() => expect(texts(stale)).toEqual([]));
    expect(texts(shows)[0]).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(toasts()).toEqual([]);
  });
});

/** Lets this much time pass, of which only the clock knows. */
function later(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

/** Comes back from another window; the tab was in sight all the time. */
async function focusAgain(): Promise<void> {
  fireEvent.blur(window);
  fireEvent.focus(window);
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  });
}

/** Opens a page, and gives a count of the calls that are made from then on. */
async function openShell() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const account = await signedInAs('individual');
  db.tables.notifications = [];
  openApp(paths.help);
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  await waitFor(() => expect(callsOf('listNotifications')).not.toEqual([]));
  await focusAgain();
  const before = callsOf('listNotifications').length;
  return { id: account.id, asked: () => callsOf('listNotifications').length - before };
}

it('the red dot is asked for again when the window gets the focus, at most once a minute', async () => {
  const { id, asked } = await openShell();
  await waitFor(() => expect(storedValues().notifications).toBe('false'));
  db.tables.notifications = [makeNotification({ ownerId: id, message: 'Your OKRs are ready.' })];
  later(59);
  await focusAgain();
  expect(asked()).toBe(0);

  later(2);
  await focusAgain();
  await waitFor(() => expect(storedValues().notifications).toBe('true'));
  expect(screen.getAllByText(/new notifications/)).not.toEqual([]);
  await focusAgain();
  expect(asked()).toBe(1);
});

it('a failure is logged once, also on the page that shows the list, and not followed by a call at every focus', async () => {
  const log = vi.spyOn(logging, 'log');
  answer('listNotifications', () => refusal(500).respond(200));
  const { asked } = await openShell();
  await focusAgain();
  expect(asked()).toBe(0);
  expect(log).toHaveBeenCalledTimes(1);
  later(61);
  await focusAgain();
  expect(asked()).toBe(1);
  expect(log).toHaveBeenCalledTimes(2);
  const before = callsOf('listNotifications').length;
  fireEvent.click(screen.getAllByRole('link', { name: 'Notifications' })[0] ?? document.body);
  await screen.findByText(notices.noNotifications);
  expect(log).toHaveBeenCalledTimes(callsOf('listNotifications').length - before + 2);
});
