import { plain, withoutComparisons } from './line-text';

/*
 * The days that a line names (docs/product.md 23.2). Months are known by the names of some languages, days also by their
 * figures. What can be read in two ways is no day: 03/04/2027 is one in March to some readers, and in April to others.
 */

/** English first: its short names are known too. */
const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'nb', 'sv', 'da', 'pl'];

/** The number of each month, from 1, by its names in small letters, as they stand in dates. */
const months: ReadonlyMap<string, number> = new Map([
  ...languages.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => index + 1).flatMap((number): [string, number][] => {
      const parts = format.formatToParts(Date.UTC(2026, number - 1, 1));
      const name = parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? '';
      return language === 'en'
        ? [
            [name, number],
            [name.slice(0, 3), number],
          ]
        : [[name, number]];
    });
  }),
  ['sept', 9] as const,
]);

/** The longest first, so that none is taken for a shorter one. */
const monthNames = [...months.keys()].toSorted((one, other) => other.length - one.length).join('|');
const month = `(?<month>${monthNames})\\.?(?!\\p{L})`;
const year = "(?<year>20\\d\\d|'\\d\\d)(?!\\d)";
const dayOfMonth = '(?<day>\\d{1,2})';
const ordinal = '(?:st|nd|rd|th|\\.|º)?';
const start = '(?<![\\p{L}\\p{Nd}.,/-])';

type Groups = Readonly<Record<string, string | undefined>>;
type Reading = { pattern: RegExp; read: (groups: Groups, from: string) => string | null };

const written = (yearNumber: number, monthNumber: number, day: number): string =>
  `${yearNumber}-${String(monthNumber).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The day if there is one in that month. */
function dayOf(yearNumber: number, monthNumber: number, day: number): string | null {
  const text = written(yearNumber, monthNumber, day);
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

const lastDayOf = (yearNumber: number, monthNumber: number): string =>
  new Date(Date.UTC(yearNumber, monthNumber, 0)).toISOString().slice(0, 10);

const yearOf = (text: string): number => (text.length === 4 ? Number(text) : 2000 + Number(text.slice(-2)));

/** In the year that is named, else in the first one in which it is not before `from`. */
function inYear(named: string | undefined, from: string, day: (year: number) => string | null): string | null {
  if (named !== undefined) return day(yearOf(named));
  const first = Number(from.slice(0, 4));
  const next = day(first);
  return next !== null && next >= from ? next : day(first + 1);
}

/** Of figures, one of which can only be the day. */
function readFigures({ one = '', other = '', year: named = '' }: Groups): string | null {
  const [first, second] = [Number(one), Number(other)];
  if (first > 12) return dayOf(yearOf(named), second, first);
  return second > 12 || first === second ? dayOf(yearOf(named), first, second) : null;
}

const monthOf = ({ month: name = '' }: Groups): number => months.get(name.toLowerCase()) ?? 0;

/** 'may' and 'march' are also verbs: without a year a month is written large. */
const isMonthName = ({ month: name = '', year: named }: Groups): boolean =>
  named !== undefined || name.charAt(0) !== name.charAt(0).toLowerCase();

const readDay: Reading['read'] = (groups, from) =>
  isMonthName(groups) ? inYear(groups['year'], from, (at) => dayOf(at, monthOf(groups), Number(groups['day']))) : null;

const readMonth: Reading['read'] = (groups, from) =>
  isMonthName(groups) ? inYear(groups['year'], from, (at) => lastDayOf(at, monthOf(groups))) : null;

const reading = (source: string, read: Reading['read']): Reading => ({
  pattern: new RegExp(start + source, 'giu'),
  read,
});

/** From the most exact to the least: what one has read no other reads. A month, a quarter or a year is its last day. */
const readings: readonly Reading[] = [
  reading('(?<year>20\\d\\d)-(?<month>\\d\\d)-(?<day>\\d\\d)(?!\\d)', ({ year: at, month: of, day }) =>
    dayOf(Number(at), Number(of), Number(day)),
  ),
  reading(
    '(?<day>\\d{1,2})\\. ?(?<month>\\d{1,2})\\. ?(?<year>(?:20)?\\d\\d)(?!\\d|\\.\\d)',
    ({ year: at = '', month: of, day }) => dayOf(yearOf(at), Number(of), Number(day)),
  ),
  reading('(?<one>\\d{1,2})/(?<other>\\d{1,2})/(?<year>(?:20)?\\d\\d)(?!\\d|\\.\\d)', readFigures),
  reading(`${dayOfMonth}${ordinal}(?: of| de)? ${month}(?:,?(?: de)? ${year})?`, readDay),
  reading(`${month} ${dayOfMonth}(?:st|nd|rd|th)?(?!\\d|[.,]\\d| ?%)(?:,? ${year})?`, readDay),
  reading(`${month},?(?: of| de)? ${year}`, readMonth),
  reading('(?<year>20\\d\\d)-(?<month>0[1-9]|1[0-2])(?![\\d-])', ({ year: at, month: of }) =>
    lastDayOf(Number(at), Number(of)),
  ),
  reading(`(?:Q(?<quarter>[1-4])|H(?<half>[12]))(?![\\p{L}\\p{Nd}]| ?FY)(?:(?: of)?[ /-]?${year})?`, (groups, from) =>
    inYear(groups['year'], from, (at) =>
      lastDayOf(at, groups['quarter'] === undefined ? Number(groups['half']) * 6 : Number(groups['quarter']) * 3),
    ),
  ),
  reading(
    '(?:by|until|till|end of) (?:the )?(?:end of )?(?<year>20\\d\\d)(?!\\d)',
    ({ year: at = '' }) => `${at}-12-31`,
  ),
  reading(`(?:by|until|till|end of) (?:the )?(?:end of )?${month}`, readMonth),
];

/**
 * Finds the days that a line names.
 * @param from '2026-11-23': a day without a year is the first of its name that is not before it
 * @returns them in their order, each once
 */
export function findDays(line: string, from: string): string[] {
  let rest = withoutComparisons(plain(line));
  const days = new Set<string>();
  for (const { pattern, read } of readings) {
    rest = rest.replace(pattern, (...match) => {
      const day = read(match.at(-1) as Groups, from);
      if (day !== null) days.add(day);
      // What is no day is nothing else either: not 'February 2027' of 31 February 2027.
      return ' ';
    });
  }
  return [...days].toSorted();
}
