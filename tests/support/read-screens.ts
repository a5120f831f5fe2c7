import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';

import { type CallName, contract } from '@/api/contract';
import { queryClientOf } from '@/app/query-client';
import type { Audience } from '@/domain/audience';
import { errors, notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { sessionOwner } from '@/session/session';
import { store, storedValues } from '@/session/storage';

import { db, makeCompany, makeEmployee, makeGoal, makeNotification } from '../../mock-api/node.ts';
import { pathParams } from '../../mock-api/routing.ts';
import { address, goTo, openApp, signedInAs } from './app.tsx';
import { panel } from './employee-list.ts';
import { spoil } from './fault-servers.ts';
import type { NumberedFault } from './fault-table.ts';
import { generateTitle, kindRows } from './goal-texts.ts';
import { choose, employeeField } from './overview.ts';
import { aWhile, dropToasts, fill, go, press, setWidth, toasts, toHelp, widths } from './steps.ts';
import { callsOf, watchAborts } from './wire.ts';

/** Something that a page reads and shows. */
export type Read = {
  what: string;
  call: CallName;
  audience: Audience;
  path: string;
  /** The menu entry of its page, and the steps until it is read. */
  link: string | RegExp;
  arrive?: (user: UserEvent) => Promise<void>;
  /** False if it is read only after those. */
  isReadOnArrival?: boolean;
  /** The text of each state: read, loading, failed, empty. */
  shows: string;
  loading: string;
  failed: string;
  empty: string;
  /** The message of the failure, if it is not only logged. */
  noData?: string;
  /** Other texts of that state. */
  stays?: string;
  /** The part of the page with all of this, if the page repeats it elsewhere. */
  findPart?: () => HTMLElement;
  /** The button that asks again, where the page has several. */
  again?: string;
  /** The focused element after a successful retry. */
  focused: () => HTMLElement;
};

/** The place of a text on its page, as text or in a field, outside messages. */
export function textsOfRead({ findPart = () => document.body }: Read): (text: string) => HTMLElement[] {
  return (text) => {
    const part = within(findPart());
    return [...part.queryAllByText(text, { ignore: '[role=alert] *' }), ...part.queryAllByDisplayValue(text)];
  };
}

export const findAgain = ({ again = 'Try again' }: Read): Promise<HTMLElement> =>
  screen.findByRole('button', { name: again });

/** Leaves the page, and returns by the menu. */
export async function comeBack(user: UserEvent, { link, arrive }: Read, meanwhile: () => void): Promise<void> {
  await toHelp(user);
  meanwhile();
  // A page takes what is fresh (src/api/fresh.ts).
  vi.setSystemTime(Date.now() + 6000);
  await go(user, link);
  await arrive?.(user);
}

/** Valid responses without content. */
const numbersOfNothing: readonly string[] = ['R22', 'R23'];

/**
 * Opens the page under a fault: it shows the failure in its place, and nothing else is lost. A retry shows the data.
 */
export async function failToRead(read: Read, fault: NumberedFault): Promise<void> {
  const { call, shows, failed, noData, stays = failed, empty } = read;
  const texts = textsOfRead(read);
  const asked = countAsked(call);
  const spoiled = spoil(call);
  // A failure that comes before the code of the page is not reported: the page reads once more (app/page-queries.ts).
  spoiled.under(fault, { isHeld: true });
  const user = await openRead(read);
  await expectLoading(read, spoiled.asked());
  spoiled.release();
  const again = await findAgain(read);
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
  await waitFor(() => expect(toasts()).toEqual(noData === undefined ? [] : [noData]));
  expect(texts(failed)[0]).toBeVisible();
  expect(texts(stays)[0]).toBeVisible();
  expect(texts(shows)).toEqual([]);
  expect(empty === failed ? [] : texts(empty)).toEqual([]);
  expect(storedValues().notifications).toBe('true');
  expect(asked()).toBe(1);
  dropToasts();

  spoiled.under(null);
  await user.click(again);
  await waitFor(() => expect(texts(shows)[0]).toBeVisible());
  await waitFor(() => expect(read.focused()).toHaveFocus());
  expect(asked()).toBe(2);
  expect(texts(failed)).toEqual([]);
  expect(toasts()).toEqual([]);
}

/** Opens the page under a harmless fault; a reload shows the data. */
export async function readUnder(read: Read, fault: NumberedFault): Promise<void> {
  const { call, shows, failed, empty } = read;
  const texts = textsOfRead(read);
  const asked = countAsked(call);
  const spoiled = spoil(call);
  spoiled.under(fault, { isHeld: true });
  await openRead(read);
  await expectLoading(read, spoiled.asked());
  spoiled.release();
  const expected = numbersOfNothing.includes(fault.number) ? empty : shows;
  await waitFor(() => expect(texts(expected)[0]).toBeVisible());
  expect(empty === failed ? [] : texts(failed)).toEqual([]);
  expect(toasts()).toEqual([]);
  expect(asked()).toBe(1);

  spoiled.under(null);
  cleanup();
  await openRead(read);
  await waitFor(() => expect(texts(shows)[0]).toBeVisible());
  expect(asked()).toBe(2);
}

/** Opens the page, leaves it while the read is pending, without a message, and reloads it successfully. */
export async function leaveUnread(read: Read, fault: NumberedFault): Promise<void> {
  const { call, shows } = read;
  const texts = textsOfRead(read);
  const asked = countAsked(call);
  const spoiled = spoil(call);
  spoiled.under(fault);
  await openRead(read);
  await expectLoading(read, spoiled.asked());
  expect(asked()).toBe(1);
  const before = storedValues();
  goTo('/confirm-email');
  await screen.findByRole('heading', { level: 1, name: 'Confirm your email address' });
  await aWhile();
  expect([toasts(), address(), storedValues()]).toEqual([[], '/confirm-email', before]);
  expect(asked(), 'it is given up with its page').toBe(0);

  spoiled.under(null);
  cleanup();
  await openRead(read);
  await waitFor(() => expect(texts(shows)[0]).toBeVisible());
  expect(asked()).toBe(1);
}

/**
 * Counts reads from now on. Aborted reads do not count: StrictMode mounts a page twice, and aborts the first mount's
 * read.
 */
function countAsked(call: CallName): () => number {
  const aborted = watchAborts();
  const { path } = contract[call];
  return () =>
    callsOf(call).length - aborted().filter((other) => pathParams(path, `http://host${other}`) !== null).length;
}

async function expectLoading(read: Read, asked: Promise<void>): Promise<void> {
  await asked;
  await waitFor(() => expect(textsOfRead(read)(read.loading)[0]).toBeInTheDocument());
  // The page says that it loads, and announces it a moment later.
  const reading = () => queryClientOf(sessionOwner()).getQueryCache().findAll({ fetchStatus: 'fetching' });
  await waitFor(() => expect(reading().filter((query) => query.getObserversCount() === 0)).toEqual([]));
  expect(toasts()).toEqual([]);
}

const h1 = () => screen.getByRole('heading', { level: 1 });

/** Every read on its own page. */
export const reads: readonly Read[] = [
  ...kindRows.map((row): Read => ({
    what: `the list of ${row.plural}`,
    call: row.list,
    audience: 'individual',
    path: row.listPath.individual,
    link: new RegExp(`${row.plural}$`),
    shows: `Grow ${row.plural}`,
    loading: `Loading your ${row.names}`,
    failed: `We couldn't load your ${row.names}`,
    noData: row.noData,
    stays: row.listTitle,
    empty: `No ${row.names} in your pocket yet`,
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
    failed: "We couldn't load your employees",
    stays: 'Onboard employee',
    empty: 'No employees yet',
    focused: h1,
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
    failed: "We couldn't load the details.",
    empty: 'Start Date',
    stays: 'ada@northbay.example',
    focused: () => within(panel()).getByRole('heading', { level: 2 }),
  },
  {
    what: 'the department of a person',
    call: 'employeeSummary',
    audience: 'business',
    path: paths.businessDashboard,
    link: /Dashboard$/,
    arrive: async (user) => {
      await press(user, generateTitle);
      await screen.findByRole('dialog', { name: generateTitle });
      // The person stays chosen when the dialog opens again.
      if (employeeField().getAttribute('value') === '') await choose(user, 'ada');
    },
    shows: 'Research',
    loading: 'Filled in from the employee record.',
    failed: "We couldn't load the department. You can still generate.",
    empty: 'No department on record.',
    findPart: () => screen.queryByRole('dialog', { name: generateTitle }) ?? document.body,
    again: 'Try again: Department',
    isReadOnArrival: false,
    focused: employeeField,
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
    empty: errors.noProfile,
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
    empty: notices.noNotifications,
    focused: h1,
  },
];

/** The search reads both lists and more; a failed one shows in its part of the page. */
export const searched: Read = {
  what: 'the search',
  call: 'listOkrs',
  audience: 'individual',
  path: `${paths.search}?q=grow`,
  link: 'Search',
  arrive: () => fill({ Search: 'grow' }),
  shows: `${kindRows.length} results`,
  loading: 'Loading your OKRs',
  failed: "We couldn't load your OKRs",
  empty: 'Nothing matches',
  focused: () => screen.getByRole('searchbox', { name: 'Search' }),
};

/** Stores data of every kind in the backend, and opens the page until it reads. */
export async function openRead({ audience, path, arrive, isReadOnArrival = true }: Read): Promise<UserEvent> {
  setWidth(widths.wide);
  const { id: ownerId } = await signedInAs(audience);
  db.tables.goals = kindRows.map(({ kind, plural }) => makeGoal({ ownerId, kind, goal: `Grow ${plural}` }));
  const ada = { firstName: 'Ada', lastName: 'Berg', workMail: 'ada@northbay.example', department: 'Research' };
  db.tables.employees = [makeEmployee({ ownerId, id: 'e1', ...ada })];
  db.tables.notifications = [makeNotification({ ownerId, message: 'Saved.' })];
  db.tables.companies = [makeCompany({ ownerId, id: 'company-1', name: 'North Bay' })];
  store({ businessId: 'company-1' });
  store({ notifications: 'true' });
  const user = openApp(path);
  if (!isReadOnArrival) await arrive?.(user);
  return user;
}
