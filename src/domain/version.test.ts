import { describe, expect, it } from 'vitest';

import { isSameVersion, meanProgress, readVersion, withQuarters, type GoalVersion } from './version';

const version: GoalVersion = { lines: ['One'], note: 'Ask Ines', progress: [40], checkIns: [], savedAt: 5 };

it.each([
  ['a line without progress as 0', [40, 100, 65], 4, 51],
  ['no line as 0', [100], 0, 0],
  ['nothing that is of no line', [50, 100], 1, 50],
])('the mean progress counts %s', (_, progress, count, mean) => expect(meanProgress(progress, count)).toBe(mean));

const closed = {
  quarter: '2026-Q4',
  closedAt: '2026-12-31',
  objective: null,
  lines: [{ text: 'One', score: 5, sentence: 'Late floor.' }],
};

it('withQuarters leaves no trace where none is closed', () => {
  expect(withQuarters(version, [closed])).toEqual({ ...version, quarters: [closed] });
  expect(Object.keys(withQuarters({ ...version, quarters: [closed] }, []))).toEqual(Object.keys(version));
});

it.each<[isSame: boolean, part: Partial<GoalVersion>]>([
  [true, { quarters: [] }],
  [true, { savedAt: 9, progress: [40, 0] }],
  [false, { lines: null }],
  [false, { lines: ['One', 'Two'] }],
  [false, { note: '' }],
  [false, { progress: [45] }],
  [false, { quarters: [closed] }],
])('isSameVersion, %s: %o', (isSame, part) => {
  const other = { ...version, ...part };
  expect([isSameVersion(version, other), isSameVersion(other, version)]).toEqual([isSame, isSame]);
});

describe('readVersion', () => {
  it('reads what was kept, and leaves unknown fields behind', () => {
    expect(readVersion({ ...version, id: 'a', evil: 1 })).toEqual(version);
    expect(readVersion({ ...version, lines: null })).toEqual({ ...version, lines: null });
    const checkIns = [{ day: '2026-09-01', progress: [40] }];
    expect(readVersion({ ...version, checkIns })).toEqual({ ...version, checkIns });
  });

  it('reads closed quarters, and all else where one of them is broken', () => {
    expect(readVersion({ ...version, quarters: [closed, { ...closed, lines: 'One' }] })).toEqual({
      ...version,
      quarters: [closed],
    });
    expect(readVersion({ ...version, quarters: 'none' })).toEqual(version);
  });

  it.each([undefined, null, 7, [{ day: 'never' }]])('reads one without check-ins that can be read: %j', (checkIns) => {
    expect(readVersion({ ...version, checkIns })).toEqual(version);
  });

  it.each([
    null,
    7,
    'text',
    [],
    {},
    ...['One', [1], [['deep']]].map((lines) => ({ ...version, lines })),
    { ...version, note: undefined },
    ...[-1, 101, Number.NaN, '40'].map((percent) => ({ ...version, progress: [percent] })),
    ...['5', Number.POSITIVE_INFINITY, 1e16].map((savedAt) => ({ ...version, savedAt })),
  ])('refuses what is none: %#', (value) => {
    expect(readVersion(value)).toBeNull();
  });
});
