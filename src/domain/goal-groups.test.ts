import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { GoalRecord } from './goal';
import { findDrafts, groupGoals, type GoalGroup } from './goal-groups';
import { goalKeyOf } from './text';

const none = new Map<never, never>();

/** A record, named by its result. @param time '2026-03-04T09:00', '' for none */
function record(result: string, goal: string, time: string, role = 'Sales Lead'): GoalRecord {
  return { key: result, id: result, kind: 'okr', goal, role, result, createdAt: time === '' ? null : new Date(time) };
}

const groupsOf = (records: readonly GoalRecord[]) =>
  groupGoals(records, none).map(({ key, goal, rows }) => ({ key, goal, rows: rows.map(({ result }) => result) }));

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

describe('findDrafts', () => {
  const first = record('first', 'Grow', '2026-03-04T09:00');
  const second = record('second', 'Grow.', '2026-03-04T09:05', 'sales lead');
  const third = record('third', 'Grow', '2026-03-04T21:00');

  /** The rows of the only group: '3 of 3 third, 2 second, 1 first'. */
  const textOf = (groups: readonly GoalGroup[]) =>
    groups[0]?.drafts.map(({ count, latest, earlier }) =>
      [`${latest.number} of ${count} ${latest.record.result}`]
        .concat(earlier.map(({ record: { result }, number }) => `${number} ${result}`))
        .join(', '),
    );
  const groupsWith = (all: readonly GoalRecord[], listed = all) => groupGoals(listed, findDrafts(all, null));

  it('makes one row of the drafts of a day, the latest first', () => {
    const groups = groupsWith([third, second, first]);
    expect(textOf(groups)).toEqual(['3 of 3 third, 2 second, 1 first']);
    expect(groups[0]?.rows).toEqual([third, second, first]);
  });

  it('joins them in a list of any order, also with others between them', () => {
    const other = record('other', 'Grow', '2026-03-06T10:00', 'Marketer');
    const groups = groupsWith([other, third, second, first], [first, other, second, third]);
    expect(textOf(groups)).toEqual(['3 of 3 third, 2 second, 1 first', '1 of 1 other']);
    expect(groups[0]?.rows).toEqual([third, second, first, other]);
  });

  it('joins only drafts that are known to be for one person', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('ada', 'bo', null), { minLength: 1, maxLength: 8 }), (persons) => {
        const records = persons.map((_, index) => record(String(index), 'Grow', '2026-03-04T09:00'));
        const people = new Map(persons.flatMap((person, index) => (person === null ? [] : [[String(index), person]])));
        const groups = groupGoals(records, findDrafts(records, people));
        for (const { latest, earlier } of groups.flatMap(({ drafts }) => drafts)) {
          const ofDraft = [latest, ...earlier].map((each) => people.get(each.record.key));
          expect(new Set(ofDraft).size).toBe(1);
          expect(earlier.length > 0 && ofDraft.includes(undefined)).toBe(false);
        }
        expect(groups.flatMap(({ rows }) => rows)).toHaveLength(persons.length);
      }),
      { seed: 5, numRuns: 100 },
    );
  });

  it('keeps the numbers of those that a list leaves out', () => {
    expect(textOf(groupsWith([third, second, first], [second, first]))).toEqual(['2 of 3 second, 1 first']);
  });

  it.each([
    ['another role', record('other', 'Grow', '2026-03-04T10:00', 'Marketer')],
    ['another day', record('other', 'Grow', '2026-03-05T10:00')],
    ['no date', record('other', 'Grow', '')],
  ])('keeps a record with %s apart, and the records on both sides of it', (_, other) => {
    expect(textOf(groupsWith([third, other, first]))).toEqual(['1 of 1 third', '1 of 1 other', '1 of 1 first']);
  });
});
