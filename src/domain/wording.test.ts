import { describe, expect, it } from 'vitest';

import { isSameWording, meanProgress, readWording, withQuarters, type Wording } from './wording';

const wording: Wording = { lines: ['One'], note: 'Ask Ines', progress: [40], checkIns: [], savedAt: 5 };

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
  expect(withQuarters(wording, [closed])).toEqual({ ...wording, quarters: [closed] });
  expect(Object.keys(withQuarters({ ...wording, quarters: [closed] }, []))).toEqual(Object.keys(wording));
});

describe('isSameWording', () => {
  it('looks at what is said and not at when', () => {
    expect(isSameWording(wording, { ...wording, quarters: [] })).toBe(true);
    expect(isSameWording(wording, { ...wording, savedAt: 9, progress: [40, 0] })).toBe(true);
  });

  it.each([
    { ...wording, lines: null },
    { ...wording, lines: ['One', 'Two'] },
    { ...wording, note: '' },
    { ...wording, progress: [45] },
    { ...wording, quarters: [closed] },
  ])('sees each difference: %o', (other) => {
    expect(isSameWording(wording, other)).toBe(false);
    expect(isSameWording(other, wording)).toBe(false);
  });
});

describe('readWording', () => {
  it('reads what was kept, and leaves unknown fields behind', () => {
    expect(readWording({ ...wording, id: 'a', evil: 1 })).toEqual(wording);
    expect(readWording({ ...wording, lines: null })).toEqual({ ...wording, lines: null });
    const checkIns = [{ day: '2026-09-01', progress: [40] }];
    expect(readWording({ ...wording, checkIns })).toEqual({ ...wording, checkIns });
  });

  it('reads closed quarters, and all else where one of them is broken', () => {
    expect(readWording({ ...wording, quarters: [closed, { ...closed, lines: 'One' }] })).toEqual({
      ...wording,
      quarters: [closed],
    });
    expect(readWording({ ...wording, quarters: 'none' })).toEqual(wording);
  });

  it.each([undefined, null, 7, [{ day: 'never' }]])('reads one without check-ins that can be read: %j', (checkIns) => {
    expect(readWording({ ...wording, checkIns })).toEqual(wording);
  });

  it.each([
    null,
    7,
    'text',
    [],
    {},
    { ...wording, lines: 'One' },
    { ...wording, lines: [1] },
    { ...wording, lines: [['deep']] },
    { ...wording, note: undefined },
    { ...wording, progress: [-1] },
    { ...wording, progress: [101] },
    { ...wording, progress: [Number.NaN] },
    { ...wording, progress: ['40'] },
    { ...wording, savedAt: '5' },
    { ...wording, savedAt: Number.POSITIVE_INFINITY },
    { ...wording, savedAt: 1e16 },
  ])('refuses what is none: %#', (value) => {
    expect(readWording(value)).toBeNull();
  });
});
