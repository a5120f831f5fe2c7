import * as v from 'valibot';

import { isDay } from './days';
import { plainLine } from './result/read-result';
import { readRows } from './stored-parts';

/* Closed quarters (docs/product.md 7.25) have a score and a sentence for each line of a goal. */

/** Limits typing only; longer stored texts are read. */
export const longestSentence = 1_000;

export const highestScore = 10;

/** A line as it read when its quarter was closed. */
const scoredLine = v.object({
  text: v.string(),
  /** In tenths, 0 to 10, which add without rounding errors. */
  score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestScore)),
  /** The user's comment, '' without one. */
  sentence: v.string(),
  /** The value with its unit, '3.2%'; absent where none was typed. */
  value: v.exactOptional(v.string()),
});

const closedQuarter = v.object({
  quarter: v.pipe(v.string(), v.regex(/^\d{4}-Q[1-4]$/)),
  /** The local date on which it was first closed, '2026-12-31'. */
  closedAt: v.pipe(v.string(), v.check(isDay)),
  /** The objective as it read then, null without one. */
  objective: v.nullable(v.string()),
  lines: v.pipe(v.array(scoredLine), v.minLength(1), v.readonly()),
});

export type ScoredLine = v.InferOutput<typeof scoredLine>;
export type ClosedQuarter = v.InferOutput<typeof closedQuarter>;

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
const quarterText = ({ quarter, objective, lines }: ClosedQuarter): string =>
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

/** Reads closed quarters, newest first, without the unreadable ones; of two for one quarter the first. */
export const readQuarters = (value: unknown): readonly ClosedQuarter[] =>
  mergedQuarters(readRows(closedQuarter, value).toReversed(), []);

/** The ranges of scores, in tenths (docs/product.md 7.25). */
const scoreRanges = [
  { label: '0.0 to 0.3', lowest: 0, highest: 3 },
  { label: '0.4 to 0.6', lowest: 4, highest: 6 },
  { label: '0.7 to 0.9', lowest: 7, highest: 9 },
  { label: '1.0', lowest: highestScore, highest: highestScore },
];

/** The average score of goals in tenths, and how many are in each range. @param closed the same quarter of one or more goals */
export function summarizeQuarters(closed: readonly ClosedQuarter[]) {
  const scores = closed.map(({ lines }) => meanScore(lines));
  return {
    mean: meanScore(scores.map((score) => ({ score }))),
    ranges: scoreRanges.map(({ label, lowest, highest }) => ({
      label,
      count: scores.filter((score) => score >= lowest && score <= highest).length,
    })),
  };
}
