import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { lastOf } from '@/lib/slices';

import type { GoalRecord } from './goal';
import { goalKeyOf, groupSteps, trySteps, withoutDeleted, type GoalGroup } from './goal-groups';

const none: ReadonlyMap<string, string> = new Map();

/** A record, named by its result. @param time '2026-03-04T09:00', '' for none */
function record(result: string, goal: string, time: string, role = 'Sales Lead'): GoalRecord {
  return { key: result, id: result, kind: 'okr', goal, role, result, createdAt: time === '' ? null : new Date(time) };
}

const groupsOf = (records: readonly GoalRecord[], mergedInto = none) =>
  lastOf(groupSteps(records, mergedInto)).map(({ key, goal, rows, merged }) => ({
    key,
    goal,
    rows: rows.map(({ result }) => result),
    merged,
  }));

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

  it.each(['', '  ', '.'])('has nothing for %j', (goal) => {
    expect(goalKeyOf(goal)).toBe('');
  });
});

describe('groupSteps', () => {
  it('puts equal goals together, in the order of the list, in the words of the newest', () => {
    const records = [
      record('a', 'grow revenue', '2026-03-02T09:00'),
      record('b', 'Hire well', '2026-03-03T09:00'),
      record('c', 'Grow revenue.', '2026-03-04T09:00'),
      record('d', '', ''),
    ];
    expect(groupsOf(records)).toEqual([
      { key: 'grow revenue', goal: 'Grow revenue.', rows: ['a', 'c'], merged: [] },
      { key: 'hire well', goal: 'Hire well', rows: ['b'], merged: [] },
      { key: '', goal: '', rows: ['d'], merged: [] },
    ]);
  });

  it('merges texts for this view, the newest first, under the name of the one they are merged into', () => {
    const records = [
      record('a', 'Grow a lot', '2026-03-04T09:00'),
      record('b', 'Grow', '2026-03-02T09:00'),
      record('c', 'Grow on', '2026-03-05T09:00'),
      record('d', 'grow a lot', '2026-03-01T09:00'),
    ];
    const mergedInto = new Map([
      ['grow a lot', 'grow on'],
      ['grow on', 'grow'],
    ]);
    expect(groupsOf(records, mergedInto)).toEqual([
      { key: 'grow', goal: 'Grow', rows: ['a', 'b', 'c', 'd'], merged: ['Grow on', 'Grow a lot'] },
    ]);
  });

  it('names a group by its newest text where the one it is merged into is not there', () => {
    const records = [record('a', 'Grow a lot', ''), record('b', 'Grow on', '2026-03-02T09:00')];
    const mergedInto = new Map([
      ['grow a lot', 'grow'],
      ['grow on', 'grow'],
    ]);
    expect(groupsOf(records, mergedInto)).toEqual([
      { key: 'grow', goal: 'Grow on', rows: ['a', 'b'], merged: ['Grow a lot'] },
    ]);
  });

  it('merges nothing in a circle', () => {
    const records = [record('a', 'One', ''), record('b', 'Two', '')];
    const circle = new Map([
      ['one', 'two'],
      ['two', 'one'],
    ]);
    expect(groupsOf(records, circle).map(({ key }) => key)).toEqual(['one', 'two']);
  });

  it('takes a step for every record', () => {
    const records = Array.from({ length: 50 }, (_, index) => record(String(index), 'Grow', ''));
    expect([...groupSteps(records, none)].length).toBeGreaterThanOrEqual(50);
  });
});

describe('trySteps', () => {
  const first = record('first', 'Grow', '2026-03-04T09:00');
  const second = record('second', 'Grow.', '2026-03-04T09:05', 'sales lead');
  const third = record('third', 'Grow', '2026-03-04T21:00');

  /** The rows of the only group: '3 of 3 third, 2 second, 1 first'. */
  const textOf = (groups: readonly (GoalGroup | null)[]) =>
    groups[0]?.tries.map(({ count, latest, earlier }) =>
      [`${latest.number} of ${count} ${latest.record.result}`]
        .concat(earlier.map(({ record: { result }, number }) => `${number} ${result}`))
        .join(', '),
    );
  const groupsWith = (all: readonly GoalRecord[], listed = all) => {
    const merged = new Map([['grow on', 'grow']]);
    return lastOf(groupSteps(listed, merged, lastOf(trySteps(all))));
  };

  it('makes one row of the tries of a day, the latest first', () => {
    const groups = groupsWith([third, second, first]);
    expect(textOf(groups)).toEqual(['3 of 3 third, 2 second, 1 first']);
    expect(groups[0]?.rows).toEqual([third, second, first]);
  });

  it('does so in a list of any order, also where others stand between them', () => {
    const other = record('other', 'Grow', '2026-03-06T10:00', 'Marketer');
    const groups = groupsWith([other, third, second, first], [first, other, second, third]);
    expect(textOf(groups)).toEqual(['3 of 3 third, 2 second, 1 first', '1 of 1 other']);
    expect(groups[0]?.rows).toEqual([third, second, first, other]);
  });

  it('keeps apart what is known to be for different people, and what is not known to be for one of them', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('ada', 'bo', null), { minLength: 1, maxLength: 8 }), (persons) => {
        const records = persons.map((_, index) => record(String(index), 'Grow', '2026-03-04T09:00'));
        const people = new Map(persons.flatMap((person, index) => (person === null ? [] : [[String(index), person]])));
        const groups = lastOf(groupSteps(records, none, lastOf(trySteps(records, people))));
        for (const { latest, earlier } of groups.flatMap(({ tries }) => tries)) {
          const ofDraft = [latest, ...earlier].map((each) => people.get(each.record.key));
          expect(new Set(ofDraft).size).toBe(1);
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
  ])('keeps a record with %s apart, and what stands on its other side', (_, other) => {
    expect(textOf(groupsWith([third, other, first]))).toEqual(['1 of 1 third', '1 of 1 other', '1 of 1 first']);
  });

  it('keeps a text apart that is merged for this view only', () => {
    const other = record('other', 'Grow on', '2026-03-04T10:00');
    expect(textOf(groupsWith([third, other, first]))).toEqual(['2 of 2 third, 1 first', '1 of 1 other']);
  });

  it('loses what is deleted, and a group with its last record', () => {
    const groups = groupsWith([third, second, first]);
    const without = (...gone: GoalRecord[]) =>
      groups.map((group) => withoutDeleted(group, (each) => !gone.includes(each)));
    expect(without()).toEqual(groups);
    expect(textOf(without(third))).toEqual(['2 of 3 second, 1 first']);
    expect(without(first, second, third)).toEqual([null]);
  });
});
