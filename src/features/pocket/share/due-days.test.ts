import { describe, expect, it } from 'vitest';

import type { GoalRecord } from '@/domain/goal';
import { linesOfTexts } from '@/domain/result/own-lines';

import { findDueDays, firstReminder, rhythms, untilWhen, type Rhythm } from './due-days';
import type { TakenGoal } from './taken';

const now = new Date(2026, 10, 23, 14);

function taken(lines: readonly string[], key = 'okr-1'): TakenGoal {
  const createdAt = new Date(2026, 10, 20, 11);
  const record: GoalRecord = { key, id: key, kind: 'okr', goal: 'Grow', role: 'CEO', result: '', createdAt };
  return { record, goal: { kind: 'okr', goal: 'Grow', role: 'CEO', createdAt, lines: linesOfTexts(lines) } };
}

const shown = (...goals: TakenGoal[]) => findDueDays(goals, now, 1).map(({ day, where }) => [day, where]);

describe('the days of goals', () => {
  it('are one entry each, with the lines that name them; a line without one comes last', () => {
    const lines = [
      'Objective: grow by 31 March 2027',
      'Lift revenue to $520K by 31 March 2027',
      'Reduce monthly churn from 3.4% to 2.1% by 31 December 2026',
      'Raise the win rate to 28% by 31 March 2027',
      'Hold 40 renewal talks',
    ];
    expect(shown(taken(lines))).toEqual([
      ['2026-12-31', 'Key result 2: Reduce monthly churn from 3.4% to 2.1%'],
      ['2027-03-31', 'Objective, key results 1 and 3'],
      [null, 'Key result 4'],
    ]);
  });

  it('count lines from the first where there is no objective', () => {
    expect(shown(taken(['A by 31 March 2027', 'B by 31 March 2027', 'C']))).toEqual([
      ['2027-03-31', 'Key results 1 and 2'],
      [null, 'Key result 3'],
    ]);
    expect(shown(taken(['Objective: lead by 31 March 2027', 'B by 31 March 2027']))).toEqual([
      ['2027-03-31', 'Objective, key result 1'],
    ]);
    expect(shown(taken(['Objective: lead by 31 March 2027']))).toEqual([['2027-03-31', 'Objective: lead']]);
  });

  it('of several goals are without the lines that name none', () => {
    expect(shown(taken(['A by 31 March 2027', 'B']), taken(['C by 1 May 2027'], 'okr-2'))).toEqual([
      ['2027-03-31', 'Key result 1: A'],
      ['2027-05-01', 'Key result 1: C'],
    ]);
  });

  it('are none of a time that is not an exact date, which is said', () => {
    const days = findDueDays([taken(['Ship by Q2 of FY28', 'Grow by 03/04/2027', 'Hold 40 talks'])], now, 1);
    expect(days.map(({ day, doubtful }) => [day, doubtful])).toEqual([
      [null, 'Q2 of FY28'],
      [null, '03/04/2027'],
      [null, null],
    ]);
  });

  it('count from the day on which the goal was made; where that is not known only days with a year are certain', () => {
    const goal = taken(['Done by 31 March', 'Sign 5 within 90 days', 'Done by 31 March 2028']);
    expect(shown(goal).map(([day]) => day)).toEqual(['2027-02-18', '2027-03-31', '2028-03-31']);
    const ofNoDay = { ...goal, goal: { ...goal.goal, createdAt: null } };
    expect(shown(ofNoDay).map(([day]) => day)).toEqual(['2028-03-31', null, null]);
  });

  it('are past from the day after', () => {
    const days = findDueDays([taken(['A by 2026-11-22', 'B by 2026-11-23'])], now, 1);
    expect(days.map(({ isPast }) => isPast)).toEqual([true, false]);
  });

  it('keep their key when lines are reworded, moved and removed', () => {
    const keysOf = (...lines: string[]) => findDueDays([taken(lines)], now, 1).map(({ key }) => key);
    const keys = keysOf('Lift revenue by 31 March 2027', 'Hire 3 people by 1 May 2027', 'Ship by 30 June 2027');
    expect(new Set(keys).size).toBe(3);
    expect(keysOf('Hire 4 people by 1 May 2027', 'Raise the revenue by 31 March 2027')).toEqual(keys.slice(0, 2));
    expect(keysOf('Ship by 30 June 2027')).toEqual(keys.slice(2));
  });

  it('have a key each, also where one line names several', () => {
    const days = findDueDays([taken(['On 1 May and 30 June 2027', 'To 30 June 2027', 'To 31 July 2027'])], now, 1);
    expect(days.map(({ day }) => day)).toEqual(['2027-05-01', '2027-06-30', '2027-07-31']);
    expect(new Set(days.map(({ key }) => key)).size).toBe(3);
  });
});

it.each([
  ['2026-11-23', 'today'],
  ['2026-11-24', 'tomorrow'],
  ['2026-12-05', 'in 12 days'],
  ['2026-12-31', 'in 5 weeks'],
  ['2027-12-31', 'in 13 months'],
])('%s is %s', (day, text) => expect(untilWhen(day, '2026-11-23')).toBe(text));

const [weekly, monthly] = rhythms as [Rhythm, Rhythm];

it('the first reminder is after today, and there is none after the last day', () => {
  expect(firstReminder(weekly, '2026-11-23', '2026-12-31')).toBe('2026-11-30');
  expect(firstReminder(weekly, '2026-11-23', '2026-11-29')).toBeNull();
  expect(firstReminder(monthly, '2027-07-05', '2027-12-31')).toBe('2027-08-02');
  expect(firstReminder(monthly, '2026-12-07', '2026-12-31')).toBeNull();
});
