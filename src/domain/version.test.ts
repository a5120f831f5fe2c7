import { describe, expect, it } from 'vitest';

import { isSameVersion, meanProgress, readVersion, withQuarters, type GoalVersion } from './version';

const version: GoalVersion = { lines: ['One'], note: 'Ask Ines', progress: [40], checkIns: [], savedAt: 5 };

describe('meanProgress', () => {
  it('counts a line without progress as 0', () => {
    expect(meanProgress([40, 100, 65], 4)).toBe(51);
  });

  it('is 0 of no line, and leaves out what is of none', () => {
    expect(meanProgress([100], 0)).toBe(0);
    expect(meanProgress([50, 100], 1)).toBe(50);
  });
});

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

describe('isSameVersion', () => {
  it('looks at what is said and not at when', () => {
    expect(isSameVersion(version, { ...version, quarters: [] })).toBe(true);
    expect(isSameVersion(version, { ...version, savedAt: 9, progress: [40, 0] })).toBe(true);
  });

  it.each([
    { ...version, lines: null },
    { ...version, lines: ['One', 'Two'] },
    { ...version, note: '' },
    { ...version, progress: [45] },
    { ...version, quarters: [closed] },
  ])('sees each difference: %o', (other) => {
    expect(isSameVersion(version, other)).toBe(false);
    expect(isSameVersion(other, version)).toBe(false);
  });
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
    { ...version, lines: 'One' },
    { ...version, lines: [1] },
    { ...version, lines: [['deep']] },
    { ...version, note: undefined },
    { ...version, progress: [-1] },
    { ...version, progress: [101] },
    { ...version, progress: [Number.NaN] },
    { ...version, progress: ['40'] },
    { ...version, savedAt: '5' },
    { ...version, savedAt: Number.POSITIVE_INFINITY },
    { ...version, savedAt: 1e16 },
  ])('refuses what is none: %#', (value) => {
    expect(readVersion(value)).toBeNull();
  });
});
