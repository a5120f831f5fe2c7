import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import type { GoalVersion } from '@/domain/version';

import { db } from '../../mock-api/node.ts';
import { address, goBack, openApp } from '../support/app.tsx';
import { dayAgo, momentAgo } from '../support/check-ins.ts';
import { press, textsOf } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { openOverview } from '../support/overview.ts';
import { openPocket, shownGoals } from '../support/pocket.ts';
import { rangeOf } from '../support/version-editor.ts';
import { storeVersions } from '../support/versions.ts';
import { widths } from '../support/viewport.ts';

const checkedIn: Partial<GoalVersion> = {
  progress: [40],
  checkIns: [{ day: dayAgo(45), progress: [40] }],
  savedAt: momentAgo(45),
};
const never: Partial<GoalVersion> = { savedAt: momentAgo(60) };
const done: Partial<GoalVersion> = { progress: [100, 100], savedAt: momentAgo(90) };

const select = () => screen.findByRole('combobox', { name: 'Progress' });
const rowOf = (goal: string) => screen.getByRole('button', { name: goal }).closest('tr, li');
const shows = (...goals: string[]) => waitFor(() => expect(shownGoals()).toEqual(goals));

/** Opens a pocket with stored versions; all its goals are 144 days old. */
async function openWith(
  versions: Record<string, Partial<GoalVersion>>,
  query = '',
  { kind = 'okr', width = widths.wide }: { kind?: GoalKind; width?: number } = {},
) {
  await openPocket(kind, 'individual', width);
  for (const goal of db.tables.goals) goal.createdAt = new Date(momentAgo(144)).toISOString();
  await storeVersions(versions, { kind });
  cleanup();
  return openApp(goalKinds[kind].listPath.individual + query);
}

describe('the progress that a pocket is filtered by', () => {
  it.each(kindRows)(
    'is in every row, summed up below the title, and in the address, among $plural',
    async ({ kind, listPath }) => {
      const versions = { 'First goal': checkedIn, 'Second goal': never, 'Third goal': done };
      const user = await openWith(versions, '', { kind });
      expect(await screen.findByText(/^3 (?:OKRs|KPIs): 1 in progress, 1 done, 1 not started\.$/)).toBeVisible();
      expect(rowOf('Third goal')).toHaveTextContent('Done');
      expect(textsOf(within(await select()).getAllByRole('option'))).toEqual([
        'Any progress',
        'Not started',
        'In progress',
        'No check-in for 30 days',
        'Done',
      ]);
      await user.selectOptions(await select(), 'No check-in for 30 days');
      await shows('First goal', 'Second goal');
      expect(address()).toBe(`${listPath.individual}?progress=untouched`);
      expect(screen.getByText(/^2 of 3 found\./)).toHaveAttribute('role', 'status');
      expect(rowOf('First goal')).toHaveTextContent('No check-in for 45 days');
      expect(rowOf('Second goal')).toHaveTextContent('Not started');
      await user.selectOptions(await select(), 'Done');
      await shows('Third goal');
      expect(rowOf('Third goal')).not.toHaveTextContent('check-in');
      await user.selectOptions(await select(), 'Not started');
      await shows('Second goal');
      await user.selectOptions(await select(), 'In progress');
      await shows('First goal');
      await user.selectOptions(await select(), 'Any progress');
      await shows('First goal', 'Second goal', 'Third goal');
      expect(address()).toBe(listPath.individual);
    },
  );

  it('is that of the address, also on a phone and after Back, and one that is unknown is none', async () => {
    const user = await openWith({ 'First goal': checkedIn }, '?progress=untouched', { width: widths.phone });
    await shows('First goal');
    expect(rowOf('First goal')).toHaveTextContent('No check-in for 45 days');
    await press(user, 'First goal');
    await screen.findByRole('dialog');
    await goBack();
    expect(address()).toContain('?progress=untouched');
    cleanup();
    const again = openApp(`${goalKinds.okr.listPath.individual}?progress=constructor`);
    await shows('First goal', 'Second goal', 'Third goal');
    await press(again, 'Filter');
    expect(await select()).toHaveValue('');
  });

  it('is followed at once: a goal that is touched leaves the list, and its details stay', async () => {
    const user = await openWith({ 'First goal': checkedIn, 'Second goal': never }, '?progress=untouched');
    await shows('First goal', 'Second goal');
    await press(user, 'First goal');
    await screen.findByText(/^No check-in for 45 days\./);
    fireEvent.change(rangeOf(1), { target: { value: '50' } });
    await shows('Second goal');
    expect(rangeOf(1)).toHaveValue('50');
  });

  it('is said of the rows of groups as well', async () => {
    await openWith({ 'First goal': checkedIn, 'Second goal': never }, '?progress=untouched&group=goal');
    expect(await screen.findByText('No check-in for 45 days')).toBeVisible();
    expect(screen.getByText(/^2 of 3 found/)).toBeVisible();
  });
});

