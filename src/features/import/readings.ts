import { amountsIn, isRealDate, withoutCurrency } from '@/components/employee/fields';
import type { EmployeeField } from '@/domain/employee';
import { months } from '@/domain/quality/date-words';
import { plainDigits } from '@/lib/plain-digits';
import { fold } from '@/lib/text-search';

/** A text as each way of reading it gives it, by the way's name; null where it cannot be read so. */
export type Readings = Readonly<Record<string, string | null>>;

const meaningsOf = (readings: Readings): Set<string> =>
  new Set(Object.values(readings).filter((meaning) => meaning !== null));

export const isReadable = (readings: Readings): boolean => meaningsOf(readings).size > 0;

export const isAmbiguous = (readings: Readings): boolean => meaningsOf(readings).size > 1;

/** The only meaning of a text, null where it has none or several. */
function onlyMeaning(readings: Readings): string | null {
  const [only = null, another] = meaningsOf(readings);
  return another === undefined ? only : null;
}

/** Reads an amount with or without the name or sign of its currency, by its decimal sign. */
export function readMoney(given: string): Readings {
  const { comma, point } = amountsIn(withoutCurrency(given));
  const withoutZeros = (amount: string | null) => amount?.replace(/(?<=\.\d{2})0+$/u, '') ?? null;
  return { comma: withoutZeros(comma), point: withoutZeros(point) };
}

/** The amount in a column with a decimal sign; null if there is none, or the sign is unknown. */
export function amountIn(amounts: Readings, sign: string | null): string | null {
  // '54.125' may be thousands, whatever its column shows.
  if (isAmbiguous(amounts)) return sign && (amounts[sign] ?? null);
  const amount = onlyMeaning(amounts);
  return amount && toCents(amount);
}

/** An amount of more than two decimals to the cent, half up: the twelfth of a year. */
function toCents(amount: string): string {
  return /\.\d{3}/u.test(amount) ? String(Math.round(Number(`${amount}e2`)) / 100) : amount;
}

/** A number of a workbook as an amount, to the cent. */
export const plainNumber = (amount: number): string => toCents(String(amount));

/** A text as a day, 'YYYY-MM-DD', by its order: '03/04/2026' begins with day or month, '15/02/03' may also begin with its year. */
export type DayReading = {
  readonly days: Readings;
  /** Whether its year has two digits, so that only the column shows which part is the year. */
  readonly isShort: boolean;
  /** Whether its time may be midnight in a zone further east, so that the date is one day later there. */
  readonly isLate: boolean;
};

const foldedMonths = new Map([...months].map(([name, number]) => [fold(name), number]));

/** The number of a month by its name or the beginning of it; null where none or several begin so. */
function monthNamed(word: string): number | null {
  const name = fold(word);
  const matching = new Set([...foldedMonths].flatMap(([month, number]) => (month.startsWith(name) ? [number] : [])));
  const [month = null, another] = matching;
  return foldedMonths.get(name) ?? (another === undefined ? month : null);
}

/** Years from the current one in which a year of two digits may be: births of employees, and dates of their work. */
const spans = { birth: [-90, -14], other: [-60, 10] } as const;

/** A year of two digits as four: the only one that the field can mean, '' where it can mean none. */
function fullYear(year: string, name: EmployeeField): string {
  if (year.length === 4) return year;
  const [from, to] = spans[name === 'dateOfBirth' ? 'birth' : 'other'];
  const now = new Date().getFullYear();
  const found = ['19', '20'].map((century) => century + year).find((one) => now + from <= +one && +one <= now + to);
  return found ?? '';
}

function dayText(year: string, month: string | number, day: string): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isRealDate(text) ? text : null;
}

const sure = (day: string | null) => ({
  days: { 'day first': day, 'month first': day, 'year first': day },
  isShort: false,
});

const time =
  /[T\s,]+(\d{1,2}):\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s*([AP])\.?M\.?)?(?:\s*(?:Z|UTC|GMT)|\s*[+-]\d{2}:?(?:\d{2})?)?$/iu;

/** No time zone is so far east that its midnight falls earlier in the day of Greenwich. */
const earliestLate = 10;

/** The hour of a time of day, -1 for none. */
function hourOf([, hours, half]: readonly (string | undefined)[]): number {
  if (hours === undefined) return -1;
  return half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
}

const withYearFirst = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/u;
const numbers = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})$/u;
const dayAndName =
  /^(\d{1,2})(?:st|nd|rd|th|er|\.|\u00ba)?[-/\s]*(?:de\s+)?(\p{L}{3,})\.?[-/,\s]*(?:del?\s+)?(\d{4}|\d{2})$/iu;
const nameAndDay = /^(\p{L}{3,})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d{2})$/iu;

/**
 * Reads a day in one of the forms that files have: 2026-04-03, 20260403, 3.4.2026, 03/04/2026, 3 Apr 2026, April 3, 2026, with
 * or without a time after it, with the names of months. A lone year is no day. In 14.02.91 the field decides
 * the century, and where it cannot, the day is not read.
 */
export function readDay(given: string, name: EmployeeField): DayReading {
  const whole = plainDigits(given);
  const isLate = hourOf(time.exec(whole) ?? []) >= earliestLate;
  return { ...readForms(whole.replace(time, ''), name), isLate };
}

function readForms(text: string, name: EmployeeField): Omit<DayReading, 'isLate'> {
  const [, year = '', mark, month = '', day = ''] = withYearFirst.exec(text) ?? [];
  if (mark !== undefined) return sure(mark === '' && text.length !== 8 ? null : dayText(year, month, day));

  const [, first = '', between, second = '', last = ''] = numbers.exec(text) ?? [];
  if (between !== undefined) {
    const ofYear = fullYear(last, name);
    const isShort = last.length === 2;
    const dayFirst = dayText(ofYear, second, first);
    // Dates with dots never begin with the month, unless the day proves it.
    const hasDots = between === '.' && dayFirst !== null;
    if (hasDots && !isShort) return sure(dayFirst);
    const monthFirst = hasDots ? null : dayText(ofYear, first, second);
    // With dots, each part has two digits: '14.2.26' begins with its day.
    const mayBeYear = isShort && first.length === 2 && (between !== '.' || second.length === 2);
    const yearFirst = mayBeYear ? dayText(fullYear(first, name), second, last) : null;
    return { days: { 'day first': dayFirst, 'month first': monthFirst, 'year first': yearFirst }, isShort };
  }

  const [, dayBefore = '', nameAfter, yearAfter = ''] = dayAndName.exec(text) ?? [];
  if (nameAfter !== undefined) return sure(dayText(fullYear(yearAfter, name), monthNamed(nameAfter) ?? 0, dayBefore));
  const [, nameBefore, dayAfter = '', lastYear = ''] = nameAndDay.exec(text) ?? [];
  return sure(
    nameBefore === undefined ? null : dayText(fullYear(lastYear, name), monthNamed(nameBefore) ?? 0, dayAfter),
  );
}

const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/**
 * The day of a text in a file with an order; null if there is none, or it is ambiguous.
 * @param late null: not decided
 */
export function dayIn({ days, isShort, isLate }: DayReading, order: string | null, late: string | null): string | null {
  const only = onlyMeaning(days);
  // A file with four-digit years may mix both forms; with two-digit years the wrong form is another day.
  const day = order === null ? only : (days[order] ?? (isShort ? null : only));
  if (day === null || !isLate) return day;
  return late === null ? null : late === 'next day' ? nextDay(day) : day;
}
