import { plainLine } from './result/read-result';

/*
 * Quarters that a person has closed (docs/product.md 7.25): a score and a sentence for each line of a goal. They are part of
 * what is kept beside a record (wording.ts).
 */

/** A line as it read when its quarter was closed. */
export type ScoredLine = {
  text: string;
  /** In tenths, 0 to 10: tenths of a number cannot be added without an error. */
  score: number;
  /** What happened; '' where nothing was said. */
  sentence: string;
  /** The value at that time, with its unit: '3.2%'; absent where none was typed. */
  value?: string;
};

export type ClosedQuarter = {
  /** '2026-Q4' */
  quarter: string;
  /** The day on which it was closed first, '2026-12-31' where the person was. */
  closedAt: string;
  /** The objective as it read then; null where there was none. */
  objective: string | null;
  lines: readonly ScoredLine[];
};

/** A sentence that is typed is no longer. What is read has no limit. */
export const longestSentence = 1_000;

export const highestScore = 10;

/** How many quarters before the present one can be closed. */
const earlierCount = 3;

const nameOf = (year: number, number: number): string => `${String(year).padStart(4, '0')}-Q${number}`;

/** How many days of a quarter the one before it is still the one to close. */
const lateDays = 21;

/**
 * The quarter of a moment where the person is: '2026-Q4'. Its year is the one in which the fiscal year begins.
 * @param startMonth in which the fiscal year begins, 1 to 12
 */
export function quarterOf(moment: Date, startMonth: number): string {
  const months = moment.getMonth() + 1 - startMonth;
  return nameOf(moment.getFullYear() + Math.floor(months / 12), Math.floor(((months + 12) % 12) / 3) + 1);
}

/** The quarter to close first: in its first 21 days that is the one before, unless that is closed. */
export function quarterToClose(moment: Date, startMonth: number, closed: readonly ClosedQuarter[]): string {
  const present = quarterOf(moment, startMonth);
  const isFirstMonth = (moment.getMonth() + 1 - startMonth + 12) % 3 === 0;
  const before = quarterBefore(present);
  const isLate = isFirstMonth && moment.getDate() <= lateDays && !closed.some(({ quarter }) => quarter === before);
  return isLate ? before : present;
}

/** The year and the number of a quarter. */
const partsOfQuarter = (quarter: string): { year: number; number: number } => ({
  year: Number(quarter.slice(0, 4)),
  number: Number(quarter.slice(-1)),
});

/** 'Q4 2026' for '2026-Q4'. */
export function quarterName(quarter: string): string {
  const { year, number } = partsOfQuarter(quarter);
  return `Q${number} ${year}`;
}

function quarterBefore(quarter: string): string {
  const { year, number } = partsOfQuarter(quarter);
  return number === 1 ? nameOf(year - 1, 4) : nameOf(year, number - 1);
}

const newestFirst = (one: string, other: string): number => (one < other ? 1 : -1);

/** The quarters that can be closed or changed, newest first: the present one, those before it, and what is closed already. */
export function offeredQuarters(present: string, closed: readonly ClosedQuarter[]): string[] {
  const offered = new Set([present, ...closed.map(({ quarter }) => quarter)]);
  let earlier = present;
  for (let count = 0; count < earlierCount; count += 1) {
    earlier = quarterBefore(earlier);
    offered.add(earlier);
  }
  return [...offered].toSorted(newestFirst);
}

/** The score that a progress in percent begins with. */
export const scoreOfProgress = (percent: number): number => Math.round((percent * highestScore) / 100);

/** '0.7' for 7. */
export const scoreText = (score: number): string => (score / highestScore).toFixed(1);

/** The score of a goal: the mean of its lines, rounded like them; 0 where there is none. */
export const meanScore = (lines: readonly Pick<ScoredLine, 'score'>[]): number =>
  lines.length === 0 ? 0 : Math.round(lines.reduce((sum, { score }) => sum + score, 0) / lines.length);

/** A list of quarters with one more, in the place of what it had of the same. */
export const withClosedQuarter = (quarters: readonly ClosedQuarter[], added: ClosedQuarter): ClosedQuarter[] =>
  [...quarters.filter(({ quarter }) => quarter !== added.quarter), added].toSorted((one, other) =>
    newestFirst(one.quarter, other.quarter),
  );

