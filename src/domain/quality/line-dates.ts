import { dayAfter } from '../days';
import { lastDayOf, type Origin } from './date-days';
import { LineReader, type NamedTime } from './date-phrases';
import { namedEnds, notCounted, numberWords, unsureTimes } from './date-words';
import { each, plain } from './plain-line';

/* The only reader of times in lines (docs/product.md 23.2), for hints and calendar. An ambiguous time has no day. */

const longestRead = 2_000;

const filler = (text: string): string => '|'.repeat(text.length);

/** Times of comparison. */
const comparisons = each(
  "(?:since|(?<!later )than|versus|vs\\.?|compared (?:with|to)|relative to|against|started|beat)(?: (?!(?:by|until) )(?:\\p{L}+[1-4]?|\\p{Nd}{1,2}\\.?)){0,3} (?:20\\d\\d|'\\d\\d|last \\p{L}+)|(?:in|of) (?:20\\d\\d|'\\d\\d)(?= (?:\\([^)]*\\) )?to )",
);

type Unit = keyof typeof namedEnds;
const monthsOf: Readonly<Record<Unit, number>> = { year: 12, quarter: 3, month: 1 };
const units = Object.keys(namedEnds) as Unit[];

type Groups = Readonly<Record<string, string | undefined>>;
type Around = { before: string; behind: string };
type Reading = {
  pattern: RegExp;
  /** @returns the day, null if uncertain, undefined if it is not a time */
  read: (groups: Groups, origin: Origin, around: Around) => string | null | undefined;
};

const endReading: Reading = {
  pattern: each(
    `(?<!(?:fiscal|financial|school|academic|tax|budget|FY)[ -])(?:(?<earlier>20\\d\\d) )?(?:(?<next>end of (?:the )?next )(?<nextUnit>${units.join('|')})|${units.map((unit) => `(?<${unit}>${namedEnds[unit]})`).join('|')})(?! (?:\\d\\d?(?!\\d)|one|two|three|four|five))(?:,? (?:of |in )?(?<later>20\\d\\d|'\\d\\d)|(?<=EOY)(?<short>\\d\\d))?`,
  ),
  read(groups, origin, { before, behind }) {
    const named = groups['later'] ?? groups['short'] ?? groups['earlier'];
    if (named !== undefined) return origin.yearStart === 1 ? `20${named.slice(-2)}-12-31` : null;
    // 'year-end closing' is not a time.
    const next = /^ (\p{L}+)/u.exec(behind)?.[1]?.toLowerCase();
    const isPlain = next === undefined || notCounted.has(next);
    if (!isPlain && !/(?:by|before|until|till|at|due) (?:the )?$/i.test(before)) return undefined;
    const unit = units.find((one) => groups[one] !== undefined) ?? (groups['nextUnit'] as Unit);
    return isPlain ? endAfter(origin, unit, groups['next'] === undefined ? 0 : 1) : null;
  },
};

const windowLength = `(?:(?<number>\\d{1,3}|an?|one|few|${numberWords}) )?(?<unit>day|week|month|quarter|year)s?`;
/** 'Answer 90% within 2 days' is a speed, not a deadline. */
const eachTime =
  /%|\bpercent|\b(?:answer|resolv|respond|repl(?:y|ie)|deliver|solv|process|pay|paid|ship|return|fix|clos|handl|onboard|approv|refund)\w*\b|\b(?:rate|all|each|every)\b/i;

function readWindow({ number, unit = '' }: Groups, { from }: Origin): string | null {
  const count = countOf(number);
  return count === null || from === null ? null : unitsAfter(from, count, unit);
}

const nextIn =
  "in den (?:nächsten|kommenden)|dans les(?= \\d+ prochain)|d'ici|en los próximos|en las próximas|nos próximos|nas próximas|nei prossimi|nelle prossime|in de komende|(?:de|under de|i de) (?:närmaste|kommande|neste|næste|kommende)";
const withinElsewhere = 'innerhalb von|binnen|dans les|sous|en|em|entro|inom|innen|inden for';
const unitsElsewhere =
  '(?<day>tagen|jours|días|dias|giorni|dagen|dagar(?:na)?|dager|dage)|(?<week>wochen|semaines|semanas|settimane|weken|veckor(?:na)?|uker|uger)|(?<month>monaten|mois|meses|mesi|maanden|månader(?:na)?|måneder)';

const readWindowElsewhere = ({ number, day, week }: Groups, origin: Origin): string | null =>
  readWindow({ number, unit: day ? 'day' : week ? 'week' : 'month' }, origin);

const otherReadings: readonly Reading[] = [
  { pattern: each(`(?:within|in|over|during) the (?:next|coming) ${windowLength}`), read: readWindow },
  {
    pattern: each(`(?:within|in) ${windowLength}(?:' time)?(?=[.)]?$|, )`),
    read: (groups, origin, { before, behind }) =>
      eachTime.test(before) || (behind.startsWith(',') && before !== '') ? undefined : readWindow(groups, origin),
  },
  // In other languages a speed has no words that tell it from a deadline: only the next days are sure.
  {
    pattern: each(`(?:${nextIn}) (?<number>\\d{1,3}) (?:prochaine?s )?(?:${unitsElsewhere})`),
    read: readWindowElsewhere,
  },
  { pattern: each(`(?:${withinElsewhere}) \\d{1,3} (?:${unitsElsewhere})`), read: () => null },
  {
    pattern: each('(?:this|the current) (?<unit>year|quarter|month)'),
    read: ({ unit }, origin) => endAfter(origin, unit as Unit, 0),
  },
  ...unsureTimes.map((words) => ({ pattern: each(words), read: () => null })),
];

