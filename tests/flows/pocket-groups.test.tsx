import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { type GoalKindRow, goalKinds } from '@/domain/goal-kind';

import { db, makeGoal } from '../../mock-api/node.ts';
import type { Goal } from '../../mock-api/tables.ts';
import { address, openApp, signedInAs } from '../support/app.tsx';
import { kindRows } from '../support/goal-texts.ts';
import { details, searchField, shownGoals } from '../support/pocket.ts';
import { copied, findToast, press, setWidth, widths } from '../support/steps.ts';

const good = '1. Lift revenue from 420 K to 520 K by 31 March 2027';
const poor = '1. Improve a lot';

/** Newest first: three goals, one of which was drafted three times for people of one role. */
const seeded = [
  { goal: 'Grow revenue', role: 'Sales Lead', result: `Objective: grow\n${good}`, createdAt: '2026-03-14T11:27:00' },
  { goal: 'Grow revenue', role: 'Sales Lead', result: poor, createdAt: '2026-03-14T11:21:00' },
  { goal: 'grow revenue.', role: 'Sales Lead', result: poor, createdAt: '2026-03-14T11:16:00', id: 'first-try' },
  { goal: 'Hire well', role: 'HR', result: `${good}\n${poor}`, createdAt: '2026-03-10T09:00:00' },
  { goal: 'Grow revenue', role: 'Marketer', result: poor, createdAt: '2026-03-02T09:00:00' },
  { goal: '', role: 'CEO', result: good, createdAt: '2026-01-02T09:00:00' },
];

type Opened = { query?: string; kind?: GoalKindRow; width?: number };

async function openGroups({ query = '?group=goal', kind = goalKinds.okr, width = widths.wide }: Opened = {}) {
  setWidth(width);
  const account = await signedInAs('individual');
  db.tables.goals = seeded.map((goal): Goal => {
    const createdAt = new Date(goal.createdAt).toISOString();
    return makeGoal({ ...goal, createdAt, ownerId: account.id, kind: kind.kind });
  });
  const user = openApp(kind.listPath.individual + query);
  await screen.findByRole('heading', { level: 1 });
  if (query.includes('group=goal')) await screen.findByRole('button', { name: /^(?:Collapse|Expand) Grow revenue/ });
  return user;
}

const foldButtons = () => screen.getAllByRole('button', { name: /^(?:Collapse|Expand) / });
const heads = () => foldButtons().map((button) => button.getAttribute('aria-label'));
/** The records in groups: the only one of a goal has no head. */
const rows = ['Sales Lead', 'Sales Lead', 'Sales Lead', 'Marketer', 'Hire well', '–'];
const groupBox = (goal: string) => screen.getByRole('checkbox', { name: `Select all in ${goal}` });
const opener = (name: string) => screen.getByRole('button', { name });

describe.each(kindRows)('the pocket of $plural by strategic goal', (kind) => {
  it('has a head for each goal with a row for each record, also of people of one role; the address keeps it', async () => {
    const user = await openGroups({ query: '', kind });
    await user.click(await screen.findByRole('tab', { name: 'By strategic goal' }));
    expect(address()).toBe(`${kind.listPath.individual}?group=goal`);
    await waitFor(() => expect(heads()).toEqual(['Collapse Grow revenue']));
    expect(shownGoals()).toEqual(rows);
    const table = screen.getByRole('table');
    expect(table).toHaveTextContent(`Sales Lead, Marketer \u00b7 4 ${kind.plural}`);
    await user.click(screen.getByRole('tab', { name: 'List' }));
    expect(address()).toBe(kind.listPath.individual);
    expect(shownGoals()).toHaveLength(6);
  });
});

describe('the pocket in groups', () => {
  it('folds and opens a group, or all with Shift, keeps the focus there, and sorts the groups', async () => {
    const user = await openGroups();
    expect(await screen.findByText('3 to sharpen')).toBeVisible();
    await press(user, 'Collapse Grow revenue');
    expect(shownGoals()).toEqual(['Hire well', '–']);
    expect(opener('Expand Grow revenue')).toHaveFocus();
    expect(opener('Expand Grow revenue')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Shift>}');
    await press(user, 'Expand Grow revenue');
    await user.keyboard('{/Shift}');
    expect(shownGoals()).toEqual(rows);
    // By the first record of each.
    await press(user, 'Date');
    expect(shownGoals()).toEqual(['–', 'Marketer', 'Sales Lead', 'Sales Lead', 'Sales Lead', 'Hire well']);
    await press(user, 'Strategic goal');
    expect(address()).toContain('sort=name');
  });

  it('expands what a search finds, and marks it', async () => {
    const user = await openGroups();
    await press(user, 'Collapse Grow revenue');
    await user.type(searchField(), 'improve');
    await waitFor(() => expect(shownGoals()).toEqual(['Sales Lead', 'Sales Lead', 'Marketer', 'Hire well']));
    expect(screen.getByText(/found/)).toHaveTextContent('4 of 6 found, in 2 strategic goals.');
    await user.clear(searchField());
    await user.type(searchField(), 'market');
    await waitFor(() => expect(shownGoals()).toEqual(['Grow revenue']));
    expect(screen.getByText('Market', { selector: 'mark' })).toBeVisible();
  });

  it('returns the focus of details whose row is collapsed to the button that expands it', async () => {
    const user = await openGroups({ query: '?group=goal&record=first-try' });
    expect(opener('Sales Lead: grow revenue.')).toHaveAttribute('aria-expanded', 'true');
    await press(user, 'Collapse Grow revenue');
    await user.click(await within(details()).findByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(opener('Expand Grow revenue')).toHaveFocus());
  });

  it('is a choice of the order on a phone, which any other order ends', async () => {
    const user = await openGroups({ query: '', width: widths.phone });
    await press(user, 'Filter');
    const order = await screen.findByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(order, 'Group by strategic goal');
    await waitFor(() => expect(heads()).toEqual(['Collapse Grow revenue']));
    expect(shownGoals()).toEqual(rows);
    await user.selectOptions(order, 'Date, oldest first');
    expect(address()).toBe(`${goalKinds.okr.listPath.individual}?sort=date`);
  });

  it('prints every group', async () => {
    const user = await openGroups();
    await press(user, 'Collapse Grow revenue');
    window.dispatchEvent(new Event('beforeprint'));
    expect(shownGoals()).toEqual(rows);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(shownGoals()).toEqual(['Hire well', '–']));
  });

  it('selects a whole group, also where it is collapsed', async () => {
    const user = await openGroups();
    await press(user, 'Collapse Grow revenue');
    await user.click(groupBox('Grow revenue'));
    expect(await screen.findByRole('toolbar')).toHaveAccessibleName('4 selected');
    await press(user, 'Expand Grow revenue');
    await user.click(screen.getByRole('checkbox', { name: 'Select Marketer: Grow revenue' }));
    expect(groupBox('Grow revenue')).toBePartiallyChecked();
  });
});

it('files are in the order of the groups', async () => {
  const user = await openGroups();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  const bar = await screen.findByRole('toolbar');
  await user.click(within(bar).getByRole('button', { name: 'Markdown' }));
  await findToast('Copied 6 OKRs as Markdown.');
  expect((await copied('text/plain')).match(/(?<=^OKR · ).*(?= · )/gm)).toEqual([
    'Sales Lead',
    'Sales Lead',
    'Sales Lead',
    'Marketer',
    'HR',
    'CEO',
  ]);
});
