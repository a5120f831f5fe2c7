import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { errors, notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { store } from '@/session/storage';

import { db, makeCompany, makeEmployee, makeGoal, makeNotification } from '../../mock-api/node.ts';
import { openApp, signedInAs } from './app.tsx';
import { panel } from './employee-list.ts';
import { generateTitle, kindRows } from './goal-texts.ts';
import { choose, employeeField } from './overview.ts';
import type { Read } from './reads.ts';
import { fill, press, setWidth, widths } from './steps.ts';

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
