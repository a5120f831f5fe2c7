// proof: races

import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import type { CallName } from '@/api/contract';
import { successes } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { db, makeCompany, makeGoal } from '../../mock-api/node.ts';
import { address, expiredTokenFor, goTo, openApp, signedInAs } from '../support/app.tsx';
import { openList, panel, shownNames } from '../support/employee-list.ts';
import { networkFault, refusal } from '../support/faults.ts';
import { openEmployeeForm, openFilledEmployeeForm, openFilledForm, request } from '../support/forms.ts';
import { kindRows } from '../support/goal-texts.ts';
import { triesRace } from '../support/note-tests.ts';
import { openOverview } from '../support/overview.ts';
import { filterLabel } from '../support/people.ts';
import { openPocket, searchField, shownGoals } from '../support/pocket.ts';
import { expectSameAfterReload } from '../support/reload.ts';
import { aWhile, fill, findToast, go, onlyToast, press, setWidth, toasts, toHelp, widths } from '../support/steps.ts';
import { answer, callsOf, type Held, hold, holdEach, watchAborts } from '../support/wire.ts';

/** Holds a list back. `sent` returns the requests since its last call, once there is one. */
function holdList(name: CallName) {
  const held = holdEach(name);
  let taken = callsOf(name).length;
  return {
    sent: async (): Promise<Held[]> => {
      await waitFor(() => expect(callsOf(name).length).toBeGreaterThan(taken));
      const count = callsOf(name).length - taken;
      taken += count;
      return Promise.all(Array.from({ length: count }, () => held.next()));
    },
  };
}

