import { describe, expect, it } from 'vitest';

import type { GoalRecord } from './goal';
import { groupGoals } from './goal-groups';
import { goalKeyOf } from './text';

/** A record, named by its result. @param time '2026-03-04T09:00', '' for none */
function record(result: string, goal: string, time: string): GoalRecord {
  return {
    key: result,
    id: result,
    kind: 'okr',
    goal,
    role: 'Sales Lead',
    result,
    createdAt: time === '' ? null : new Date(time),
  };
}

const groupsOf = (records: readonly GoalRecord[]) =>
  groupGoals(records).map(({ key, goal, rows }) => ({ key, goal, rows: rows.map(({ result }) => result) }));

describe('goalKeyOf', () => {
  it.each(['Grow revenue', 'grow  Revenue.', ' Grow\nrevenue . ', 'ＧＲＯＷ revenue'])('makes one of %j', (goal) => {
    expect(goalKeyOf(goal)).toBe('grow revenue');
  });

  it.each([
    ['mid-market', 'mid\u2011market'],
    ["O'Neill", 'O\u2019Neill'],
    ['by 20%', 'by 20\u00a0%'],
    ['be "the first choice"', 'be \u00abthe first choice\u00bb.'],
  ])('makes one of %j and %j', (one, other) => {
    expect(goalKeyOf(one)).toBe(goalKeyOf(other));
  });

  it.each([
    ['R\u00e9sum\u00e9', 'Resume'],
    ['Grow revenue', 'Grow revenues'],
    ['Reach 1.5 M', 'Reach 15 M'],
    ['Grow?', 'Grow'],
  ])('keeps %j and %j apart', (one, other) => {
    expect(goalKeyOf(one)).not.toBe(goalKeyOf(other));
  });

  it.each(['Win the U.S. by \u00bd', 'Reach \u2026 % of 1.5 %', "Say ' %"])(
    'of %j is its own key when it is read again',
    (goal) => {
      expect(goalKeyOf(goalKeyOf(goal))).toBe(goalKeyOf(goal));
    },
  );

  it.each(['', '  ', '.'])('has nothing for %j', (goal) => {
    expect(goalKeyOf(goal)).toBe('');
  });
});

describe('groupGoals', () => {
  it('puts equal goals together, in the order of the list, in the words of the newest', () => {
    const records = [
      record('a', 'grow revenue', '2026-03-02T09:00'),
      record('b', 'Hire well', '2026-03-03T09:00'),
      record('c', 'Grow revenue.', '2026-03-04T09:00'),
      record('d', '', ''),
    ];
    expect(groupsOf(records)).toEqual([
      { key: 'grow revenue', goal: 'Grow revenue.', rows: ['a', 'c'] },
      { key: 'hire well', goal: 'Hire well', rows: ['b'] },
      { key: '', goal: '', rows: ['d'] },
    ]);
  });
});
