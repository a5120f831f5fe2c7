import type { Part } from './date-tokens';

/** '2027-03-31' */
const iso = (date: Date): string => date.toISOString().slice(0, 10);

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? iso(date) : null;
}

export const lastDayOf = (year: number, month: number): string => iso(new Date(Date.UTC(year, month, 0)));

export type Origin = {
  /** The day of the line, null where it is not known. */
  from: string | null;
  /** First month of the fiscal year, 1 to 12 (docs/product.md 7.25). */
  yearStart: number;
};

/** The last day of a part in a year. Quarters are fiscal; a half has no day where the fiscal year begins after January. */
export function dayIn(part: Part, year: number, yearStart: number): string | null {
  if (part.kind === 'day') return dayOf(year, part.month, part.day);
  if (part.kind === 'year') return `${year}-12-31`;
  if (part.kind === 'month') return lastDayOf(year, part.number);
  if (part.kind === 'quarter') return lastDayOf(year, yearStart - 1 + part.number * 3);
  return part.kind === 'half' && yearStart === 1 ? lastDayOf(year, part.number * 6) : null;
}

/** The part's year, else that of its first day from `from` on. */
export function resolveYear(part: Part, { from, yearStart }: Origin): number | null {
  if (part.year !== null || from === null) return part.year;
  const here = Number(from.slice(0, 4));
  return [here - 1, here, here + 1].find((year) => (dayIn(part, year, yearStart) ?? '') >= from) ?? null;
}

export function dayFrom(part: Part, origin: Origin): string | null {
  const year = resolveYear(part, origin);
  return year === null ? null : dayIn(part, year, origin.yearStart);
}
