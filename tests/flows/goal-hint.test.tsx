import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { press } from '../support/form.ts';
import { details, openPocketWith } from '../support/pocket.ts';

const okr = [
  'Objective: wards where patients do not fall and nights are calm',
  '1. Reduce falls per 1,000 bed days from 6.1 to 4.0 by 31 March 2027',
  '2. Raise night shifts with a full team from 71% to 95%',
  '3. Support night staff with regular training',
];
const kpi = ['Staff turnover: leavers divided by headcount; at or below 9% a year; monthly; owner: ward manager'];

async function openRecord(lines: readonly string[]) {
  const user = await openPocketWith('okr', [{ id: '1', goal: 'Calm', role: 'Nurse', result: lines.join('\n') }]);
  await press(user, 'Calm');
  await within(details()).findByRole('group', { name: 'Hints' });
  return user;
}

const hints = () => within(within(details()).getByRole('group', { name: 'Hints' }));

describe('the hint beside a saved goal', () => {
  it('says how many lines are measurable, which is the weakest and why, and has every check in a table, closed at first', async () => {
    const user = await openRecord(okr);
    expect(within(details()).getByText('2 of 3 lines are measurable')).toBeVisible();
    expect(hints().getByText('The objective is not counted.')).toBeVisible();
    expect(hints().getByText('Line 3 names no number.')).toBeVisible();
    expect(hints().getByText('A stronger line')).toBeVisible();
    expect(hints().getByText(/^Raise the share of night staff trained from 40% to 90% by /)).toBeVisible();
    expect(hints().getByText('Also: line 2, no date.')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'What each line says' })).toBeNull();
    await press(user, 'All checks');
    expect(screen.getByRole('button', { name: 'All checks' })).toHaveAttribute('aria-expanded', 'true');
    const rows = within(screen.getByRole('table', { name: 'What each line says' })).getAllByRole('row');
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Line', 'Measurable', 'From and to', 'Dated', 'Outcome'],
      ['Line 1', 'Yes', 'Yes', 'Yes', 'Yes'],
      ['Line 2', 'Yes', 'Yes', 'Not yet', 'Yes'],
      ['Line 3', 'Not yet', 'Not yet', 'Not yet', 'Not yet'],
    ]);
  });

  it('says only what it knows of another language', async () => {
    const user = await openRecord(['Stürze von 12 auf 6 senken', 'Alle Teams besser schulen']);
    expect(within(details()).getByText('1 of 2 lines name a number')).toBeVisible();
    await press(user, 'All checks');
    expect(screen.getAllByText('Not checked')).toHaveLength(4);
  });

  it('is nothing where there are no lines, and content where every line is fine', async () => {
    const records = [
      { id: '1', goal: 'Calm', role: 'Nurse', result: '' },
      { id: '2', goal: 'Steady', role: 'Nurse', result: kpi.join('\n') },
    ];
    const user = await openPocketWith('kpi', records);
    await press(user, 'Calm');
    expect(await within(details()).findByRole('heading', { name: 'Calm' })).toBeVisible();
    expect(within(details()).queryByText(/measurable/)).toBeNull();
    await press(user, 'Steady');
    expect(await within(details()).findByText('1 of 1 line is measurable')).toBeVisible();
    expect(hints().getByText('Every line says when it is reached.')).toBeVisible();
    expect(hints().queryByText('A stronger line')).toBeNull();
  });

  it('is hidden on this device until it is shown again', async () => {
    const user = await openRecord(okr);
    await press(user, 'Hide hints');
    expect(within(details()).queryByText(/measurable/)).toBeNull();
    expect(localStorage.getItem('hints')).toBe('hidden');
    await press(user, 'Show hints');
    expect(within(details()).getByText('2 of 3 lines are measurable')).toBeVisible();
    expect(localStorage.getItem('hints')).toBeNull();
  });
});
