const millisecondsPerDay = 86_400_000;

/** Days since 1970 of a local date, '2026-11-23', in any time zone; null for other texts. */
function dayNumber(day: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const milliseconds = Date.parse(`${day}T00:00:00Z`);
  // Some browsers parse February 30 as March 2.
  if (Number.isNaN(milliseconds) || new Date(milliseconds).toISOString().slice(0, 10) !== day) return null;
  return milliseconds / millisecondsPerDay;
}

export const isDay = (text: string): boolean => dayNumber(text) !== null;

/** Adds days to a day, both as '2026-12-31'. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsPerDay).toISOString().slice(0, 10);

/** Days between two dates, negative where the other is earlier; 0 where one is invalid. */
export function daysBetween(from: string, to: string): number {
  const [one, other] = [dayNumber(from), dayNumber(to)];
  return one === null || other === null ? 0 : other - one;
}
