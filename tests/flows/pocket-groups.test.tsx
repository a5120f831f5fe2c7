import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { goalKinds, type GoalKindRow } from '@/domain/goal-kind';

import { makeGoal } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import type { Goal } from '../../mock-api/tables.ts';
import { address, openApp, signedInAs } from '../support/app.tsx';
import { copied } from '../support/clipboard.ts';
import { storeDrafts } from '../support/drafted-for.ts';
import { press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { chosenGoals, details, searchField, shownGoals } from '../support/pocket.ts';
import { savedFiles } from '../support/saved-files.ts';
import { findToast } from '../support/toasts.ts';
import { setWidth, widths } from '../support/viewport.ts';

const good = '1. Lift revenue from 420 K to 520 K by 31 March 2027';
const poor = '1. Improve a lot';

/** Newest first: three goals, one of which was drafted three times for one role. */
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

const fold = '2 earlier drafts, Sales Lead: Grow revenue';
const foldButtons = () => screen.getAllByRole('button', { name: /^(?:Collapse|Expand) / });
const heads = () => foldButtons().map((button) => button.getAttribute('aria-label'));
const groupBox = (goal: string) => screen.getByRole('checkbox', { name: `Select all in ${goal}` });
const opener = (name: string) => screen.getByRole('button', { name });

describe.each(kindRows)('the pocket of $plural by strategic goal', (kind) => {
  it('has a head for each goal, the first one open; the address keeps it', async () => {
    const user = await openGroups({ query: '', kind });
    await user.click(await screen.findByRole('tab', { name: 'By strategic goal' }));
    expect(address()).toBe(`${kind.listPath.individual}?group=goal`);
    await waitFor(() => expect(heads()).toEqual(['Collapse Grow revenue']));
    expect(shownGoals()).toEqual(['Sales Lead', 'Marketer', 'Hire well', '–']);
    const table = screen.getByRole('table');
    expect(table).toHaveTextContent(`Sales Lead, Marketer \u00b7 2 ${kind.plural}`);
    await user.click(screen.getByRole('tab', { name: 'List' }));
    expect(address()).toBe(kind.listPath.individual);
    expect(shownGoals()).toHaveLength(6);
  });
});

describe('the pocket in groups', () => {
  it('folds and opens a group, or all with Shift, keeps the focus there, and sorts the groups', async () => {
    const user = await openGroups();
    expect(await screen.findByText('1 to sharpen')).toBeVisible();
    await press(user, 'Collapse Grow revenue');
    expect(shownGoals()).toEqual(['Hire well', '–']);
    expect(opener('Expand Grow revenue')).toHaveFocus();
    expect(opener('Expand Grow revenue')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Shift>}');
    await press(user, 'Expand Grow revenue');
    await user.keyboard('{/Shift}');
    expect(shownGoals()).toEqual(['Sales Lead', 'Marketer', 'Hire well', '–']);
    // By the first record of each.
    await press(user, 'Date');
    expect(shownGoals()).toEqual(['–', 'Marketer', 'Sales Lead', 'Hire well']);
    await press(user, 'Strategic goal');
    expect(address()).toContain('sort=name');
  });

  it('expands matches, marks them, and keeps the numbers of drafts', async () => {
    const user = await openGroups();
    await user.type(searchField(), 'improve');
    await waitFor(() => expect(shownGoals()).toEqual(['Sales Lead', 'Marketer', 'Hire well']));
    expect(screen.getByText(/found/)).toHaveTextContent('4 of 6 found, in 2 strategic goals.');
    expect(screen.getByText('Draft 2 of 3')).toBeVisible();
    await user.clear(searchField());
    await user.type(searchField(), 'market');
    await waitFor(() => expect(shownGoals()).toEqual(['Grow revenue']));
    expect(screen.getByText('Market', { selector: 'mark' })).toBeVisible();
  });

  it('expands the group and the drafts of a linked record', async () => {
    const user = await openGroups({ query: '?group=goal&record=first-try' });
    await waitFor(() =>
      expect(shownGoals()).toEqual(['Sales Lead', 'Draft 2', 'Draft 1', 'Marketer', 'Hire well', '–']),
    );
    expect(opener('Draft 1, Sales Lead: grow revenue.')).toHaveAttribute('aria-expanded', 'true');
    // Closed while its row is collapsed, the details return the focus to the button that expands it.
    await press(user, 'Collapse Grow revenue');
    await user.click(within(details()).getByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(opener('Expand Grow revenue')).toHaveFocus());
  });

  it('is a choice of the order on a phone, which any other order ends', async () => {
    const user = await openGroups({ query: '', width: widths.phone });
    await press(user, 'Filter');
    const order = await screen.findByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(order, 'Group by strategic goal');
    await waitFor(() => expect(heads()).toEqual(['Collapse Grow revenue']));
    expect(shownGoals()).toEqual(['Sales Lead', 'Marketer', 'Hire well', '–']);
    await user.selectOptions(order, 'Date, oldest first');
    expect(address()).toBe(`${goalKinds.okr.listPath.individual}?sort=date`);
  });

  it('prints every group and every try, without its tools', async () => {
    await openGroups();
    window.dispatchEvent(new Event('beforeprint'));
    expect(shownGoals()).toEqual(['Sales Lead', 'Draft 2', 'Draft 1', 'Marketer', 'Hire well', '–']);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(shownGoals()).toEqual(['Sales Lead', 'Marketer', 'Hire well', '–']));
  });
});