describe('the answer of the overview', () => {
  const goals = [
    { goal: 'One', kind: 'okr' },
    { goal: 'Two', kind: 'okr' },
    { goal: 'Three', kind: 'kpi' },
    { goal: 'Four', kind: 'kpi' },
    { goal: 'Five', kind: 'okr' },
  ] as const;
  const createdAt = new Date(momentAgo(144)).toISOString();

  /** Opens it with versions of goals of every kind. */
  const openWorded = (versions: Record<string, Partial<GoalVersion>>) =>
    openOverview({
      goals: goals.map((goal) => ({ ...goal, createdAt, result: '1. A line' })),
      before: async () => {
        for (const { kind } of kindRows) {
          const names: readonly string[] = goals.filter((goal) => goal.kind === kind).map(({ goal }) => goal);
          const own = Object.entries(versions).filter(([goal]) => names.includes(goal));
          await storeVersions(Object.fromEntries(own), { audience: 'business', kind });
        }
      },
    });
  const title = () => screen.findByRole('heading', { name: 'Needs a check-in' });
  const card = async () => (await title()).closest('section') ?? document.body;
  const textsIn = async () =>
    within(await card())
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const seeOkrs = `${paths.businessOkrs}?progress=untouched`;

  it('names three of the goals without a check-in for 30 days, and leads to every kind that has some', async () => {
    const versions = { One: checkedIn, Two: never, Three: never, Four: never, Five: { savedAt: momentAgo(1) } };
    const { user } = await openWorded(versions);
    await waitFor(async () => expect(await card()).toHaveTextContent(/^Needs a check-in4/));
    expect(await textsIn()).toEqual([
      ['OneSales Lead · 45 days', expect.anything()],
      ['TwoSales Lead · 60 days', expect.anything()],
      [expect.stringMatching(/· 60 days$/), expect.anything()],
      ['See 2 OKRs', seeOkrs],
      ['See 2 KPIs', `${paths.businessKpis}?progress=untouched`],
    ]);
    await user.click(screen.getByRole('link', { name: 'See 2 OKRs' }));
    await shows('One', 'Two');
    expect(await select()).toHaveDisplayValue('No check-in for 30 days');
  });

  it('asks about all of them in one round, which stays when none waits any more', async () => {
    const { user } = await openWorded({ One: checkedIn, Three: never });
    await press(user, 'Check in');
    for (const goal of ['One', 'Three']) {
      await screen.findByRole('form', { name: goal });
      await user.keyboard('{Enter}');
    }
    expect(await screen.findByRole('heading', { name: '2 goals are checked in.' })).toBeVisible();
    await press(user, 'Done');
    await waitFor(async () => expect(await card()).toHaveTextContent('Every goal has a recent check-in.'));
  });

  it('is left out where nothing has progress in this browser', async () => {
    await openWorded({});
    await screen.findByRole('heading', { name: /linked to people in this browser$/ });
    expect(screen.queryByRole('heading', { name: 'Needs a check-in' })).toBeNull();
  });

  it('reports a failed read, and retries', async () => {
    let read: { mockRestore: () => void } | undefined;
    const { user } = await openOverview({
      goals: [{ goal: 'One', createdAt, result: '1. A line' }],
      before: async () => {
        await storeVersions({ One: never }, { audience: 'business' });
        read = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
          throw new DOMException('broken', 'UnknownError');
        });
      },
    });
    // Both pockets were read.
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    read?.mockRestore();
    await user.click(await within(await card()).findByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await textsIn()).toContainEqual(['See 1 OKR', seeOkrs]));
    expect(await title()).toHaveFocus();
  });
});
