import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { address } from '../support/app.tsx';
import { press, textsOf } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { openPocket, openPocketWith, searchField, shownGoals } from '../support/pocket.ts';
import { widths } from '../support/viewport.ts';
import { callsOf } from '../support/wire.ts';

const all = ['First goal', 'Second goal', 'Third goal'];
const select = (name: string) => screen.getByRole('combobox', { name });
const optionsOf = (name: string) => textsOf(within(select(name)).getAllByRole('option'));
const headOf = (name: string) => screen.getByRole('columnheader', { name });
const parameter = (name: string) => new URLSearchParams(window.location.search).get(name);

/** A pocket opened by an address. */
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

it('takes a role of the address in another case too', async () => {
  await open('?role=HR');
  await waitFor(() => expect(shownGoals()).toEqual(['Second goal', 'Third goal']));
});

describe.each(kindRows.slice(1))('finding in the pocket, $plural', (row) => {
  it.each([
    { where: 'the goal', query: 'SECOND', goals: ['Second goal'], marks: ['Second'] },
    { where: 'the result', query: 'only', goals: ['Second goal'], marks: [] },
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
    expect(await screen.findByText(/^3 (?:OKRs|KPIs): 3 not started\.$/)).toBeVisible();
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

describe('the address of a pocket', () => {
  it('may name a role and a month that no record has', async () => {
    await open(`?role=${encodeURIComponent('<b>No role</b>')}&month=1999-01`);
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    expect(select('Role')).toHaveDisplayValue('<b>No role</b>');
    expect(select('Month')).toHaveDisplayValue('January 1999');
  });
});

it('sorts with a menu on a phone', async () => {
  const { user } = await openPocket('okr', 'individual', widths.phone);
  await press(user, 'Filter');
  await user.selectOptions(select('Sort by'), 'Date, oldest first');
  expect(shownGoals()).toEqual(all.toReversed());
  await user.selectOptions(select('Sort by'), 'Newest first');
  expect(shownGoals()).toEqual(all);
  expect(address()).toBe('/okrs');
});