describe.each(kindRows.slice(0, 1))('a list that was asked for before a draft was made, $plural', (row) => {
  /** The list's current content. */
  const rowsOf = (account: { id: string }) => () =>
    structuredClone(db.tables.goals.filter(({ kind, ownerId }) => kind === row.kind && ownerId === account.id));
  const created = () =>
    waitFor(() => {
      expect(screen.getByRole('button', { name: row.createLabel })).not.toHaveAttribute('aria-busy');
    });

  it.each(['before', 'after'] as const)('is not the newest draft, answered %s the one that follows', async (when) => {
    triesRace('a list that was asked for before Create');
    const lists = holdList(row.list);
    const { user, account } = await openFilledForm();
    const rows = rowsOf(account);
    // Nothing is cached, so TanStack Query alone would wait for this read.
    const first = await lists.sent();
    const none = rows();
    await press(user, row.createLabel);
    await created();
    const early = await lists.sent();
    const one = rows();
    await press(user, row.createLabel);
    const late = await lists.sent();
    const all = [
      ...first.map((held) => ({ held, list: none })),
      ...early.map((held) => ({ held, list: one })),
      ...late.map((held) => ({ held, list: rows() })),
    ];
    for (const { held, list } of when === 'before' ? all : all.toReversed()) held.release(HttpResponse.json(list));
    expect(await screen.findByRole('tab', { name: 'Draft 2' })).toBeVisible();
    expect(screen.queryByText(/couldn't load it here/)).toBeNull();
    await go(user, `Open your ${row.names}`);
    await waitFor(() => expect(shownGoals().filter((goal) => goal === request.goal)).toHaveLength(2));
    await expectSameAfterReload();
  });
});

describe.each(kindRows.slice(1))('a list that the overview and the pocket ask for at once, $plural', (row) => {
  const first = { kind: row.kind, goal: 'First goal', createdAt: '2026-03-14T09:41:00Z' };
  const second = { ...first, goal: 'Second goal', createdAt: '2026-03-15T09:41:00Z' };
  const label = row.plural;
  const card = () =>
    within(screen.getByRole('list', { name: 'Totals' }))
      .getByRole('link', { name: label })
      .closest('li') ?? document.body;

  it.each(['in order', 'the last one first'])(
    'is the one that was asked for last on both, answered %s',
    async (order) => {
      triesRace('a list that two pages ask for at once');
      setWidth(widths.wide);
      const lists = holdList(row.list);
      const { user, account } = await openOverview({ goals: [first] });
      const early = await lists.sent();
      const before = structuredClone(db.tables.goals);
      db.tables.goals.push(makeGoal({ ...second, ownerId: account.id }));
      await go(user, label);
      await screen.findByText(`Loading your ${row.names}`);
      const late = await lists.sent();
      const held = [...early, ...late];
      for (const each of order === 'in order' ? held : held.toReversed()) {
        each.release(HttpResponse.json(early.includes(each) ? before : db.tables.goals));
      }
      await waitFor(() => expect(shownGoals()).toEqual(['Second goal', 'First goal']));
      await go(user, /Dashboard/);
      // The list shows cached rows while it refetches.
      await waitFor(() => expect(card()).toHaveTextContent(`2${label}`));
      for (const each of await lists.sent()) each.release();
      await expectSameAfterReload();
      expect(card()).toHaveTextContent(`2${label}`);
    },
  );
});

it('a list from before a hire is not shown', async () => {
  const hires = holdEach('createEmployee');
  answer('listEmployees', () => refusal(500).respond(200));
  const user = await openFilledEmployeeForm();
  await press(user, 'Submit');
  const hire = await hires.next();
  const lists = holdList('listEmployees');
  await go(user, 'Employee List');
  await press(user, 'Leave');
  await screen.findByText('Loading your employees');
  const early = await lists.sent();
  const before = structuredClone(db.tables.employees);
  hire.release();
  const late = await lists.sent();
  for (const held of early) held.release(HttpResponse.json(before));
  for (const held of late) held.release(HttpResponse.json(db.tables.employees));
  await waitFor(() => expect(shownNames()).not.toEqual([]));
  await fill({ [filterLabel]: 'ngozi' });
  await waitFor(() => expect(shownNames()).toHaveLength(1));
  await waitFor(() => expect(address()).toContain('q=ngozi'));
  await expectSameAfterReload();
});

/** Breaks a call until the returned function repairs it. */
function breakCall(name: CallName): () => void {
  let isBroken = true;
  answer(name, () => (isBroken ? networkFault.respond(200) : undefined));
  return () => {
    isBroken = false;
  };
}

describe.each(kindRows.slice(1))('a list that failed once, $plural', (row) => {
  const entry = new RegExp(`${row.plural}$`);

  it('leaves the focus where the user moved it during a retry', async () => {
    await signedInAs('individual');
    const repair = breakCall(row.list);
    const user = openApp(row.listPath.individual);
    await onlyToast(row.noData);
    repair();
    const release = hold(row.list);
    await press(user, 'Try again');
    const [link] = screen.getAllByRole('link', { name: 'Help' });
    act(() => link?.focus());
    release();
    await waitFor(() => expect(shownGoals().length).toBeGreaterThan(0));
    expect(link).toHaveFocus();
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
    expect(screen.getByText(`We couldn't load your ${row.names}`)).toBeVisible();
    expect(screen.queryByText(`No ${row.names} in your pocket yet`)).toBeNull();
  });
});

it('a read that is only logged says once that no people are suggested to the employee form, and asks for them again', async () => {
  const repair = breakCall('listEmployees');
  const user = await openEmployeeForm();
  const line = await screen.findByText(/^We couldn't load your employee list/);
  expect(screen.getByRole('region', { name: 'Reporting' })).toContainElement(line);
  expect(line.closest('[role=alert], [role=status]')).toBeNull();
  await user.click(screen.getByLabelText('Reports To'));
  expect(screen.queryByRole('option')).toBeNull();
  repair();
  await press(user, 'Try again');
  await waitFor(() => expect(line).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 2, name: 'Reporting' })).toHaveFocus();
  expect(toasts()).toEqual([]);
});

it('the overview keeps its data when a refetch fails, and a retry clears every error line', async () => {
  const { user } = await openOverview({ goals: [{ kind: 'okr', goal: 'Grow' }] });
  await screen.findByText('Grow');
  await toHelp(user);
  const repair = breakCall('listOkrs');
  await go(user, 'Dashboard');
  const lines = await screen.findAllByText("Couldn't refresh");
  expect(screen.getByText('Grow')).toBeVisible();
  repair();
  for (const _ of lines) {
    const [again] = screen.queryAllByRole('button', { name: /^Try again/ });
    if (again) await user.click(again);
  }
  await waitFor(() => expect(screen.queryByText("Couldn't refresh")).toBeNull());
  expect(screen.getByText('Grow')).toBeVisible();
  expect(toasts()).toEqual([]);
});

const pathOf = ({ url }: Request): string => new URL(url).pathname;

describe("people's details that come late", () => {
  const people = ['Zoë Sjögren', 'Ben Okafor', 'Ana Marin', 'Émile Roy'];

  it.each(['in order', 'the last one first'])('are of the person pressed last: %s', async (order) => {
    triesRace('details of several people at once');
    const user = await openList();
    const details = holdList('employeeDetails');
    const aborted = watchAborts();
    for (const name of people) await press(user, name);
    await waitFor(() => expect(callsOf('employeeDetails').some(({ url }) => url.includes('/e4/'))).toBe(true));
    const held = await details.sent();
    const left = callsOf('employeeDetails').filter(({ url }) => !url.includes('/e4/'));
    expect(left).not.toEqual([]);
    expect(aborted()).toEqual(left.map(pathOf));
    for (const each of order === 'in order' ? held : held.toReversed()) each.release();
    await within(panel()).findByText('Start Date');
    expect(within(panel()).getByRole('heading', { level: 2 })).toHaveTextContent('Émile Roy');
    await expectSameAfterReload();
  });

  it('open nothing and move no focus once they are closed', async () => {
    triesRace('details that come after they were closed');
    const user = await openList();
    const details = holdList('employeeDetails');
    await press(user, 'Ben Okafor');
    const held = await details.sent();
    await press(user, 'Close details');
    const focused = document.activeElement;
    for (const each of held) each.release();
    await aWhile();
    expect(screen.queryByRole('region', { name: 'Details' })).toBeNull();
    expect(focused).toHaveFocus();
    await expectSameAfterReload();
  });
});

it.each(['the one that was left first', 'the one that is shown first'])(
  'a company profile that was left does not replace the one that is shown: %s',
  async (order) => {
    triesRace('a profile that was left');
    const { id: ownerId } = await signedInAs('business');
    db.tables.companies = ['One', 'Two'].map((name) => makeCompany({ ownerId, id: name, name: `Company ${name}` }));
    const companies = holdList('company');
    openApp('/business/company-profile/One');
    await screen.findByText('Loading...');
    goTo('/business/company-profile/Two');
    await waitFor(() => expect(callsOf('company').some(({ url }) => url.endsWith('/Two'))).toBe(true));
    const held = await companies.sent();
    for (const each of order.startsWith('the one that was left') ? held : held.toReversed()) each.release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Company Two' })).toBeVisible();
    await aWhile();
    expect(screen.queryByText('Company One')).toBeNull();
    await expectSameAfterReload();
  },
);

it('lists that come after the search field was cleared bring no results and no count', async () => {
  triesRace('lists that come after the search was cleared');
  await signedInAs('individual');
  const lists = holdList('listOkrs');
  const user = openApp(paths.search);
  await fill({ Search: 'sales' });
  await press(user, 'Clear search');
  const held = await lists.sent();
  for (const each of held) each.release();
  await aWhile();
  await screen.findByText(/^Search looks in your/);
  expect(screen.queryByRole('region', { name: /^OKRs/ })).toBeNull();
  expect(screen.queryByText(/\d results?/)).toBeNull();
  await waitFor(() => expect(address()).toBe(paths.search));
  await expectSameAfterReload();
});

it('a session that ends before a list answers is one bar and one quiet line', async () => {
  triesRace('a session that ends before a list answers');
  const { user } = await openPocket('okr');
  await toHelp(user);
  answer('listOkrs', () => refusal(401).respond(200));
  const token = await expiredTokenFor('individual');
  await go(user, /OKRs$/);
  await fill({ 'Search your pocket': 'second' });
  act(() => {
    localStorage.setItem('authToken', token);
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(await screen.findByText("Couldn't refresh")).toBeVisible();
  expect(await screen.findAllByText(/^Your session has ended/)).toHaveLength(1);
  expect(address()).toMatch(/^\/okrs/);
  expect(searchField()).toHaveValue('second');
  expect(shownGoals()).toEqual(['Second goal']);
  expect(toasts()).toEqual([]);
});

it.each(['in order', 'the second first'])(
  'drafts under way of both kinds are two requests and two messages: %s',
  async (order) => {
    triesRace('drafts of both kinds at once');
    const { user } = await openFilledForm();
    const [okrs, kpis] = [holdEach('createOkr'), holdEach('createKpi')];
    await press(user, 'Create OKRs');
    await press(user, 'Create KPIs');
    const held = [await okrs.next(), await kpis.next()];
    for (const each of order === 'in order' ? held : held.toReversed()) each.release();
    await findToast(successes.okrsGenerated);
    await findToast(successes.kpisGenerated);
    expect(callsOf('createOkr')).toHaveLength(1);
    expect(callsOf('createKpi')).toHaveLength(1);
  },
);
