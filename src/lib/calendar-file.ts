import { shownText } from './pdf/plain-text';

export type CalendarEvent = {
  /** The same for the same event in a later file, which then takes the place of this one. */
  uid: string;
  /** '2026-12-31' */
  day: string;
  summary: string;
  description: string;
  url: string;
  /** How it repeats, 'FREQ=WEEKLY;BYDAY=MO'; left out where it does not. */
  rule?: string;
  /** Takes back what an earlier file gave. */
  isCancelled?: boolean;
};

/** The first second of the years in which files were made. */
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
    ...events.flatMap(({ uid, day, summary, description, url, rule, isCancelled = false }) => [
      'BEGIN:VEVENT',
      `UID:${escape(uid)}`,
      `SEQUENCE:${Math.max(0, seconds - firstSecond)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(day, 1))}`,
      ...(rule === undefined ? [] : [`RRULE:${rule}`]),
      ...(isCancelled ? ['STATUS:CANCELLED'] : []),
      `SUMMARY:${escape(summary)}`,
      `DESCRIPTION:${escape(description)}`,
      `URL:${url}`,
      // A date by which something is done keeps nobody from a meeting.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** '20261231' for '2026-12-31', as dates are written in calendar files. */
export const compact = (day: string): string => day.replaceAll('-', '');

/** The day that comes so many days after another, both as '2026-12-31'. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const escape = (text: string): string =>
  shownText(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Octets of a line, without its end. */
const maxOctets = 75;

/** Long lines go on in the next one after a blank; no character is cut in two. */
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
