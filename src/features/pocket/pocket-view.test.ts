import { describe, expect, it } from 'vitest';

import { mergeGoals } from '@/domain/merged-goal';
import type { GoalVersions } from '@/domain/version';
import { foldWords } from '@/lib/text-search';
import { arrange, parseSortOrder } from '@/ui/list-view';

import { goalRecord, goalVersion } from '../../../tests/support/goal-records.ts';
import { countFacets, monthOf, parseMonth, pocketList } from './pocket-view';

const record = (key: string, goal: string, role: string, createdAt: string | null, result = 'x') =>
  goalRecord(key, { goal, role, result, createdAt: createdAt === null ? null : new Date(createdAt) });

const records = [
  record('a', 'Fewer falls', 'Nurse', '2026-03-14T09:41:00'),
  record('b', 'émigré 10', ' nurse ', '2026-03-02T17:05:00', 'Falls halved'),
  record('c', 'Emigre 9', 'HR', '2025-12-31T23:59:59'),
  record('d', '', '', null),
];

type Asked = { words?: string[]; role?: string; month?: string; progress?: string; sort?: string };

const today = '2026-11-23';

function shownOf({ words = [], role, month, progress, sort = '' }: Asked, versions: GoalVersions = new Map()) {
  const filters = { role: role ?? null, month: month ?? null, progress: progress ?? null };
  const order = parseSortOrder(pocketList, sort);
  const found = { ...mergeGoals(records, versions), today, isReady: true };
  return arrange(pocketList, records, { words, filters, order }, found);
}

const keysOf = (asked: Asked, versions?: GoalVersions) =>
  shownOf(asked, versions)
    .map(({ key }) => key)
    .join('');

describe('the records that a filter finds', () => {
  it.each<[Asked, string]>([
    [{}, 'abcd'],
    [{ words: foldWords('FALLS') }, 'ab'],
    [{ words: foldWords('nurse fewer') }, 'a'],
    [{ words: foldWords('émigré') }, 'bc'],
    [{ role: 'NURSE' }, 'ab'],
    [{ role: '' }, 'd'],
    [{ role: 'Cook' }, ''],
    [{ month: '2026-03' }, 'ab'],
    [{ month: '2025-12', role: 'HR' }, 'c'],
    [{ month: '2026-03', words: foldWords('halved') }, 'b'],
  ])('%j', (filter, keys) => {
    expect(keysOf(filter)).toBe(keys);
  });

  it.each<[string, string]>([
    ['name', 'cbad'],
    ['-name', 'abcd'],
    ['role', 'cabd'],
    ['-role', 'abcd'],
    ['time', 'abcd'],
    ['-time', 'cbad'],
    ['date', 'cbad'],
    ['-date', 'abcd'],
  ])('in the order %s, those with nothing there last', (sort, keys) => {
    expect(keysOf({ sort })).toBe(keys);
  });

  it('are found by their own version, and no longer by the lines it replaces', () => {
    const own = new Map([['b', goalVersion({ lines: ['Slips halved'], note: 'Ask Ines' })]]);
    expect(keysOf({ words: foldWords('falls') }, own)).toBe('a');
    expect(keysOf({ words: foldWords('slips ines') }, own)).toBe('b');
  });

  it.each([
    ['untouched', 'c'],
    ['underway', 'bc'],
    ['done', 'a'],
    ['constructor', ''],
  ])('have own version that is %s', (progress, keys) => {
    const savedAt = new Date(2026, 8, 1).getTime();
    const own = (percent: number, day: string) =>
      goalVersion({
        lines: ['One', 'Two'],
        progress: [percent, percent],
        checkIns: [{ day, progress: [percent] }],
        savedAt,
      });
    const versions = new Map([
      ['a', own(100, '2026-09-01')],
      ['b', own(40, '2026-10-25')],
      ['c', own(40, '2026-10-24')],
    ]);
    expect(keysOf({ progress }, versions)).toBe(keys);
  });

  it('are the list itself where nothing is asked for', () => {
    expect(shownOf({})).toBe(records);
  });
});

it('counts roles by name and months from the newest, each of them once', () => {
  expect(countFacets(records)).toEqual({
    roles: [
      { name: 'HR', count: 1 },
      { name: 'Nurse', count: 2 },
      { name: '', count: 1 },
    ],
    months: [
      { name: '2026-03', count: 2 },
      { name: '2025-12', count: 1 },
    ],
  });
});

describe('the address', () => {
  it.each(['2026', '2026-', '2026-1', '2026-13', '2026-00', '26-01', '', 'constructor', '2026-01-01'])(
    'ignores the month %j',
    (text) => {
      expect(parseMonth(text)).toBeNull();
    },
  );

  it('knows a month', () => {
    expect(parseMonth('2026-03')).toBe('2026-03');
  });

  it.each(['', 'constructor', 'Done', 'untouched '])('ignores the progress %j', (text) => {
    expect(pocketList.filters.progress.parse(text)).toBeNull();
  });

  it('has no month for a record without a date', () => {
    expect(monthOf({ createdAt: null })).toBeNull();
  });
});