/** The quarters of both lists. Of one that is in both, the first counts. */
export const mergedQuarters = (
  first: readonly ClosedQuarter[],
  second: readonly ClosedQuarter[],
): readonly ClosedQuarter[] =>
  second.reduce(
    (merged, quarter) =>
      merged.some((one) => one.quarter === quarter.quarter) ? merged : withClosedQuarter(merged, quarter),
    first,
  );

/** A closed quarter as one text, by which it is compared: all but the day. */
export const quarterText = ({ quarter, objective, lines }: ClosedQuarter): string =>
  JSON.stringify([
    quarter,
    objective,
    lines.map(({ text, score, sentence, value }) => [text, score, sentence, ...(value ? [value] : [])]),
  ]);

/** Whether two lists say the same of the same quarters. */
export const isSameQuarters = (one: readonly ClosedQuarter[], other: readonly ClosedQuarter[]): boolean =>
  one.length === other.length &&
  one.every((quarter, index) => {
    const there = other[index];
    return there !== undefined && quarterText(quarter) === quarterText(there);
  });

/**
 * The places of earlier lines among the present ones: a line that was reworded or removed since has none, one that was moved
 * has another, and lines that say the same have a place each. Lines that were kept with their Markdown are compared without.
 */
export function presentPlaces(
  earlier: readonly Pick<ScoredLine, 'text'>[],
  present: readonly string[],
): (number | null)[] {
  const free = new Set(present.keys());
  const take = (place: number): number | null => (free.delete(place) ? place : null);
  const texts = earlier.map(({ text }) => (present.includes(text) ? text : plainLine(text)));
  const same = texts.map((text, index) => (present[index] === text ? take(index) : null));
  return texts.map(
    (text, index) => same[index] ?? take(present.findIndex((line, at) => line === text && free.has(at))),
  );
}

function readLine(value: unknown): ScoredLine | null {
  if (typeof value !== 'object' || value === null) return null;
  const { text, score, sentence, value: typed } = value as Record<string, unknown>;
  if (typeof text !== 'string' || typeof sentence !== 'string') return null;
  if (typeof score !== 'number' || !Number.isInteger(score) || score < 0 || score > highestScore) return null;
  return { text, score, sentence, ...(typeof typed === 'string' && { value: typed }) };
}

function readQuarter(value: unknown): ClosedQuarter | null {
  if (typeof value !== 'object' || value === null) return null;
  const { quarter, closedAt, objective, lines } = value as Record<string, unknown>;
  if (typeof quarter !== 'string' || !/^\d{4}-Q[1-4]$/.test(quarter)) return null;
  if (typeof closedAt !== 'string' || !/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(closedAt)) return null;
  if (objective !== null && typeof objective !== 'string') return null;
  if (!Array.isArray(lines) || lines.length === 0) return null;
  const read = lines.map(readLine).filter((line) => line !== null);
  // A mean of some of its lines would be another score.
  return read.length === lines.length ? { quarter, closedAt, objective, lines: read } : null;
}

/** Reads closed quarters, newest first, one of each. One that cannot be read is left behind. */
export function readQuarters(value: unknown): readonly ClosedQuarter[] {
  if (!Array.isArray(value)) return [];
  const read = new Map<string, ClosedQuarter>();
  for (const quarter of value.map(readQuarter)) {
    if (quarter !== null && !read.has(quarter.quarter)) read.set(quarter.quarter, quarter);
  }
  return [...read.values()].toSorted((one, other) => newestFirst(one.quarter, other.quarter));
}

/** How far goals came: the highest score of each range, in tenths (docs/product.md 7.25). */
const scoreRanges = [
  { label: '0.0 to 0.3', highest: 3 },
  { label: '0.4 to 0.6', highest: 6 },
  { label: '0.7 to 0.9', highest: 9 },
  { label: '1.0', highest: highestScore },
];

/** What a quarter came to: the mean of its goals' scores, in tenths, and how many goals are in each range. */
type QuarterSummary = { mean: number; ranges: readonly { label: string; count: number }[] };

/** @param closed the same quarter of one or more goals */
export function summaryOf(closed: readonly ClosedQuarter[]): QuarterSummary {
  const scores = closed.map(({ lines }) => meanScore(lines));
  const rangeOf = (score: number) => scoreRanges.findIndex(({ highest }) => score <= highest);
  return {
    mean: meanScore(scores.map((score) => ({ score }))),
    ranges: scoreRanges.map(({ label }, range) => ({
      label,
      count: scores.filter((score) => rangeOf(score) === range).length,
    })),
  };
}
