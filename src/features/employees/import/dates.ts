import { isRealDate } from '@/components/employee/fields';
import type { EmployeeField } from '@/domain/employee';
import { plainDigits } from '@/lib/plain-digits';
import { fold } from '@/lib/text-search';

/** Which of two numbers of a date like '03/04/2026' is the day. */
export type DayOrder = 'day first' | 'month first';

/**
 * What a text is as a day, 'YYYY-MM-DD', with the day first and with the month first: the same where only one of them can be
 * meant by its form, and null where it cannot be read so.
 */
export type DayReading = { readonly dayFirst: string | null; readonly monthFirst: string | null };

const monthNames = [
  ['january', 'januar', 'janner', 'janvier', 'enero'],
  ['february', 'februar', 'fevrier', 'febrero'],
  ['march', 'marz', 'maerz', 'mars', 'marzo'],
  ['april', 'avril', 'abril'],
  ['may', 'mai', 'mayo'],
  ['june', 'juni', 'juin', 'junio'],
  ['july', 'juli', 'juillet', 'julio'],
  ['august', 'aout', 'agosto'],
  ['september', 'septembre', 'septiembre', 'setiembre'],
  ['october', 'oktober', 'octobre', 'octubre'],
  ['november', 'novembre', 'noviembre'],
  ['december', 'dezember', 'decembre', 'diciembre'],
];

/** The number of a month by its name or the beginning of it; null where none or several begin so. */
function monthNamed(word: string): number | null {
  const name = fold(word);
  const found = monthNames.flatMap((names, index) => (names.some((one) => one.startsWith(name)) ? [index + 1] : []));
  const [month, another] = found;
  return name.length < 3 || another !== undefined ? null : (month ?? null);
}

/** The years in which a year of two digits is looked for, from this one: of whoever works, and of what begins for them. */
const spans = { birth: [-90, -14], other: [-60, 10] } as const;

/** A year of two digits as four: the only one that the field can mean, '' where it can mean none. */
function fullYear(year: string, name: EmployeeField): string {
  if (year.length === 4) return year;
  const [from, to] = spans[name === 'dateOfBirth' ? 'birth' : 'other'];
  const now = new Date().getFullYear();
  const found = ['19', '20'].map((century) => century + year).find((one) => now + from <= +one && +one <= now + to);
  return found ?? '';
}

/** The day as text where the calendar has it. */
function dayText(year: string, month: string | number, day: string): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isRealDate(text) ? text : null;
}

const sure = (day: string | null): DayReading => ({ dayFirst: day, monthFirst: day });

const time = /[T\s,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[AP]M)?(?:Z|\s*[+-]\d{2}:?\d{2})?$/iu;
const yearFirst = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/u;
const numbers = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})$/u;
const dayAndName =
  /^(\d{1,2})(?:st|nd|rd|th|er|\.|\u00ba)?[-/\s]*(?:de\s+)?(\p{L}{3,})\.?[-/,\s]*(?:del?\s+)?(\d{4}|\d{2})$/iu;
const nameAndDay = /^(\p{L}{3,})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d{2})$/iu;

/**
 * Reads a day in one of the forms that files have: 2026-04-03, 20260403, 3.4.2026, 03/04/2026, 3 Apr 2026, April 3, 2026, with
 * or without a time after it, with the names of months in four languages. A lone year is no day. In 14.02.91 the field decides
 * the century, and where it cannot, the day is not read.
 */
export function readDay(given: string, name: EmployeeField): DayReading {
  const text = plainDigits(given).replace(time, '');
  const [, year = '', mark, month = '', day = ''] = yearFirst.exec(text) ?? [];
  // Without a mark each has its two digits.
  if (mark !== undefined) return sure(mark === '' && text.length !== 8 ? null : dayText(year, month, day));

  const [, first = '', between, second = '', lastOfThree = ''] = numbers.exec(text) ?? [];
  if (between !== undefined) {
    const ofYear = fullYear(lastOfThree, name);
    const reading = { dayFirst: dayText(ofYear, second, first), monthFirst: dayText(ofYear, first, second) };
    // Nobody who writes dots begins with the month, unless the day shows it.
    return between === '.' && reading.dayFirst !== null ? sure(reading.dayFirst) : reading;
  }

  const [, dayBefore = '', nameAfter, yearAfter = ''] = dayAndName.exec(text) ?? [];
  if (nameAfter !== undefined) return sure(dayText(fullYear(yearAfter, name), monthNamed(nameAfter) ?? 0, dayBefore));
  const [, nameBefore, dayAfter = '', lastYear = ''] = nameAndDay.exec(text) ?? [];
  return sure(
    nameBefore === undefined ? null : dayText(fullYear(lastYear, name), monthNamed(nameBefore) ?? 0, dayAfter),
  );
}

/** Whether both can be meant, and are two days. */
export const isAmbiguousDay = ({ dayFirst, monthFirst }: DayReading): boolean =>
  dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst;

/** The order that a day shows, null where it could be any. */
export function orderShown({ dayFirst, monthFirst }: DayReading): DayOrder | null {
  if ((dayFirst === null) === (monthFirst === null)) return null;
  return dayFirst === null ? 'month first' : 'day first';
}

/** The day that is meant in a file with an order; null where there is none, or it is not known which. */
export function dayIn(reading: DayReading, order: DayOrder | null): string | null {
  const { dayFirst, monthFirst } = reading;
  if (order === null) return isAmbiguousDay(reading) ? null : (dayFirst ?? monthFirst);
  return order === 'day first' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
}
