import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { goalKinds } from '@/domain/goal-kind';

import { address } from '../support/app.tsx';
import { fill, press, textsOf } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { openPocket, openPocketWith, searchField, shownGoals } from '../support/pocket.ts';
import { widths } from '../support/viewport.ts';
import { callsOf } from '../support/wire.ts';
import { hearFromAnotherTab, storeWordings } from '../support/wordings.ts';

const all = ['First goal', 'Second goal', 'Third goal'];
const select = (name: string) => screen.getByRole('combobox', { name });
const optionsOf = (name: string) => textsOf(within(select(name)).getAllByRole('option'));
const headOf = (name: string) => screen.getByRole('columnheader', { name });
const parameter = (name: string) => new URLSearchParams(window.location.search).get(name);

/** A pocket with what an address asks for. */
const open = (query: string) =>
  openPocketWith(
    'okr',
    [
      { id: 'a', goal: 'First goal', role: 'CEO', result: 'x', createdAt: '2026-03-14T09:41:00' },
      { id: 'b', goal: 'Second goal', role: ' hr', result: 'x', createdAt: '2026-03-02T17:05:00' },
      { id: 'c', goal: 'Third goal', role: 'HR', result: 'x', createdAt: '2025-12-31T00:00:00' },
      { id: 'd', goal: 'No date', result: 'x' },
    ],
    widths.wide,
    query,
  );

it('takes a role of the address that is spelt in another case for the one in the list', async () => {
  const user = await open('?role=HR');
  await waitFor(() => expect(shownGoals()).toEqual(['Second goal', 'Third goal']));
  expect(select('Role')).toHaveDisplayValue('hr (2)');
  expect(optionsOf('Role')).toEqual(['All roles (3)', 'CEO (1)', 'hr (2)', 'No role (1)']);
  await press(user, 'Charts');
  await user.click(await screen.findByRole('link', { name: /^hr/, current: true }));
  expect(address()).toBe(kindRows.find(({ kind }) => kind === 'okr')?.listPath.individual);
});

