/*
 * Days of the calendar as texts, '2026-11-23': what is counted from one to another is the same wherever somebody is, and
 * whenever clocks are changed.
 */

const millisecondsPerDay = 86_400_000;

/** The number of a day, for counting; null where the text is no day of the calendar. */
function dayNumber(day: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const milliseconds = Date.parse(`${day}T00:00:00Z`);
  // Some browsers take February 30 for March 2.
  if (Number.isNaN(milliseconds) || new Date(milliseconds).toISOString().slice(0, 10) !== day) return null;
  return milliseconds / millisecondsPerDay;
}

/** Whether a text is a day. */
export const isDay = (text: string): boolean => dayNumber(text) !== null;

/** Days from one to another, below 0 where the other is earlier; 0 where one is no day. */
export function daysBetween(from: string, to: string): number {
  const [one, other] = [dayNumber(from), dayNumber(to)];
  return one === null || other === null ? 0 : other - one;
}
