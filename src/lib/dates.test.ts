import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatDate, formatDay, formatMonth, formatTime } from './dates';

describe('times and dates', () => {
  it.each([
    ['2026-03-14T09:41:00', '09:41 AM', 'Mar 14, 2026'],
    ['2026-12-01T00:00:00', '12:00 AM', 'Dec 1, 2026'],
  ])('%s is %s on %s', (iso, time, date) => {
    expect(formatTime(new Date(iso))).toBe(time);
    expect(formatDate(new Date(iso))).toBe(date);
  });

  it('are what Intl makes of them in American English', () => {
    const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: true });
    const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
    const [min, max] = [new Date('0001-01-02T00:00:00Z'), new Date(8.64e15)];
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (moment) => {
        expect(formatTime(moment)).toBe(time.format(moment).replaceAll(/\s/g, ' '));
        expect(formatDate(moment)).toBe(date.format(moment));
      }),
    );
  });

  it('that are missing are a dash', () => {
    expect([formatTime(null), formatDate(null)]).toEqual(['\u2013', '\u2013']);
  });
});

it('months are written out', () => {
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
  for (let number = 1; number <= 12; number += 1) {
    expect(formatMonth(`2026-${String(number).padStart(2, '0')}`)).toBe(month.format(new Date(2026, number - 1)));
  }
  expect(formatMonth('0099-01')).toBe('January 99');
  expect(formatMonth('2026')).toBe('2026');
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
