import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { GoalRecord } from '@/domain/goal';

import { goalRecord } from '../../../tests/support/goal-records.ts';
import { settleDrafts, type SentDraft } from './drafts';

const request = { role: 'CEO', goal: 'Grow', industry: 'Retail' };

const record = (id: string, overrides: Partial<GoalRecord> = {}) =>
  goalRecord(id, { result: `Result ${id}`, createdAt: new Date('2026-11-21'), ...overrides });

const draftOf = (overrides: Partial<SentDraft> = {}): SentDraft => ({
  kind: 'okr',
  request,
  sentAt: 0,
  savedAt: 0,
  before: [],
  record: null,
  ...overrides,
});

const recordsOf = (drafts: readonly SentDraft[]) => drafts.map((each) => each.record);

describe('the record of a try', () => {
  it('is the newest that was not there where the backend has changed the words', () => {
    const old = record('old');
    const list = [record('new', { goal: 'grow' }), old];
    expect(recordsOf(settleDrafts([draftOf({ before: [old] })], 'okr', list))).toEqual(['new']);
  });

  it.each([
    ['an unrelated record is all there is', [record('other', { role: 'HR', goal: 'Old goal' })], []],
    ['the list is as it was', [record('old')], [record('old')]],
    [
      'another tab has drafted for another goal',
      [record('foreign', { goal: 'No such' }), record('old')],
      [record('old')],
    ],
    ['another tab has drafted for another role', [record('foreign', { role: 'HR' }), record('old')], [record('old')]],
    ['the list of before is not known, and its record is older', [record('old')], null],
    ['the list of before is not known, and its record has no date', [record('old', { createdAt: null })], null],
  ])('is not known where %s', (_, list, before) => {
    const sentAt = new Date('2026-11-22').getTime();
    expect(recordsOf(settleDrafts([draftOf({ before, sentAt })], 'okr', list))).toEqual([null]);
  });

  it('is one with its texts that was created since, where the list of before is not known', () => {
    const sentAt = new Date('2026-11-20').getTime();
    const list = [record('foreign', { goal: 'Another' }), record('mine')];
    expect(recordsOf(settleDrafts([draftOf({ before: null, sentAt })], 'okr', list))).toEqual(['mine']);
  });

  it('is the next that comes, where the list of before was not known', () => {
    const undated = (id: string) => record(id, { createdAt: null });
    const first = settleDrafts([draftOf({ before: null })], 'okr', [undated('old')]);
    expect(recordsOf(settleDrafts(first, 'okr', [undated('old'), undated('new')]))).toEqual(['new']);
  });

  it('may lack its texts', () => {
    const list = [record('old'), record('new', { goal: '', role: '' })];
    expect(recordsOf(settleDrafts([draftOf({ before: [record('old')] })], 'okr', list))).toEqual(['new']);
  });

  it('is the one that came, in whatever order the list is, with whatever ids and dates, however late', () => {
    const some = fc.record({
      goal: fc.constantFrom('Grow', 'grow.', 'Another'),
      role: fc.constantFrom('CEO', 'HR'),
      createdAt: fc.constantFrom(null, new Date('2026-11-01'), new Date('2026-12-01')),
    });
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 6 }),
        fc.array(some, { maxLength: 3 }),
        fc.nat(),
        (old, foreign, place) => {
          const before = old.map((each, index) => record(`old ${index}`, each));
          const others = foreign
            .filter(({ goal, role }) => goal === 'Another' || role === 'HR')
            .map((each, index) => record(`foreign ${index}`, each));
          const drafts = [draftOf({ before })];
          const lagging = settleDrafts(drafts, 'okr', [...others, ...before]);
          expect(lagging).toBe(drafts);
          const list = [...before, ...others];
          const here = list.toSpliced(place % (list.length + 1), 0, record('new', { createdAt: null }));
          expect(recordsOf(settleDrafts(lagging, 'okr', here))).toEqual(['new']);
        },
      ),
      { seed: 5, numRuns: 300 },
    );
  });

  it('is told from the one of a try right before it', () => {
    const list = [record('second'), record('first'), record('old')];
    const drafts = [draftOf({ before: [record('old')] }), draftOf({ before: [record('old')] })];
    expect(recordsOf(settleDrafts(drafts, 'okr', list))).toEqual(['first', 'second']);
  });

  it('is left for the other where one of two has come', () => {
    const before = [record('old')];
    const drafts = [draftOf({ before }), draftOf({ before })];
    const first = settleDrafts(drafts, 'okr', [record('first'), ...before]);
    expect(recordsOf(first)).toEqual(['first', null]);
    expect(recordsOf(settleDrafts(first, 'okr', [record('second'), record('first'), ...before]))).toEqual([
      'first',
      'second',
    ]);
  });
});

describe('the drafts of a page', () => {
  const settled = [draftOf({ record: 'a' }), draftOf({ kind: 'kpi', record: 'a' }), draftOf({ record: 'b' })];

  it('are the same array where nothing has changed', () => {
    expect(settleDrafts(settled, 'okr', [record('b'), record('a')])).toBe(settled);
  });

  it('lose what was deleted, and nothing of the other kind', () => {
    expect(recordsOf(settleDrafts(settled, 'okr', [record('b')]))).toEqual(['a', 'b']);
    expect(settleDrafts(settled, 'okr', []).map(({ kind }) => kind)).toEqual(['kpi']);
  });

  it('are one where a backend replaces the record', () => {
    const drafts = [draftOf({ record: 'a' }), draftOf({ before: [record('a')] })];
    expect(recordsOf(settleDrafts(drafts, 'okr', [record('a', { result: 'Newer' })]))).toEqual(['a']);
  });
});
