import { expect, it } from 'vitest';

import { unitedCheckIns } from './united-check-ins';
import type { Wording } from './wording';

const record = { kind: 'okr' as const, result: 'Objective: lead\n1. One\n2. Two' };
const [first, second] = ['2026-09-01', '2026-09-02'];
const wording = (part: Partial<Wording>): Wording => ({
  lines: null,
  note: '',
  progress: [],
  checkIns: [],
  savedAt: 1,
  ...part,
});

it('finds the lines of another wording wherever they stand, and leaves out what was said of others', () => {
  const mine = wording({ checkIns: [{ day: second, progress: [10, 20] }], savedAt: 2 });
  const other = wording({
    lines: ['Two', 'Other', 'One'],
    checkIns: [
      { day: first, progress: [1, 2, 3] },
      { day: second, progress: [4, 5] },
    ],
  });
  expect(unitedCheckIns(record, mine, other)).toEqual([
    { day: first, progress: [3, 1] },
    { day: second, progress: [10, 20] },
  ]);
  expect(unitedCheckIns(record, mine, { ...other, savedAt: 3 })).toEqual([
    { day: first, progress: [3, 1] },
    { day: second, progress: [10, 4] },
  ]);
});

it('are those of the wording where the other has none', () => {
  const mine = wording({ checkIns: [{ day: first, progress: [10] }] });
  expect(unitedCheckIns(record, mine, undefined)).toBe(mine.checkIns);
  expect(unitedCheckIns(record, mine, wording({}))).toBe(mine.checkIns);
});

it('tells lines apart that say the same', () => {
  const lines = ['Same', 'Same'];
  const mine = wording({ lines });
  const other = wording({ lines, checkIns: [{ day: first, progress: [1, 2] }] });
  expect(unitedCheckIns(record, mine, other)).toEqual(other.checkIns);
});

it('gives each of several equal lines the history of one, also where they have moved', () => {
  const mine = wording({ lines: ['New', 'Same', 'Same'] });
  const other = wording({ lines: ['Same', 'Same', 'Old'], checkIns: [{ day: first, progress: [1, 2] }] });
  expect(unitedCheckIns(record, mine, other)).toEqual([{ day: first, progress: [null, 2, 1] }]);
});
