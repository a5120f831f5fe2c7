import { describe, expect, it, vi } from 'vitest';

import { mergeGoals } from '@/domain/merged-goal';
import type { GoalVersion, Unreadable } from '@/domain/version';

import { goalRecord, goalVersion } from '../../../tests/support/goal-records.ts';
import { isUntouched, progressSummary, sinceCheckIn, standIn, untouchedDays } from './touched';

const today = '2026-11-23';
const record = goalRecord('a', { createdAt: new Date(2026, 6, 2, 14, 20), result: 'Objective: lead\n1. One\n2. Two' });
const version = (part: Partial<GoalVersion> = {}) => goalVersion({ savedAt: new Date(2026, 7, 1).getTime(), ...part });
const on = (day: string) => [{ day, progress: [40] }];

describe('a goal was touched', () => {
  it.each<[string, Partial<GoalVersion>, number]>([
    ['when it was checked in last', { checkIns: on('2026-10-09') }, 45],
    ['when its words were saved', { savedAt: new Date(2026, 9, 24).getTime() }, 30],
    [
      'when both were, whichever was later',
      { checkIns: on('2026-10-09'), savedAt: new Date(2026, 10, 22).getTime() },
      1,
    ],
    ['a second before midnight', { savedAt: new Date(2026, 9, 24, 23, 59, 59).getTime() }, 30],
    ['a second after midnight', { savedAt: new Date(2026, 9, 25, 0, 0, 1).getTime() }, 29],
    ['today, where a clock was ahead', { savedAt: 8.64e15 }, 0],
    ['today, where another time zone has tomorrow', { checkIns: on('2026-11-24') }, 0],
    ['long ago, after a clock was reset', { savedAt: new Date(1970, 0, 1).getTime() }, 20_780],
  ])('%s', (_, part, days) => {
    expect(untouchedDays(version(part), today)).toBe(days);
  });

  it.each(['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Chatham'])('by the days of %s', (zone) => {
    vi.stubEnv('TZ', zone);
    // At the switch to summer time in Europe, and in a time zone with another date.
    const savedAt = Date.parse('2026-10-25T00:30:00Z');
    const there = new Date(savedAt).toLocaleDateString('en-CA');
    expect(untouchedDays(version({ savedAt }), there)).toBe(0);
  });
});

describe('a goal is untouched', () => {
  it('from the thirtieth day on', () => {
    expect(isUntouched(record, version({ checkIns: on('2026-10-24') }), today)).toBe(true);
    expect(isUntouched(record, version({ checkIns: on('2026-10-25') }), today)).toBe(false);
  });

  it('unless it is done', () => {
    expect(isUntouched(record, version({ progress: [100, 100] }), today)).toBe(false);
    expect(isUntouched(record, version({ progress: [100, 95] }), today)).toBe(true);
    expect(isUntouched({ ...record, result: '' }, version({ progress: [100] }), today)).toBe(true);
  });
});

it('says how long a check-in is ago, and that there is none yet', () => {
  expect(sinceCheckIn(version({ checkIns: on('2026-10-09') }), today)).toBe('No check-in for 45 days');
  expect(sinceCheckIn(version({ checkIns: on('2026-11-22') }), today)).toBe('No check-in for 1 day');
  expect(sinceCheckIn(version(), today)).toBe('No check-in yet');
  expect(sinceCheckIn(version({ checkIns: on('2020-11-23') }), today)).toBe('No check-in for 2,191 days');
});

const recordsOf = (...keys: string[]) => keys.map((key) => ({ ...record, key, id: key }));

it('says of a goal whose progress is unreadable neither that it is started nor that it is not', () => {
  const records = recordsOf('a', 'b', 'c');
  const goals = mergeGoals(
    records,
    new Map<string, GoalVersion | Unreadable>([
      ['a', version({ progress: [40, 80] })],
      ['b', { unreadable: 'x' }],
    ]),
  );
  expect(records.map((each) => standIn(goals, each)?.percent)).toEqual([60, undefined, 0]);
  expect(progressSummary(goals, 'OKRs')).toBe('3 OKRs: 1 in progress, 1 not started.');
});
