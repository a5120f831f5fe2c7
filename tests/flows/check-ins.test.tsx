import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { GoalKind } from '@/domain/goal-kind';
import type { GoalVersion } from '@/domain/version';
import { versionMessages } from '@/domain/version-messages';

import { dayAgo, momentAgo } from '../support/check-ins.ts';
import { press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { escape } from '../support/leaving.ts';
import { details, openPocket } from '../support/pocket.ts';
import { onlyToast } from '../support/toasts.ts';
import { line, openWorded, rangeOf, save, type } from '../support/version-editor.ts';
import { hearFromAnotherTab, storedVersions, storeVersions } from '../support/versions.ts';

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

  it('follows its line when that is edited, moved and removed', async () => {
    const checkIns = [
      { day: dayAgo(2), progress: [10, 20] },
      { day: dayAgo(1), progress: [15] },
    ];
    const user = await openKept({ progress: [15, 20], checkIns, savedAt: momentAgo(1) });
    await screen.findByText(/^2 check-ins/);
    await press(user, 'Edit');
    await screen.findByRole('button', { name: 'Save my version' });
    type(line(1), 'One, and better');
    line(1).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await save(user);
    expect((await storedVersions())[0]).toMatchObject({
      progress: [20, 15],
      checkIns: [
        { day: dayAgo(2), progress: [20, 10] },
        { day: dayAgo(1), progress: [null, 15] },
      ],
    });
    await press(user, 'Edit');
    await screen.findByRole('button', { name: 'Save my version' });
    await press(user, 'Remove key result 2');
    await save(user);
    expect((await storedVersions())[0]?.checkIns).toEqual([{ day: dayAgo(2), progress: [20] }]);
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

describe('the line under a slider', () => {
  it('says how many there are, and that nothing has changed yet', async () => {
    const checkIns = [
      { day: dayAgo(40), progress: [10, 0] },
      { day: dayAgo(20), progress: [15] },
      { day: dayAgo(10), progress: [15, 0] },
    ];
    await openKept({ progress: [15, 0], checkIns, savedAt: momentAgo(10) });
    expect(await screen.findByText(/^3 check-ins, last /)).toBeVisible();
    expect(screen.getByText('2 check-ins, no change yet')).toBeVisible();
    const [first] = details().querySelectorAll('li svg[viewBox="0 0 132 28"]');
    expect(first).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('a goal that was not touched for 30 days', () => {
  const old = { progress: [40], checkIns: [{ day: dayAgo(45), progress: [40] }], savedAt: momentAgo(45) };

  it.each(kindRows)('is asked about, among $plural: nothing has changed', async ({ kind }) => {
    const user = await openKept(old, kind);
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
    await openKept(old);
    expect(await screen.findByText(/^No check-in for 45 days\./)).toBeVisible();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
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

it.each([
  '| Key Result | Baseline | Target |\n|---|---|---|\n| Monthly churn | 4% | 2% |\n| Run the pilot | - | 1 |',
  '{"objective":"Lead","key_results":[{"kr":"Cut churn","current":"4%","target":"2%"},{"kr":"Run the pilot"}]}',
])('a result with a start and a target beside it has the field too: %s', async (result) => {
  const user = await openRanged(result);
  expect(screen.queryByRole('textbox', { name: /^Now of key result 2/ })).toBeNull();
  await user.type(now(1), '3{Enter}');
  await waitFor(async () =>
    expect((await storedVersions())[0]?.checkIns).toEqual([{ day: dayAgo(0), progress: [50], values: ['3%'] }]),
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
