import { describe, expect, it } from 'vitest';

import type { GoalRecord } from '@/domain/goal';

import { settleTries, type Try } from './tries';

const request = { role: 'CEO', goal: 'Grow', industry: 'Retail' };

const record = (id: string, overrides: Partial<GoalRecord> = {}): GoalRecord => ({
  key: id,
  id,
  kind: 'okr',
  goal: 'Grow',
  role: 'CEO',
  result: `Result ${id}`,
  createdAt: new Date('2026-11-21'),
  ...overrides,
});

const tryOf = (overrides: Partial<Try> = {}): Try => ({
  kind: 'okr',
  request,
  savedAt: 0,
  before: [],
  record: null,
  ...overrides,
});

const recordsOf = (tries: readonly Try[]) => tries.map((each) => each.record);

describe('the record of a try', () => {
  it('is the newest with its goal and role that was not there before', () => {
    const old = record('old');
    const list = [record('foreign', { goal: 'Another' }), record('new'), old];
    expect(recordsOf(settleTries([tryOf({ before: [old] })], 'okr', list))).toEqual(['new']);
  });

  it('is the newest that was not there where the backend has changed the words', () => {
    const old = record('old');
    const list = [record('new', { goal: 'grow' }), old];
    expect(recordsOf(settleTries([tryOf({ before: [old] })], 'okr', list))).toEqual(['new']);
  });

  it('is what fits best where nothing is known of the list before, or nothing is new', () => {
    const list = [record('other', { role: 'HR' }), record('mine')];
    expect(recordsOf(settleTries([tryOf()], 'okr', list))).toEqual(['mine']);
    expect(recordsOf(settleTries([tryOf({ before: list })], 'okr', list))).toEqual(['mine']);
    expect(recordsOf(settleTries([tryOf({ request: { ...request, goal: 'No such' } })], 'okr', list))).toEqual([
      'other',
    ]);
  });

  it('is told from the one of a try right before it', () => {
    const list = [record('second'), record('first'), record('old')];
    const tries = [tryOf({ before: [record('old')] }), tryOf({ before: [record('old')] })];
    expect(recordsOf(settleTries(tries, 'okr', list))).toEqual(['first', 'second']);
  });

  it('is found without ids, whose keys depend on the place', () => {
    const old = record('', { key: '~0', result: 'Old' });
    const [first] = settleTries([tryOf()], 'okr', [old]);
    const list = [record('', { key: '~0', result: 'New' }), { ...old, key: '~1' }];
    const settled = settleTries([first ?? tryOf(), tryOf({ before: [old] })], 'okr', list);
    expect(settled).toHaveLength(2);
    expect(new Set(recordsOf(settled)).size).toBe(2);
  });

  it('waits for a list that has one', () => {
    const tries = [tryOf()];
    expect(settleTries(tries, 'okr', [])).toBe(tries);
  });
});

describe('the tries of a page', () => {
  const settled = [tryOf({ record: 'a' }), tryOf({ kind: 'kpi', record: 'a' }), tryOf({ record: 'b' })];

  it('are the same array where nothing has changed', () => {
    expect(settleTries(settled, 'okr', [record('b'), record('a')])).toBe(settled);
  });

  it('lose what was deleted, and nothing of the other kind', () => {
    expect(recordsOf(settleTries(settled, 'okr', [record('b')]))).toEqual(['a', 'b']);
    expect(settleTries(settled, 'okr', []).map(({ kind }) => kind)).toEqual(['kpi']);
  });

  it('are one where a backend replaces the record', () => {
    const tries = [tryOf({ record: 'a' }), tryOf({ before: [record('a')] })];
    expect(recordsOf(settleTries(tries, 'okr', [record('a', { result: 'Newer' })]))).toEqual(['a']);
  });
});
