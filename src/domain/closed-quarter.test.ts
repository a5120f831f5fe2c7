import { describe, expect, it } from 'vitest';

import {
  isSameQuarters,
  meanScore,
  mergedQuarters,
  offeredQuarters,
  presentPlaces,
  quarterOf,
  quarterToClose,
  readQuarters,
  scoreOfProgress,
  scoreText,
  type ClosedQuarter,
} from './closed-quarter';

const closed = (quarter: string, part: Partial<ClosedQuarter> = {}): ClosedQuarter => ({
  quarter,
  closedAt: '2026-12-31',
  objective: 'Objective: lead',
  lines: [{ text: 'One', score: 5, sentence: 'Down to 5.0.' }],
  ...part,
});

const lines = (...scores: number[]) => scores.map((score) => ({ score }));

describe('quarters', () => {
  it.each([
    ['2026-Q1', new Date(2026, 0, 1)],
    ['2026-Q1', new Date(2026, 2, 31, 23, 59, 59, 999)],
    ['2026-Q2', new Date(2026, 3, 1)],
    ['2026-Q3', new Date(2026, 8, 30, 23, 59)],
    ['2026-Q4', new Date(2026, 11, 31, 23, 59, 59)],
    ['2027-Q1', new Date(2027, 0, 1, 0, 0)],
  ])('%s begins and ends with the days of the person', (quarter, moment) => {
    expect(quarterOf(moment, 1)).toBe(quarter);
  });

  it('are offered newest first: the present one, three before it, and what is closed', () => {
    expect(offeredQuarters('2026-Q2', [])).toEqual(['2026-Q2', '2026-Q1', '2025-Q4', '2025-Q3']);
    expect(offeredQuarters('2026-Q2', [closed('2026-Q1'), closed('2024-Q4')]).slice(3)).toEqual(['2025-Q3', '2024-Q4']);
    // A wrong clock can cause it.
    expect(offeredQuarters('2026-Q2', [closed('2027-Q1')])[0]).toBe('2027-Q1');
  });
});

describe('scores', () => {
  it.each([
    [0, 0],
    [5, 1],
    [40, 4],
    [45, 5],
    [65, 7],
    [95, 10],
    [100, 10],
  ])('begin for %i %% at %i tenths', (percent, score) => {
    expect(scoreOfProgress(percent)).toBe(score);
  });

  it('have one decimal', () => {
    expect([0, 1, 3, 7, 10].map(scoreText)).toEqual(['0.0', '0.1', '0.3', '0.7', '1.0']);
  });

  it.each([
    [[], 0],
    [[5, 10, 7, 2], 6],
    // 0.1 + 0.2 is not 0.3 in binary numbers, and their average must not be 0.1.
    [[1, 2], 2],
    [[10, 10, 10], 10],
    [[0, 0, 1], 0],
  ])('of %j have the mean %i', (scores, mean) => {
    expect(meanScore(lines(...scores))).toBe(mean);
  });
});

describe('the lines of a closed quarter', () => {
  const was = (...texts: string[]) => texts.map((text) => ({ text, score: 1, sentence: '' }));

  it('are found where they stand now, nowhere once they read otherwise, and equal ones have a place each', () => {
    expect(presentPlaces(was('One', 'Two', 'Three'), ['Three', 'Two', 'New'])).toEqual([null, 1, 0]);
    expect(presentPlaces(was('Same', 'Same', 'Same'), ['Other', 'Same', 'Same'])).toEqual([null, 1, 2]);
    expect(presentPlaces(was('Same', 'Same'), ['Same', 'Other', 'Same'])).toEqual([0, 2]);
  });
});

describe('what was kept', () => {
  it('is read newest first, one of each quarter', () => {
    const quarters = [closed('2026-Q1'), closed('2026-Q4'), closed('2026-Q1', { objective: null })];
    expect(readQuarters(structuredClone(quarters))).toEqual([closed('2026-Q4'), closed('2026-Q1')]);
  });

  it('leaves behind what is no closed quarter, and unknown fields', () => {
    const [line] = closed('').lines;
    const broken = [
      null,
      'Q4 2026',
      closed('2026-Q5'),
      closed('20266-Q1'),
      closed('2026-Q1', { closedAt: 'yesterday' }),
      closed('2026-Q1', { closedAt: '2026-13-01' }),
      closed('2026-Q1', { lines: [] }),
      { ...closed('2026-Q1'), lines: 'One' },
      ...[11, 0.5, -1, Number.NaN, '5'].map((score) => ({ ...closed('2026-Q1'), lines: [line, { ...line, score }] })),
      { ...closed('2026-Q1'), lines: [{ ...line, sentence: undefined }] },
      { ...closed('2026-Q2'), html: '<b>' },
    ];
    expect(readQuarters(broken)).toEqual([closed('2026-Q2')]);
  });

  it.each([undefined, null, {}, '[]', 4])('is none where it is %j', (value) => {
    expect(readQuarters(value)).toEqual([]);
  });

  it('is merged by quarter', () => {
    const [here, there] = [closed('2026-Q3'), closed('2026-Q3', { objective: null })];
    expect(mergedQuarters([here], [closed('2026-Q4'), there, closed('2026-Q1')])).toEqual([
      closed('2026-Q4'),
      here,
      closed('2026-Q1'),
    ]);
  });

  it('is the same whenever it was closed', () => {
    const isSame = (...others: ClosedQuarter[]) => isSameQuarters([closed('2026-Q4')], others);
    expect(isSame(closed('2026-Q4', { closedAt: '2027-01-04' }))).toBe(true);
    const rescored = closed('2026-Q4', { lines: [{ text: 'One', score: 6, sentence: '' }] });
    expect([isSame(), isSame(closed('2026-Q3')), isSame(rescored)]).toEqual([false, false, false]);
  });
});

describe('the quarter to close', () => {
  it('begins in the month of the setting, every day of the year in one of four', () => {
    expect(quarterOf(new Date(2026, 10, 25), 4)).toBe('2026-Q3');
    expect(quarterOf(new Date(2027, 0, 1), 4)).toBe('2026-Q4');
    expect(quarterOf(new Date(2027, 8, 30), 10)).toBe('2026-Q4');
    expect(quarterOf(new Date(2027, 9, 1), 10)).toBe('2027-Q1');
    for (let month = 1; month <= 12; month += 1) {
      const quarters = Array.from({ length: 365 }, (_, day) => quarterOf(new Date(2026, month - 1, 1 + day), month));
      expect([...new Set(quarters)]).toEqual(['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4']);
    }
  });

  it('is the one before in the first 21 days, unless that is closed', () => {
    expect(quarterToClose(new Date(2027, 0, 21, 23, 59), 1, [])).toBe('2026-Q4');
    expect(quarterToClose(new Date(2027, 0, 22), 1, [])).toBe('2027-Q1');
    expect(quarterToClose(new Date(2027, 0, 3), 1, [closed('2026-Q4')])).toBe('2027-Q1');
    expect(quarterToClose(new Date(2027, 1, 3), 1, [])).toBe('2027-Q1');
    expect(quarterToClose(new Date(2027, 1, 3), 2, [])).toBe('2026-Q4');
  });
});
