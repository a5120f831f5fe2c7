import { describe, expect, it } from 'vitest';

import {
  mergeCheckIns,
  historyOf,
  isSameCheckIns,
  readCheckIns,
  uniteCheckIns,
  withCheckIn,
  type CheckIn,
} from './check-ins';

const checkIns: readonly CheckIn[] = [
  { day: '2026-08-27', progress: [0, 0, 20] },
  { day: '2026-09-10', progress: [10, null, 35] },
];

describe('a check-in', () => {
  it('is one a day at most, the last one of each line', () => {
    const today = withCheckIn(checkIns, '2026-09-24', { progress: [25] });
    expect(today.at(-1)).toEqual({ day: '2026-09-24', progress: [25] });
    expect(withCheckIn(today, '2026-09-24', { progress: [30, null, 50] })).toEqual([
      ...checkIns,
      { day: '2026-09-24', progress: [30, null, 50] },
    ]);
  });

  it('takes over later days of a clock that was ahead', () => {
    expect(withCheckIn(checkIns, '2026-08-30', { progress: [5] })).toEqual([
      checkIns[0],
      { day: '2026-08-30', progress: [5, null, 35] },
    ]);
  });

  it('without a percent is none', () => {
    expect(withCheckIn(checkIns, '2026-09-24', { progress: [null, null] })).toEqual(checkIns);
  });
});

describe('the history of a result', () => {
  it('moves with it', () => {
    const [one, two, three] = [0, 1, 2].map((line) => historyOf(checkIns, line));
    expect(two).toEqual([{ day: '2026-08-27', percent: 0 }]);
    expect(mergeCheckIns([three ?? [], [], one ?? [], two ?? []])).toEqual([
      { day: '2026-08-27', progress: [20, null, 0, 0] },
      { day: '2026-09-10', progress: [35, null, 10] },
    ]);
  });

  it('is removed with it, and its day where it was the only one', () => {
    expect(mergeCheckIns([historyOf(checkIns, 1)])).toEqual([{ day: '2026-08-27', progress: [0] }]);
    expect(mergeCheckIns([])).toEqual([]);
  });
});

describe('two devices', () => {
  it('have the days of both, the newer one’s where both speak of a line', () => {
    const newer = [
      { day: '2026-09-10', progress: [15, 40] },
      { day: '2026-08-01', progress: [0] },
    ];
    expect(uniteCheckIns(checkIns, newer)).toEqual([
      { day: '2026-08-01', progress: [0] },
      { day: '2026-08-27', progress: [0, 0, 20] },
      { day: '2026-09-10', progress: [15, 40, 35] },
    ]);
  });

  it('are compared', () => {
    expect(isSameCheckIns(checkIns, structuredClone(checkIns))).toBe(true);
    expect(isSameCheckIns(checkIns, [])).toBe(false);
    expect(isSameCheckIns(checkIns, uniteCheckIns(checkIns, [{ day: '2026-09-10', progress: [15] }]))).toBe(false);
    expect(isSameCheckIns([{ day: '2026-09-10', progress: [1] }], [{ day: '2026-09-11', progress: [1] }])).toBe(false);
  });
});

describe('readCheckIns', () => {
  it('reads stored ones, in the order of days', () => {
    expect(readCheckIns(structuredClone(checkIns).toReversed())).toEqual(checkIns);
    expect(readCheckIns(undefined)).toEqual([]);
  });

  it.each([
    null,
    7,
    'text',
    { length: 3 },
    [null, 7, 'text', [], {}],
    ['2026-02-30', '2026-13-01', '2026-9-1', '+012026-09-01', '2026-09-01T00:00:00Z', '__proto__', 20_260_901].map(
      (day) => ({ day, progress: [5] }),
    ),
    [{ day: '2026-09-01' }],
    [{ day: '2026-09-01', progress: 5 }],
    [{ day: '2026-09-01', progress: [] }],
    [{ day: '2026-09-01', progress: ['5', -1, 101, Number.NaN, null, {}] }],
  ])('finds none in anything else: %#', (value) => {
    expect(readCheckIns(value)).toEqual([]);
  });

  it('leaves out invalid ones, and takes the last of two of one day', () => {
    expect(
      readCheckIns([
        { day: '2026-09-10', progress: [10, 'x', 35, null], evil: 1 },
        { day: 'never', progress: [10] },
        { day: '2026-09-10', progress: [15] },
      ]),
    ).toEqual([{ day: '2026-09-10', progress: [15, null, 35] }]);
  });

  it('keeps the newest thousand days of more', () => {
    const days = Array.from({ length: 5_000 }, (_, day) => ({
      day: new Date(Date.UTC(2000, 0, 1 + day)).toISOString().slice(0, 10),
      progress: [5],
    }));
    expect(readCheckIns(days)).toEqual(days.slice(-1_000));
    const added = withCheckIn(days.slice(-1_000), '2026-09-24', { progress: [10] });
    expect([added.length, added[0], added.at(-1)?.day]).toEqual([1_000, days.at(-999), '2026-09-24']);
  });
});