it('drafts for people of one role are one goal only where this browser knows that they are for one person, in files too', async () => {
  const account = await signedInAs('business');
  const goal = 'Win customers';
  db.tables.goals = ['ada', 'bo', 'bo', 'unknown', 'unknown'].map((person, index): Goal => {
    const createdAt = new Date(`2026-03-14T11:2${index}:00`).toISOString();
    const about = { id: `${person}-${index}`, goal, role: 'Account Executive', result: `${person} ${good}`, createdAt };
    return makeGoal({ ...about, ownerId: account.id, kind: goalKinds.okr.kind });
  });
  const drafts = db.tables.goals.map(({ id, kind, role }) => {
    const known = { after: null, record: id, isByRole: true, isUnanswered: false };
    return { person: id.slice(0, -2), kind, role, goal, sentAt: 0, ...known };
  });
  await storeDrafts(drafts.filter(({ person }) => person !== 'unknown'));
  const user = openApp(`${goalKinds.okr.listPath.business}?group=goal`);
  expect(await screen.findByText('Draft 2 of 2')).toBeVisible();
  expect(shownGoals()).toEqual(Array.from({ length: 4 }, () => 'Account Executive'));
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(await screen.findByRole('toolbar')).toHaveTextContent('4 selected, 1 earlier draft not included.');
});

describe('drafts of one request', () => {
  it('are one row, which opens the earlier ones', async () => {
    const user = await openGroups();
    expect(screen.getByText('Draft 3 of 3')).toBeVisible();
    await press(user, fold);
    expect(shownGoals()).toEqual(['Sales Lead', 'Draft 2', 'Draft 1', 'Marketer', 'Hire well', '–']);
    expect(opener(fold)).toHaveAttribute('aria-expanded', 'true');
    await press(user, fold);
    expect(shownGoals()).toEqual(['Sales Lead', 'Marketer', 'Hire well', '–']);
    // Only in groups: the plain table has a row for each.
    await user.click(screen.getByRole('tab', { name: 'List' }));
    expect(shownGoals()).toHaveLength(6);
  });

  it('are chosen with their group where they are open, and the bar says which are left out', async () => {
    const user = await openGroups();
    await user.click(groupBox('Grow revenue'));
    const bar = await screen.findByRole('toolbar');
    expect(bar).toHaveTextContent('2 selected, 2 earlier drafts not included.');
    expect(chosenGoals()).toHaveLength(3);
    expect(groupBox('Grow revenue')).toBeChecked();
    await press(user, fold);
    expect(groupBox('Grow revenue')).toBePartiallyChecked();
    expect(bar).toHaveTextContent(/^2 selectedClear/);
    await user.click(groupBox('Grow revenue'));
    expect(bar).toHaveTextContent(/^4 selectedClear/);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(bar).toHaveTextContent(/^6 selectedClear/);
  });

  it('are not in a range that is chosen over them while they are collapsed', async () => {
    const user = await openGroups();
    await user.click(screen.getByRole('checkbox', { name: 'Select Sales Lead: Grow revenue' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Hire well' }));
    await user.keyboard('{/Shift}');
    expect(await screen.findByRole('toolbar')).toHaveTextContent('3 selected, 2 earlier drafts not included.');
  });

  it('are compared, at first the latest with the one before it', async () => {
    const user = await openGroups();
    await press(user, 'Compare drafts of Sales Lead: Grow revenue');
    const dialog = await screen.findByRole('dialog', { name: 'Compare drafts' });
    expect(within(dialog).getByRole('group', { name: 'Draft 3' })).toHaveTextContent('Lift revenue');
    expect(within(dialog).getByRole('group', { name: 'Draft 2' })).toHaveTextContent('Improve a lot');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'First draft' }), 'first-try');
    expect(within(dialog).queryByRole('group', { name: 'Draft 2' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Close dialog' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Compare drafts' })).toBeNull());
    expect(opener('Compare drafts of Sales Lead: Grow revenue')).toHaveFocus();
  });
});

describe('what is made of chosen records', () => {
  it('is in the order of the groups, under their strategic goals', async () => {
    const user = await openGroups();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    const bar = await screen.findByRole('toolbar');
    await user.click(within(bar).getByRole('button', { name: 'Markdown' }));
    await findToast('Copied 4 OKRs as Markdown.');
    expect((await copied('text/plain')).match(/^#.*$/gm)).toEqual([
      '# Grow revenue',
      '## Sales Lead',
      '## Marketer',
      '# Hire well',
      '## HR',
      '# No strategic goal',
      '## CEO',
    ]);
  });

  it('has a column for the strategic goal where a record names another text', async () => {
    const saved = savedFiles();
    const user = await openGroups();
    await press(user, fold);
    await user.click(screen.getByRole('checkbox', { name: 'Select all in Grow revenue' }));
    const bar = await screen.findByRole('toolbar');
    await user.click(within(bar).getByRole('button', { name: 'CSV' }));
    await findToast('CSV with 4 OKRs downloaded.');
    const rows = (await saved[0]?.blob.text())?.split('\r\n') ?? [];
    expect(rows[0]).toMatch(/Note,Strategic goal$/);
    expect(rows.filter((row) => row.includes('grow revenue.'))).toEqual([expect.stringMatching(/,Grow revenue$/)]);
  });
});