describe.each(kindRows)('finding in the pocket, $plural', (row) => {
  it.each([
    { where: 'the goal', query: 'SECOND', goals: ['Second goal'], marks: ['Second'] },
    { where: 'the role', query: 'manager goal', goals: ['Third goal'], marks: ['goal', 'Manager'] },
    { where: 'the result', query: 'only', goals: ['Second goal'], marks: [] },
    { where: 'all of them', query: 'goal', goals: all, marks: ['goal', 'goal', 'goal'] },
    { where: 'goal and role', query: 'sec hr', goals: ['Second goal'], marks: ['Sec', 'HR'] },
  ])('looks at $where, without a call, and marks the words in goal and role', async ({ query, goals, marks }) => {
    const { user } = await openPocket(row.kind);
    const sent = callsOf(row.list).length;
    await user.type(searchField(), query);
    await waitFor(() => expect(shownGoals()).toEqual(goals));
    expect(screen.getByText(new RegExp(`^${goals.length} of 3 found\\.`))).toHaveAttribute('role', 'status');
    await waitFor(() => expect(parameter('q')).toBe(query));
    expect(callsOf(row.list)).toHaveLength(sent);
    expect(textsOf(document.querySelectorAll('mark'))).toEqual(marks);
  });

  it('lists the roles and months with what is in them, and shows one of each', async () => {
    const { user } = await openPocket(row.kind);
    expect(optionsOf('Role')).toEqual(['All roles (3)', 'CEO (1)', 'HR (1)', 'Manager (1)']);
    expect(optionsOf('Month')).toEqual(['All months', 'March 2026 (2)', 'December 2025 (1)']);
    await user.selectOptions(select('Month'), 'March 2026 (2)');
    expect(shownGoals()).toEqual(['First goal', 'Second goal']);
    await user.selectOptions(select('Role'), 'HR (1)');
    expect(shownGoals()).toEqual(['Second goal']);
    expect(address()).toBe(`${row.listPath.individual}?month=2026-03&role=HR`);
    await user.selectOptions(select('Role'), 'All roles (3)');
    await user.selectOptions(select('Month'), 'All months');
    expect(address()).toBe(row.listPath.individual);
    expect(screen.getByText(/^3 saved/)).toBeVisible();
  });

  it('sorts by each head, up, down, and as the server did', async () => {
    const { user } = await openPocket(row.kind);
    const orders = { Name: all, Role: all, Time: ['Third goal', 'First goal', 'Second goal'], Date: all.toReversed() };
    for (const [name, goals] of Object.entries(orders)) {
      const head = within(headOf(name)).getByRole('button', { name });
      await user.click(head);
      expect(shownGoals(), name).toEqual(goals);
      expect(headOf(name)).toHaveAttribute('aria-sort', 'ascending');
      expect(parameter('sort')).toBe(name.toLowerCase());
      await user.click(head);
      expect(shownGoals(), name).toEqual(goals.toReversed());
      expect(headOf(name)).toHaveAttribute('aria-sort', 'descending');
      await user.click(head);
      expect(shownGoals(), name).toEqual(all);
      expect(headOf(name)).not.toHaveAttribute('aria-sort');
      expect(address()).toBe(row.listPath.individual);
    }
  });

  it('says when nothing matches, and clears the filters', async () => {
    const { user } = await openPocket(row.kind);
    await user.selectOptions(select('Role'), 'HR (1)');
    await user.type(searchField(), 'xyzzy');
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    expect(screen.getByText('0 of 3 found.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await press(user, 'Clear filters');
    await waitFor(() => expect(shownGoals()).toEqual(all));
    expect(searchField()).toHaveFocus();
    expect(searchField()).toHaveValue('');
    expect(address()).toBe(row.listPath.individual);
  });
});

it('offers the months of the newest two years, and whole years before them', async () => {
  const createdAt = (index: number) => new Date(2026, 7 - index, 1, 12).toISOString();
  const records = Array.from({ length: 40 }, (_, index) => ({
    id: `${index}`,
    goal: `Goal ${index}`,
    createdAt: createdAt(index),
  }));
  const user = await openPocketWith('okr', records);
  await screen.findByRole('table');
  expect(optionsOf('Month').slice(-3)).toEqual(['January 2025 (1)', '2024 (12)', '2023 (8)']);
  await user.selectOptions(select('Month'), '2023 (8)');
  expect(shownGoals()).toEqual([32, 33, 34, 35, 36, 37, 38, 39].map((index) => `Goal ${index}`));
  expect(parameter('month')).toBe('2023');
});

describe('the address of a pocket', () => {
  it.each([
    ['?q=goal&role=HR&sort=name', ['Second goal', 'Third goal']],
    ['?role=', ['No date']],
    ['?month=2025-12', ['Third goal']],
    ['?month=2026', ['First goal', 'Second goal']],
    ['?sort=-role', ['Second goal', 'Third goal', 'First goal', 'No date']],
    ['?month=2026-13&sort=constructor', [...all, 'No date']],
    ['?month=x&sort=-', [...all, 'No date']],
  ])('shows what %s asks for', async (query, goals) => {
    await open(query);
    await screen.findByRole('table');
    await waitFor(() => expect(shownGoals()).toEqual(goals));
  });

  it('may name a role and a month that no record has', async () => {
    await open(`?role=${encodeURIComponent('<b>Nobody</b>')}&month=1999-01`);
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    expect(select('Role')).toHaveDisplayValue('<b>Nobody</b>');
    expect(select('Month')).toHaveDisplayValue('January 1999');
  });
});

it('sorts with a menu on a phone', async () => {
  const { user } = await openPocket('okr', 'individual', widths.phone);
  await user.selectOptions(select('Sort by'), 'Date, oldest first');
  expect(shownGoals()).toEqual(all.toReversed());
  await user.selectOptions(select('Sort by'), 'As saved, newest first');
  expect(shownGoals()).toEqual(all);
  expect(address()).toBe('/okrs');
});

it('a hundred thousand records are searched, sorted and counted', async () => {
  const many = Array.from({ length: 100_000 }, (_, index) => ({
    id: `r${index}`,
    goal: `Goal ${index}`,
    role: ['HR', 'CEO'][index % 2],
    result: 'One',
    createdAt: new Date(1_790_000_000_000 - index * 60_000).toISOString(),
  }));
  await openPocketWith('okr', many, widths.wide, '?sort=date');
  await waitFor(() => expect(shownGoals()[0]).toBe('Goal 99999'), { timeout: 10_000 });
  await waitFor(() => expect(optionsOf('Role')).toEqual(['All roles (2)', 'CEO (50,000)', 'HR (50,000)']));
  await fill({ 'Search your pocket': '99998' });
  await waitFor(() => expect(shownGoals()).toEqual(['Goal 99998']), { timeout: 10_000 });
  expect(screen.getByText(/^1 of 100,000 found\./)).toBeVisible();
});

const { okr } = goalKinds;

const charts = () => screen.findByRole('region', { name: 'Charts' });

/** The rows of a chart's table, each cell's text. */
async function tableOf(name: string): Promise<string[][]> {
  const table = await within(await charts()).findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .map((row) => textsOf(row.children));
}

describe('the charts of the pocket', () => {
  it.each([
    { createdAt: '0050-03-14T09:41:00', months: ['October 49', 'March 50'] },
    { createdAt: '+012026-03-14T09:41:00', months: ['October 12025', 'March 12026'] },
  ])('count goals of far years: $createdAt', async ({ createdAt, months }) => {
    const user = await openPocketWith(okr.kind, [{ id: 'a', goal: 'Far', role: 'CEO', result: 'One', createdAt }]);
    await user.click(await screen.findByRole('button', { name: 'Charts' }));
    const [, first, ...others] = await tableOf('Goals per month');
    expect([first, others.at(-1)]).toEqual([
      [months[0], '0'],
      [months[1], '1'],
    ]);
    await user.click(within(await charts()).getByRole('link', { name: /1 OKR in/ }));
    expect(shownGoals()).toEqual(['Far']);
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue(new RegExp(months[1] ?? ''));
  });

  it('are closed at first, count goals by month and by role, say so in tables, and close again', async () => {
    const { user } = await openPocket(okr.kind);
    expect(screen.queryByRole('region', { name: 'Charts' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Charts', expanded: false }));
    expect(await tableOf('Goals per month')).toEqual([
      ['Month', 'OKRs'],
      ['October 2025', '0'],
      ['November 2025', '0'],
      ['December 2025', '1'],
      ['January 2026', '0'],
      ['February 2026', '0'],
      ['March 2026', '2'],
    ]);
    expect(await tableOf('Goals per role')).toEqual([
      ['Role', 'OKRs'],
      ['CEO', '1'],
      ['HR', '1'],
      ['Manager', '1'],
    ]);
    const region = await charts();
    expect(region).toHaveTextContent('All 3 OKRs, since October 2025');
    expect(region).toHaveTextContent('All 3 roles');
    await user.click(screen.getByRole('button', { name: 'Charts', expanded: true }));
    expect(region).not.toBeInTheDocument();
  });

  it('show the share of measurable lines, without the objective', async () => {
    const lines = 'Objective: lead by 2027\nRaise sales from 4 to 6 by 31 March 2027\nThink about it';
    const user = await openPocketWith(okr.kind, [
      { id: '1', goal: 'One', role: 'CEO', result: lines, createdAt: '2026-03-14T09:41:00' },
      { id: '2', goal: 'Two', role: 'CEO', result: 'Raise sales from 6 to 9 by 1 May 2027', createdAt: null },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Charts' }));
    const region = await charts();
    await waitFor(() => expect(region).toHaveTextContent('2 of 3 so far, 67%'));
    expect((await tableOf('Measurable lines')).slice(-2)).toEqual([
      ['February 2026', '\u2013'],
      ['March 2026', '50%'],
    ]);
    expect(region).toHaveTextContent('1 of 2, since October 2025');
    expect(region).toHaveTextContent('Goals per role1 role');
  });

  it('set the filter of the list, stay of the whole pocket, and clear the filter again', async () => {
    const { user } = await openPocket(okr.kind);
    await user.click(screen.getByRole('button', { name: 'Charts' }));
    const region = await charts();
    await user.click(await within(region).findByRole('link', { name: '1 OKR in Dec 2025' }));
    await waitFor(() => expect(shownGoals()).toEqual(['Third goal']));
    expect(window.location.search).toBe('?month=2025-12');
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue('2025-12');
    expect(region).toHaveTextContent('All 3 OKRs');
    await within(region).findByRole('link', { name: '0% of the lines measurable in Dec 2025' });
    const names = within(region)
      .getAllByRole('link', { current: true })
      .map((link) => link.textContent);
    expect(names).toEqual(['1 OKR in Dec 2025', '0% of the lines measurable in Dec 2025']);

    await user.click(within(region).getByRole('link', { name: /^HR ?, 1 OKR$/ }));
    await waitFor(() => expect(shownGoals()).toEqual(['Second goal']));
    expect(window.location.search).toBe('?role=HR');
    await user.click(within(region).getByRole('link', { name: /^HR ?, 1 OKR$/ }));
    await waitFor(() => expect(shownGoals()).toHaveLength(3));
    expect(window.location.search).toBe('');
  });

  it('show how far the goals of one\u2019s own wording are, and open them', async () => {
    const { user } = await openPocket(okr.kind);
    await user.click(screen.getByRole('button', { name: 'Charts' }));
    const region = await charts();
    expect(within(region).queryByRole('heading', { name: 'Progress' })).toBeNull();
    await storeWordings({ 'First goal': { progress: [50, 100] } });
    hearFromAnotherTab();
    const bar = await within(region).findByRole('link', { name: /^First goal ?, 75%$/ });
    expect(await tableOf('Progress')).toEqual([
      ['Goal', 'Progress'],
      ['First goal', '75%'],
    ]);
    await user.click(bar);
    const opened = await screen.findByRole('region', { name: 'Details' });
    await waitFor(() => expect(opened).toHaveTextContent('First goal'));
  });
});
