import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { db } from '../../mock-api/node.ts';
import { dayAgo } from '../support/check-ins.ts';
import { press } from '../support/form.ts';
import { details, openPocket } from '../support/pocket.ts';
import { rangeOf } from '../support/version-editor.ts';
import { storedVersions } from '../support/versions.ts';

const now = (line: number) => screen.getByRole('textbox', { name: new RegExp(`^Now of key result ${line}\\b`) });

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

it('a slider that is moved says nothing of the value', async () => {
  const user = await openRanged();
  await user.type(now(1), '3{Enter}');
  await waitFor(() => expect(rangeOf(1)).toHaveValue('50'));
  fireEvent.change(rangeOf(1), { target: { value: '60' } });
  await waitFor(() => expect(now(1)).toHaveValue(''));
  await waitFor(async () =>
    expect((await storedVersions())[0]?.checkIns).toEqual([{ day: dayAgo(0), progress: [60] }]),
  );
});

it('what is no number of the unit is said, stays as typed and is not stored', async () => {
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
});

it('a quarter that is closed has the value', async () => {
  const user = await openRanged();
  await user.type(now(1), '3{Enter}');
  await waitFor(() => expect(rangeOf(1)).toHaveValue('50'));
  await press(user, 'Close the quarter');
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByText('Progress was 50%, at 3%')).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Close the quarter' }));
  expect(await within(details()).findByText('At 3%')).toBeVisible();
  const [closed] = (await storedVersions())[0]?.quarters ?? [];
  expect(closed?.lines.map(({ value }) => value)).toEqual(['3%', undefined]);
  expect(db.tables.goals.find(({ goal }) => goal === 'First goal')?.result).toContain('from 4% to 2%');
});
