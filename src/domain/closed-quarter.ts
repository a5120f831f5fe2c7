import { isDay } from './days';
import { plainLine } from './result/read-result';

/* Closed quarters (docs/product.md 7.25) have a score and a sentence for each line of a goal. */

/** A line as it read when its quarter was closed. */
export type ScoredLine = {
  text: string;
  /** In tenths, 0 to 10, which add without rounding errors. */
  score: number;
  /** The user's comment, '' without one. */
  sentence: string;
  /** The value with its unit, '3.2%'; absent where none was typed. */
  value?: string;
};

export type ClosedQuarter = {
  /** '2026-Q4' */
  quarter: string;
  /** The local date on which it was first closed, '2026-12-31'. */
  closedAt: string;
  /** The objective as it read then, null without one. */
  objective: string | null;
  lines: readonly ScoredLine[];
};

/** Limits typing only; longer stored texts are read. */
export const longestSentence = 1_000;

export const highestScore = 10;

/** Quarters before the present one that can be closed. */
const earlierCount = 3;

const nameOf = (year: number, number: number): string => `${String(year).padStart(4, '0')}-Q${number}`;

/** Days of a quarter in which the one before is offered first. */
const lateDays = 21;

/**
 * The local quarter of a moment, '2026-Q4', by the year in which the fiscal year begins.
 * @param startMonth of the fiscal year, 1 to 12
 */
export function quarterOf(moment: Date, startMonth: number): string {
  const months = moment.getMonth() + 1 - startMonth;
  return nameOf(moment.getFullYear() + Math.floor(months / 12), Math.floor(((months + 12) % 12) / 3) + 1);
}

/** The quarter to offer first: in the first 21 days the one before, unless that is closed. */
export function quarterToClose(moment: Date, startMonth: number, closed: readonly ClosedQuarter[]): string {
  const present = quarterOf(moment, startMonth);
  const isFirstMonth = (moment.getMonth() + 1 - startMonth + 12) % 3 === 0;
  const before = quarterBefore(present);
  const isLate = isFirstMonth && moment.getDate() <= lateDays && !closed.some(({ quarter }) => quarter === before);
  return isLate ? before : present;
}

/** 'Q4 2026' for '2026-Q4'. */
export const quarterName = (quarter: string): string => `${quarter.slice(-2)} ${Number(quarter.slice(0, 4))}`;

function quarterBefore(quarter: string): string {
  const [year, number] = [Number(quarter.slice(0, 4)), Number(quarter.slice(-1))];
  return number === 1 ? nameOf(year - 1, 4) : nameOf(year, number - 1);
}

const newestFirst = (one: string, other: string): number => (one < other ? 1 : -1);

/** The quarters that can be closed or changed, newest first: the present one, three before it, and all closed ones. */
export function offeredQuarters(present: string, closed: readonly ClosedQuarter[]): string[] {
  const open = [present];
  for (let count = 0; count < earlierCount; count += 1) open.push(quarterBefore(open.at(-1) ?? present));
  return [...new Set([...open, ...closed.map(({ quarter }) => quarter)])].toSorted(newestFirst);
}

/** The first score of a progress in percent. */
export const scoreOfProgress = (percent: number): number => Math.round((percent * highestScore) / 100);

/** '0.7' for 7. */
export const scoreText = (score: number): string => (score / highestScore).toFixed(1);

/** The score of a goal: the rounded average of its lines, 0 without any. */
export const meanScore = (lines: readonly Pick<ScoredLine, 'score'>[]): number =>
  lines.length === 0 ? 0 : Math.round(lines.reduce((sum, { score }) => sum + score, 0) / lines.length);

/** Adds or replaces a quarter. */
export const withClosedQuarter = (quarters: readonly ClosedQuarter[], added: ClosedQuarter): ClosedQuarter[] =>
  [...quarters.filter(({ quarter }) => quarter !== added.quarter), added].toSorted((one, other) =>
    newestFirst(one.quarter, other.quarter),
  );

/** The quarters of both lists; the first list wins. */
export const mergedQuarters = (
  first: readonly ClosedQuarter[],
  second: readonly ClosedQuarter[],
): readonly ClosedQuarter[] => first.reduce<readonly ClosedQuarter[]>(withClosedQuarter, second);

/** A closed quarter as text to compare, without the day of closing. */
export const quarterText = ({ quarter, objective, lines }: ClosedQuarter): string =>
  JSON.stringify([
    quarter,
    objective,
    lines.map(({ text, score, sentence, value }) => [text, score, sentence, ...(value ? [value] : [])]),
  ]);

/** Whether two lists are equal, apart from the days of closing. */
export const isSameQuarters = (one: readonly ClosedQuarter[], other: readonly ClosedQuarter[]): boolean =>
  one.map(quarterText).join('\n') === other.map(quarterText).join('\n');

/**
 * The present indexes of earlier lines, each at most once; null for a changed or removed line. Lines that were stored with their
 * Markdown are compared without it.
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
  if (typeof closedAt !== 'string' || !isDay(closedAt)) return null;
  if (objective !== null && typeof objective !== 'string') return null;
  if (!Array.isArray(lines) || lines.length === 0) return null;
  const read = lines.map(readLine).filter((line) => line !== null);
  // Without one of its lines the average would change.
  return read.length === lines.length ? { quarter, closedAt, objective, lines: read } : null;
}

/** Reads closed quarters, newest first, without the unreadable ones and repetitions. */
export function readQuarters(value: unknown): readonly ClosedQuarter[] {
  if (!Array.isArray(value)) return [];
  const read = new Map<string, ClosedQuarter>();
  for (const quarter of value.map(readQuarter)) {
    if (quarter !== null && !read.has(quarter.quarter)) read.set(quarter.quarter, quarter);
  }
  return [...read.values()].toSorted((one, other) => newestFirst(one.quarter, other.quarter));
}

/** The ranges of scores, in tenths (docs/product.md 7.25). */
const scoreRanges = [
  { label: '0.0 to 0.3', highest: 3 },
  { label: '0.4 to 0.6', highest: 6 },
  { label: '0.7 to 0.9', highest: 9 },
  { label: '1.0', highest: highestScore },
];

/** The average score of goals in tenths, and how many are in each range. @param closed the same quarter of one or more goals */
export function summarizeQuarters(closed: readonly ClosedQuarter[]) {
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