/** The last day of the unit with `from`, or of a later one; null without `from`, and where a year may be fiscal. */
function endAfter({ from, yearStart }: Origin, unit: Unit, later: number): string | null {
  if (from === null || (unit === 'year' && yearStart !== 1)) return null;
  const length = monthsOf[unit];
  const [year, month] = from.split('-').map(Number) as [number, number];
  const before = (yearStart - 1) % length;
  return lastDayOf(year, before + (Math.ceil((month - before) / length) + later) * length);
}

/** Adds calendar units to a day, at most to the last day of the month. */
function unitsAfter(from: string, count: number, unit: string): string {
  if (unit === 'day' || unit === 'week') return dayAfter(from, count * (unit === 'week' ? 7 : 1));
  const [year, month, day] = from.split('-').map(Number) as [number, number, number];
  const last = lastDayOf(year, month + count * monthsOf[unit as Unit]);
  return `${last.slice(0, 8)}${String(Math.min(day, Number(last.slice(8)))).padStart(2, '0')}`;
}

function countOf(text: string | undefined): number | null {
  if (text === undefined || /^(?:an?|one)$/i.test(text)) return 1;
  const index = numberWords.split('|').indexOf(text.toLowerCase());
  if (index >= 0) return index < 19 ? index + 2 : (index - 16) * 10;
  return text === 'few' ? null : Number(text);
}

/**
 * Finds the times that a line names.
 * @param from the day of the line, '2026-11-23': a day without a year is the first from it on. With null no such day is certain.
 * @param yearStart first month of the fiscal year, 1 to 12
 * @returns offsets are those of the plain line
 */
export function findTimes(line: string, from: string | null, yearStart = 1): NamedTime[] {
  const origin = { from, yearStart };
  const times: NamedTime[] = [];
  let rest = plain(line, longestRead).replace(comparisons, filler);
  const blank = (start: number, end: number): void => {
    rest = rest.slice(0, start) + filler(rest.slice(start, end)) + rest.slice(end);
  };
  const takeAll = ({ pattern, read }: Reading): void => {
    if (rest.search(pattern) < 0) return;
    for (const { 0: text, index, groups = {} } of rest.matchAll(pattern)) {
      const end = index + text.length;
      const day = read(groups, origin, { before: rest.slice(0, index), behind: rest.slice(end) });
      if (day === undefined) continue;
      times.push({ start: index, end, day, isMention: false, isDeadline: true });
      blank(index, end);
    }
  };

  takeAll(endReading);
  const phrases = new LineReader(rest, origin).times();
  for (const { start, end, isMention } of phrases) if (!isMention) blank(start, end);
  for (const reading of otherReadings) takeAll(reading);
  const all = [...times, ...phrases].toSorted((one, other) => one.start - other.start);
  if (!all.some(({ isDeadline }) => isDeadline === true)) return all;
  return all.map((time) => (time.isDeadline === false ? { ...time, day: null, isMention: true } : time));
}

/** The days that a line names, sorted, each once. @param from and yearStart of `findTimes` */
export const findDays = (line: string, from: string | null, yearStart = 1): string[] =>
  [...new Set(findTimes(line, from, yearStart).flatMap(({ day }) => day ?? []))].toSorted();

/** The times of a line without a certain day, in its words: 'Q2 FY28'. */
export function doubtfulTimes(line: string, from: string | null, yearStart = 1): string[] {
  const text = plain(line, longestRead);
  return findTimes(line, from, yearStart).flatMap(({ start, end, day, isMention }) =>
    day === null && !isMention ? [text.slice(start, end)] : [],
  );
}

let last: { line: string; times: readonly NamedTime[] } = { line: '', times: [] };

/** The times of a line without `from`. The checks of a line ask for them in a row. */
function yearlessTimes(line: string): readonly NamedTime[] {
  if (last.line !== line) last = { line, times: findTimes(line, null) };
  return last.times;
}

/** Whether a line names a time other than a year alone, as in 'the 2027 report'. */
export const isDated = (line: string): boolean => yearlessTimes(line).some(({ isMention }) => !isMention);

/** Whether a line names a time or a year. */
export const namesTime = (line: string): boolean => yearlessTimes(line).length > 0;

/** 'Forbes Global 2000' and 'below the level of 1990' name no time of a goal. */
const firstGoalYear = 2010;

/** A plain line with blanks in place of its times. */
export const withoutTimes = (line: string): string =>
  yearlessTimes(line).reduce(
    (rest, { start, end, isMention }) =>
      isMention && Number(rest.slice(start, end)) < firstGoalYear
        ? rest
        : rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    plain(line, longestRead),
  );

const dateStart = /[ ,]+(?:by|before|until|due|no later than|within|in|during|on|this|next|at|for)(?= )/gi;
const beforeDate = /(?:[ ,]+(?:by|before|until|till|through|in|the|end|close|of))+$/i;

/** A line without the deadline at its end. */
export function withoutDate(line: string): string {
  if (!isDated(line)) return line;
  const starts = [...line.matchAll(dateStart)].map(({ index }) => index).toReversed();
  const start = starts.find((index) => isDated(line.slice(index).trim()));
  return line.slice(0, start).replace(beforeDate, '');
}
