import { describe, expect, it } from 'vitest';

import { mergeGoals } from '@/domain/merged-goal';
import { foldWords } from '@/lib/text-search';
import { arrange, parseSortOrder } from '@/ui/list-view';

import { goalRecord } from '../../../tests/support/goal-records.ts';
import { monthOf, parseMonth, pocketList } from './pocket-view';

const record = (key: string, goal: string, role: string, createdAt: string | null, result = 'x') =>
  goalRecord(key, { goal, role, result, createdAt: createdAt === null ? null : new Date(createdAt) });

const records = [
  record('a', 'Fewer falls', 'Nurse', '2026-03-14T09:41:00'),
  record('b', 'émigré 10', ' nurse ', '2026-03-02T17:05:00', 'Falls halved'),
  record('c', 'Emigre 9', 'HR', '2025-12-31T23:59:59'),
  record('d', '', '', null),
];

type Asked = { words?: string[]; role?: string; month?: string; sort?: string };

function shownOf({ words = [], role, month, sort = '' }: Asked) {
  const filters = { role: role ?? null, month: month ?? null, progress: null };
  const order = parseSortOrder(pocketList, sort);
  const found = { ...mergeGoals(records, new Map()), today: '2026-11-23', isReady: true };
  return arrange(pocketList, records, { words, filters, order }, found);
}

const keysOf = (asked: Asked) =>
  shownOf(asked)
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

  it('are the list itself where nothing is asked for', () => {
    expect(shownOf({})).toBe(records);
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
