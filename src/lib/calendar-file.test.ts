import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { shown } from '../../tests/support/foreign-readers.ts';
import { hostileTexts } from '../../tests/support/hostile.ts';
import { eventsIn as read } from '../../tests/support/saved-files.ts';
import { calendarFile, type CalendarEvent } from './calendar-file';

const made = new Date('2026-11-23T10:20:30Z');

const event = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'okr-1@cairn.example',
  day: '2026-12-31',
  summary: 'Grow revenue',
  description: 'Line one\nhttps://cairn.example/okrs?record=1',
  url: 'https://cairn.example/okrs?record=1',
  ...given,
});

describe('a calendar file', () => {
  it('holds all-day events that end with their day and leave the day free', () => {
    const text = calendarFile([event()], 'Product', made);
    expect(text.split('\r\n').slice(0, 13)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Product//Goals//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:okr-1@cairn.example',
      'SEQUENCE:28203630',
      'DTSTAMP:20261123T102030Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Grow revenue',
      String.raw`DESCRIPTION:Line one\nhttps://cairn.example/okrs?record=1`,
    ]);
    const [only] = read(text);
    expect(only?.startDate.isDate).toBe(true);
    expect(only?.duration.toSeconds()).toBe(24 * 60 * 60);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('is newer than one that was made before', () => {
    const sequence = (at: Date) => read(calendarFile([event()], 'Product', at))[0]?.sequence ?? 0;
    expect(sequence(new Date(made.getTime() + 1000))).toBe(sequence(made) + 1);
    // A clock that is years behind gives a valid number too.
    expect(sequence(new Date('2020-01-01'))).toBe(0);
  });

  it('repeats a reminder on the first Monday of a month, until the last day', () => {
    const rule = 'FREQ=MONTHLY;BYDAY=1MO;UNTIL=20270331';
    const [reminder] = read(calendarFile([event({ day: '2026-12-07', rule })], 'Product', made));
    const days: string[] = [];
    const times = reminder?.iterator();
    for (let time = times?.next(); time; time = times?.next()) days.push(time.toString());
    expect(days).toEqual(['2026-12-07', '2027-01-04', '2027-02-01', '2027-03-01']);
  });

  it('says what was written, in lines of 75 octets at most', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom(...hostileTexts));
    fc.assert(
      fc.property(text, text, (summary, description) => {
        const file = calendarFile([event({ summary: `a${summary}`, description })], 'Product', made);
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const [only] = read(file);
        expect([only?.summary, only?.description]).toEqual([shown(`a${summary}`), shown(description)]);
      }),
    );
  });
});
