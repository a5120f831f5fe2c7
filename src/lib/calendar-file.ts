import { dayAfter } from '@/domain/days';

import { shownText } from './pdf/plain-text';

export type CalendarEvent = {
  /** A later file with the same `uid` replaces the event. */
  uid: string;
  /** '2026-12-31' */
  day: string;
  summary: string;
  description: string;
  url: string;
  /** An RRULE, 'FREQ=WEEKLY;BYDAY=MO'; undefined for a single event. */
  rule?: string;
};

/** SEQUENCE counts seconds since then: 32 bits hold them. */
const firstSecond = Date.UTC(2026, 0, 1) / 1000;

/** An RFC 5545 file of all-day events. Of two files with an event the later `made` wins (SEQUENCE). */
export function calendarFile(events: readonly CalendarEvent[], product: string, made: Date): string {
  const seconds = Math.floor(made.getTime() / 1000);
  const stamp = `${made.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(product)}//Goals//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(({ uid, day, summary, description, url, rule }) => [
      'BEGIN:VEVENT',
      `UID:${escape(uid)}`,
      `SEQUENCE:${Math.max(0, seconds - firstSecond)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(day, 1))}`,
      ...(rule === undefined ? [] : [`RRULE:${rule}`]),
      `SUMMARY:${escape(summary)}`,
      `DESCRIPTION:${escape(description)}`,
      `URL:${url}`,
      // A due date leaves the day free for meetings.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** '20261231' for '2026-12-31', as dates are written in calendar files. */
export const compact = (day: string): string => day.replaceAll('-', '');

const escape = (text: string): string =>
  shownText(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Octets of a line without its CRLF. */
const maxOctets = 75;

/** Folds a long line between characters; a blank begins each continuation. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
