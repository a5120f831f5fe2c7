import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Audience } from '@/domain/audience';
import { type GoalKind, goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import type { GoalVersion } from '@/domain/version';
import { versionMessages } from '@/domain/version-messages';

import { db } from '../../mock-api/node.ts';
import { address, goBack, openApp } from '../support/app.tsx';
import { kindRows } from '../support/goal-texts.ts';
import { openOverview } from '../support/overview.ts';
import { details, openPocket, shownGoals } from '../support/pocket.ts';
import { breakDatabase, escape, onlyToast, press, textsOf, widths } from '../support/steps.ts';
import {
  checkedIn,
  dayAgo,
  hearFromAnotherTab,
  idOf,
  line,
  momentAgo,
  openWorded,
  rangeOf,
  save,
  storedVersions,
  storeVersions,
  type,
} from '../support/versions.ts';

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
  const openAnswer = (versions: Record<string, Partial<GoalVersion>>) =>
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
    const { user } = await openAnswer(versions);
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
    const { user } = await openAnswer({ One: checkedIn, Three: never });
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
    await openAnswer({});
    await screen.findByRole('heading', { name: /linked to people in this browser$/ });
    expect(screen.queryByRole('heading', { name: 'Needs a check-in' })).toBeNull();
  });

  it('reports a failed read, and retries', async () => {
    let read: { mockRestore: () => void } | undefined;
    const { user } = await openOverview({
      goals: [{ goal: 'One', createdAt, result: '1. A line' }],
      before: async () => {
        await storeVersions({ One: never }, { audience: 'business' });
        read = breakDatabase('getAll');
      },
    });
    // Both pockets were read.
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    read?.mockRestore();
    await waitFor(async () => expect(await card()).toHaveTextContent("We couldn't load your progress"));
    await user.click(await within(await card()).findByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await textsIn()).toContainEqual(['See 1 OKR', seeOkrs]));
    expect(await title()).toHaveFocus();
  });
});

const round = () => screen.findByRole('dialog', { name: 'Check in' });
const asked = (goal: string) => screen.findByRole('form', { name: goal });
const roundRows = async () =>
  within(await round())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Opens a pocket with three goals without a check-in for 45 days, and the round that asks about them. */
async function openRound(audience: Audience = 'individual', result = 'Objective: lead\n1. Cut churn from 4% to 2%') {
  const { user } = await openPocket('okr', audience, undefined, { result });
  await storeVersions({ 'First goal': checkedIn, 'Second goal': checkedIn, 'Third goal': checkedIn }, { audience });
  hearFromAnotherTab(undefined, audience);
  await press(user, 'Check in');
  return user;
}

