import { describe, expect, it } from 'vitest';

import { goalRecord as record } from '../../tests/support/goal-records';
import { goalsByPerson, matchDrafts, readDraftedFor, storedDrafts, type DraftedFor } from './drafted-for';
import type { GoalRecord } from './goal';

const draft = (part: Partial<DraftedFor> = {}): DraftedFor => ({
  person: 'ada',
  kind: 'okr',
  role: 'CEO',
  goal: 'Grow',
  sentAt: 1,
  after: ['old'],
  record: null,
  isByRole: false,
  isUnanswered: false,
  ...part,
});

const since = record('since', { createdAt: new Date(2) });

const [ada, bo] = [draft(), draft({ person: 'bo', sentAt: 2 })];

/** The record of each draft; `~` if it is matched by role. Records newest first. */
const matched = (drafts: readonly DraftedFor[], records: readonly GoalRecord[]) =>
  matchDrafts(drafts, 'okr', records).map((each) => `${each.record ?? '-'}${each.isByRole ? '~' : ''}`);

describe('a draft for a person', () => {
  it.each<[string, DraftedFor[], GoalRecord[], string[]]>([
    ['is the record that is newer than the list was', [ada], [record('new'), record('old')], ['new']],
    ['is none of the records of before', [draft({ after: ['old', 'older'] })], [record('old'), record('older')], ['-']],
    ['in an empty pocket is its first record', [draft({ after: [] })], [record('new')], ['new']],
    ['is not there where the list is stale', [ada], [record('old')], ['-']],
    ['whose list was not known is not known', [draft({ after: null })], [record('new'), record('old')], ['-']],
    ['whose list was not known is one since', [draft({ after: null })], [since, record('old')], ['since']],
    ['is the new record also where those of before were deleted', [ada], [record('new')], ['new']],
    ['of an earlier version is one since', [draft({ after: 'old' })], [since, record('older')], ['since']],
    ['has its role and goal', [ada], [record('a', { role: 'HR' }), record('b', { goal: 'Shrink' }), record('old')], ['-']],
    ['has them whatever the blanks', [ada], [record('new', { goal: ' Grow\n' }), record('old')], ['new']],
    ['beside another of its role is told by the order', [bo, ada], [record('2'), record('1'), record('old')], ['2~', '1~']],
    ['of the same person twice needs no telling', [ada, { ...ada, sentAt: 2 }], [record('2'), record('1'), record('old')], ['1', '2']],
    ['keeps its record', [draft({ record: '1' }), bo], [record('2'), record('1'), record('old')], ['1', '2']],
    ['without an answer comes last', [draft({ isUnanswered: true }), bo], [record('1'), record('old')], ['-', '1~']],
    ['sent before another, and after it by a clock that was set back, is found', [draft({ sentAt: 3 }), draft({ person: 'bo', sentAt: 2, after: ['old', '1'] })], [record('2'), record('1'), record('old')], ['1~', '2~']],
    ['without an answer is found', [draft({ isUnanswered: true }), bo], [record('2'), record('1'), record('old')], ['1~', '2~']],
  ])('%s', (_, drafts, records, expected) => expect(matched(drafts, records)).toEqual(expected)); // prettier-ignore

  it('of another kind is left as it is', () => {
    const drafts = [draft({ kind: 'kpi' })];
    expect(matchDrafts(drafts, 'okr', [record('new')])).toBe(drafts);
  });
});

it('the goals of a person are those whose records are still there', () => {
  const drafts = [draft({ record: '1' }), draft({ record: 'gone' }), bo];
  const goals = goalsByPerson(drafts, [[record('2'), record('1'), record('old')], []]);
  expect([...goals].map(([person, list]) => [person, ...list.map((goal) => goal.record.key)])).toEqual([
    ['ada', '1'],
    ['bo', '2'],
  ]);
});

it('what is damaged in storage is left out', () => {
  expect(
    readDraftedFor([ada, null, 7, { ...ada, kind: 'wish' }, { ...ada, sentAt: 'today' }, { person: 'x' }]),
  ).toEqual([ada]);
  expect(readDraftedFor({ 0: ada })).toBeNull();
});

it('what is damaged in storage is written back as it was', () => {
  const damaged = { ...ada, kind: 'wish' };
  expect(storedDrafts([ada], [damaged, ada, null])).toEqual([damaged, null, ada]);
  expect(storedDrafts([ada], undefined)).toEqual([ada]);
});
