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
import { edit, line, openWorded, rangeOf, save, type } from '../support/version-editor.ts';
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
    expect(first?.querySelectorAll('circle')).toHaveLength(3);
  });
});

describe('a goal that was not touched for 30 days', () => {
  const old = { progress: [40], checkIns: [{ day: dayAgo(45), progress: [40] }], savedAt: momentAgo(45) };

  it.each(kindRows)('is asked about, among $plural: nothing has changed', async ({ kind }) => {
    const user = await openKept(old, kind);
    expect(await screen.findByText(/^No check-in for 45 days\. Update progress below/)).toBeVisible();
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

  it('is touched by its slider as well', async () => {
    await openKept(old);
    expect(await screen.findByText(/^No check-in for 45 days\./)).toBeVisible();
    fireEvent.change(rangeOf(2), { target: { value: '5' } });
    expect(await screen.findByText('Checked in today.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'No change' })).toHaveClass('invisible');
  });

  it('reports that saving failed, and still shows it', async () => {
    const user = await openKept(old);
    await screen.findByText(/^No check-in for 45 days\./);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press(user, 'No change');
    expect(await screen.findByText(versionMessages.nothingKept)).toBeVisible();
    expect(hint()).toBeNull();
  });
});

it('a version that is edited has no check-in', async () => {
  const { user } = await openPocket('okr');
  await edit(user, 'First goal');
  type(line(1), 'Other words');
  await save(user);
  expect((await storedVersions())[0]?.checkIns).toEqual([]);
});