it('asks for one goal after another by Enter, and lists what changed', async () => {
  const user = await openRound();
  expect(await asked('First goal')).toHaveFocus();
  expect(screen.getByText('1 of 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nothing has changed' })).toBeVisible();
  await user.keyboard('{Enter}');

  expect(await asked('Second goal')).toHaveFocus();
  const slider = rangeOf(1);
  slider.focus();
  fireEvent.change(slider, { target: { value: '65' } });
  expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  await user.keyboard('{Enter}');

  await asked('Third goal');
  await press(user, 'Skip');
  expect(await screen.findByRole('heading', { name: '2 goals are checked in.' })).toHaveFocus();
  expect(await roundRows()).toEqual([
    expect.stringMatching(/^First goal.*No change, 40%$/),
    expect.stringMatching(/^Second goal.*40% to 65%$/),
    expect.stringMatching(/^Third goal.*Skipped$/),
  ]);
  await waitFor(async () =>
    expect((await storedVersions()).map(({ checkIns }) => checkIns.at(-1))).toEqual([
      { day: dayAgo(0), progress: [40] },
      { day: dayAgo(0), progress: [65] },
      { day: dayAgo(45), progress: [40] },
    ]),
  );
  await press(user, 'Done');
  await press(user, 'Check in');
  await asked('Third goal');
  await user.keyboard('{Enter}');
  await press(user, 'Done');
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('tells by the lines whether a goal changed: not by presses, and not by its mean', async () => {
  const user = await openRound('individual', 'Objective: lead\n1. One\n2. Two');
  await asked('First goal');
  fireEvent.change(rangeOf(1), { target: { value: '50' } });
  await screen.findByRole('button', { name: 'Next' });
  fireEvent.change(rangeOf(1), { target: { value: '40' } });
  await screen.findByRole('button', { name: 'Nothing has changed' });
  await press(user, 'Skip');

  await asked('Second goal');
  await press(user, 'Skip');
  await asked('Third goal');
  fireEvent.change(rangeOf(1), { target: { value: '30' } });
  await screen.findByRole('button', { name: 'Next' });
  fireEvent.change(rangeOf(2), { target: { value: '10' } });
  await waitFor(async () => expect((await storedVersions())[2]?.progress).toEqual([30, 10]));
  await press(user, 'Next');
  expect(await screen.findByRole('heading', { name: '1 goal is checked in.' })).toHaveFocus();
  expect(await roundRows()).toEqual([
    expect.stringMatching(/Skipped$/),
    expect.stringMatching(/Skipped$/),
    expect.stringMatching(/Updated, still 20%$/),
  ]);
});

it('continues after a reload with the goals that still wait, and Back leaves it', async () => {
  const user = await openRound();
  await asked('First goal');
  await user.keyboard('{Enter}');
  await asked('Second goal');
  cleanup();
  openApp(address());
  expect(await asked('Second goal')).toHaveFocus();
  expect(screen.getByText('1 of 2')).toBeVisible();
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that a goal was deleted in another tab, and skips it', async () => {
  const user = await openRound('business');
  await asked('First goal');
  hearFromAnotherTab(idOf('First goal'), 'business');
  expect(await screen.findByText('This goal was deleted in another tab.')).toBeVisible();
  await press(user, 'Next');
  await asked('Second goal');
});

const hint = () => screen.queryByText(/^No check-in for \d+ days\./);

/** Opens the first goal with a version that was kept before. */
async function openKept(version: Partial<GoalVersion>, kind: GoalKind = 'okr') {
  const { user } = await openPocket(kind);
  await storeVersions({ 'First goal': version }, { kind });
  hearFromAnotherTab(undefined, 'individual', kind);
  await press(user, 'First goal');
  return user;
}

/** The rows of the table, the head first. */
const cells = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

const drawings = () => details().querySelectorAll('li svg[viewBox="0 0 132 28"]');

describe('a check-in', () => {
  it('is every change of progress, one a day at most, and is kept', async () => {
    const { user } = await openWorded();
    expect(screen.queryByRole('button', { name: 'Check-in history' })).toBeNull();
    fireEvent.change(rangeOf(1), { target: { value: '25' } });
    fireEvent.change(rangeOf(1), { target: { value: '40' } });
    fireEvent.change(rangeOf(2), { target: { value: '100' } });
    await waitFor(async () =>
      expect((await storedVersions())[0]?.checkIns).toEqual([{ day: dayAgo(0), progress: [40, 100] }]),
    );
    expect(within(details()).getAllByText(/^1 check-in, last \w{3} \d/)).toHaveLength(2);
    expect(drawings()).toHaveLength(0);

    await press(user, 'Check-in history');
    const dialog = await screen.findByRole('dialog', { name: 'Check-in history' });
    expect(within(dialog).getByText('1 day')).toBeVisible();
    expect(cells(dialog)).toEqual([
      ['Day', 'Key result 1', 'Key result 2'],
      [expect.stringMatching(/^\w{3} \d+$/) as string, '40%', 'Done'],
    ]);
    escape();
    expect(screen.getByRole('button', { name: 'Check-in history' })).toHaveFocus();
  });

  it('that another tab made while words were edited is not lost', async () => {
    const { user } = await openWorded();
    const [kept] = await storedVersions();
    await press(user, 'Edit');
    await screen.findByRole('button', { name: 'Save my version' });
    type(line(2), 'Two, and better');
    const checkIns = [{ day: dayAgo(0), progress: [0, 0] }];
    await storeVersions({ 'First goal': { ...kept, checkIns } });
    await save(user);
    expect((await storedVersions())[0]?.checkIns).toEqual([{ day: dayAgo(0), progress: [0] }]);
  });
});

it('the line under a slider says how many there are, and that nothing has changed yet', async () => {
  const checkIns = [
    { day: dayAgo(40), progress: [10, 0] },
    { day: dayAgo(20), progress: [15] },
    { day: dayAgo(10), progress: [15, 0] },
  ];
  await openKept({ progress: [15, 0], checkIns, savedAt: momentAgo(10) });
  expect(await screen.findByText(/^3 check-ins, last /)).toBeVisible();
  expect(screen.getByText('2 check-ins, no change yet')).toBeVisible();
  expect(drawings()).toHaveLength(2);
  expect(drawings()[0]).toHaveAttribute('aria-hidden', 'true');
});

describe('a goal that was not touched for 30 days', () => {
  it.each(kindRows)('is asked about, among $plural: nothing has changed', async ({ kind }) => {
    const user = await openKept(checkedIn, kind);
    expect(await screen.findByText(/^No check-in for 45 days\. Update progress, or/)).toBeVisible();
    await press(user, 'No change');
    expect(screen.getByRole('heading', { name: 'Result' })).toHaveFocus();
    await waitFor(() => expect(hint()).toBeNull());
    await onlyToast(versionMessages.checkedIn);
    expect(screen.getByText('2 check-ins, no change yet')).toBeVisible();
    await press(user, 'Check-in history');
    const rows = cells(await screen.findByRole('dialog')).slice(1);
    expect(rows.map(([, ...lines]) => lines)).toEqual([
      ['40%', '0%'],
      ['40%', '\u2013'],
    ]);
  });

  it('is touched by its slider as well, and reports that saving failed', async () => {
    await openKept(checkedIn);
    expect(await screen.findByText(/^No check-in for 45 days\./)).toBeVisible();
    breakDatabase('put');
    fireEvent.change(rangeOf(2), { target: { value: '5' } });
    await waitFor(() => expect(hint()).toBeNull());
    expect(await screen.findByText(versionMessages.nothingKept)).toBeVisible();
  });
});

const now = (place: number) => screen.getByRole('textbox', { name: new RegExp(`^Now of key result ${place}\\b`) });

const ranged = 'Objective: lead\n1. Cut churn from 4% to 2% by May 2027\n2. Run the pilot from Jan to March';

/** Opens a goal without a version: its first result has a range, its second none. */
async function openRanged(result = ranged) {
  const { user } = await openPocket('okr', 'individual', undefined, { result });
  await press(user, 'First goal');
  await screen.findByRole('slider', { name: 'Progress of key result 1' });
  return user;
}

it('progress is set at the first look, and makes a version without words', async () => {
  await openRanged();
  expect(rangeOf(1)).toHaveValue('0');
  const slider = rangeOf(2);
  slider.focus();
  fireEvent.change(slider, { target: { value: '25' } });
  expect(await screen.findByText('Your progress, in this browser')).toBeVisible();
  expect(rangeOf(2)).toBe(slider);
  expect(slider).toHaveFocus();
  await waitFor(async () =>
    expect(await storedVersions()).toMatchObject([{ lines: null, note: '', progress: [0, 25] }]),
  );
});

it('a value is typed beside the slider, which follows, and is stored with its unit', async () => {
  const user = await openRanged();
  expect(screen.queryByRole('textbox', { name: /^Now of key result 2/ })).toBeNull();
  expect(now(1)).toHaveAccessibleName('Now of key result 1 (%)');
  await user.type(now(1), '3,5{Enter}');
  expect(now(1)).toHaveFocus();
  await waitFor(() => expect(rangeOf(1)).toHaveValue('25'));
  expect(now(1)).toHaveValue('3,5');
  await waitFor(async () =>
    expect((await storedVersions())[0]?.checkIns).toEqual([{ day: dayAgo(0), progress: [25], values: ['3,5%'] }]),
  );
  expect(await within(details()).findByText(/^1 check-in, last 3,5% on \w{3} \d/)).toBeVisible();
  await press(user, 'Check-in history');
  expect(within(await screen.findByRole('dialog')).getByText('3,5% (25%)')).toBeVisible();
  escape();
  // A slider that is moved says nothing of the value.
  fireEvent.change(rangeOf(1), { target: { value: '60' } });
  await waitFor(() => expect(now(1)).toHaveValue(''));
  await waitFor(async () =>
    expect((await storedVersions())[0]?.checkIns).toEqual([{ day: dayAgo(0), progress: [60] }]),
  );
});

it('what is no number of the unit is said, stays as typed and is not stored; a quarter that is closed has the value', async () => {
  const user = await openRanged();
  await user.type(now(1), 'about three');
  await user.tab();
  expect(await screen.findByText('Type a number, such as 4%.')).toBeVisible();
  expect(now(1)).toBeInvalid();
  expect(now(1)).toHaveAccessibleDescription('Type a number, such as 4%.');
  fireEvent.change(rangeOf(2), { target: { value: '25' } });
  await screen.findByText('Your progress, in this browser');
  expect(now(1)).toHaveValue('about three');
  expect((await storedVersions())[0]?.progress).toEqual([0, 25]);
  await user.clear(now(1));
  await user.type(now(1), '3');
  await user.tab();
  await waitFor(() => expect(rangeOf(1)).toHaveValue('50'));
  expect(now(1)).toBeValid();

  await press(user, 'Close the quarter');
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('Progress was 50%, at 3%')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Close the quarter' }));
  expect(await within(details()).findByText(/· 0\.5, at 3%$/)).toBeVisible();
  const [closed] = (await storedVersions())[0]?.quarters ?? [];
  expect(closed?.lines.map(({ value }) => value)).toEqual(['3%', undefined]);
});
