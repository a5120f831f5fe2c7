import { describe, expect, it } from 'vitest';

import { formatDate, formatDay, formatTime } from './dates';

describe('times and dates', () => {
  it.each([
    ['2026-03-14T09:41:00', '09:41 AM', 'Mar 14, 2026'],
    ['2026-12-01T00:00:00', '12:00 AM', 'Dec 1, 2026'],
    ['2026-07-04T12:05:00', '12:05 PM', 'Jul 4, 2026'],
    ['2026-01-31T23:59:59', '11:59 PM', 'Jan 31, 2026'],
  ])('%s is %s on %s', (iso, time, date) => {
    expect(formatTime(new Date(iso))).toBe(time);
    expect(formatDate(new Date(iso))).toBe(date);
  });

  it('have an ordinary space, whatever the runtime puts there', () => {
    expect(formatTime(new Date('2026-03-14T09:41:00'))).toMatch(/^[\x20-\x7e]+$/);
  });

  it('that are missing are a dash', () => {
    expect([formatTime(null), formatDate(null)]).toEqual(['\u2013', '\u2013']);
  });
});

describe('days', () => {
  it.each([
    ['2024-03-14', 'Mar 14, 2024'],
    ['2024-02-29T23:59:59Z', 'Feb 29, 2024'],
    ['0099-01-02', 'Jan 2, 99'],
  ])('%s is the day that is written', (text, day) => {
    expect(formatDay(text)).toBe(day);
  });

  it.each(['', 'tomorrow', '2023-02-29', '2024-13-01', '14.03.2024', '2024-03-140', '20240314'])(
    '%j is no day and stays',
    (text) => {
      expect(formatDay(text)).toBe(text);
    },
  );
});
