import * as v from 'valibot';

import { isDay } from './days';
import { readRows } from './stored-parts';

/* A day is a local date, '2026-11-23', which no time zone and no change of clocks moves. */

/** The progress that a person has set on one day (docs/product.md 7.24). */
export type CheckIn = {
  day: string;
  /** Percent by result; null for a result that was not set that day. */
  progress: readonly (number | null)[];
  /** Typed values with their unit, '3.2%'; null for a result whose percent was set. Absent if none was typed. */
  values?: readonly (string | null)[];
};

/** The progress of one result on one day. */
export type LineCheckIn = { day: string; percent: number; value?: string };

/** The newest days are kept. */
const maxDays = 1_000;

type Progress = Pick<CheckIn, 'progress' | 'values'>;

const upToLast = <Part>(parts: readonly (Part | null)[]): readonly (Part | null)[] =>
  parts.slice(0, parts.findLastIndex((part) => part !== null) + 1);

/** Sorts days, drops nulls at their end and empty days, and keeps `maxDays`. */
function tidy(days: ReadonlyMap<string, Progress>): readonly CheckIn[] {
  return [...days]
    .map(([day, { progress, values = [] }]) => {
      const typed = upToLast(values);
      return { day, progress: upToLast(progress), ...(typed.length > 0 && { values: typed }) };
    })
    .filter(({ progress }) => progress.length > 0)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .slice(-maxDays);
}

/** Overlays earlier progress of a day with later progress. */
function over(earlier: Progress = { progress: [] }, later: Progress): Progress {
  const lines = Array.from({ length: Math.max(earlier.progress.length, later.progress.length) }, (_, line) =>
    (later.progress[line] ?? null) === null ? earlier : later,
  );
  return {
    progress: lines.map(({ progress }, line) => progress[line] ?? null),
    values: lines.map(({ values }, line) => values?.[line] ?? null),
  };
}

/**
 * Adds progress of today. Later days come from a clock that was ahead or from another time zone, and become today.
 * @param today the local date, '2026-11-23'
 */
export function withCheckIn(checkIns: readonly CheckIn[], today: string, given: Progress): readonly CheckIn[] {
  const days = new Map<string, Progress>();
  for (const each of checkIns) {
    const day = each.day < today ? each.day : today;
    days.set(day, over(days.get(day), each));
  }
  return tidy(days.set(today, over(days.get(today), given)));
}

/** Merges the check-ins of two browsers by day and result. @param newer wins where both have a percent */
export function uniteCheckIns(older: readonly CheckIn[], newer: readonly CheckIn[]): readonly CheckIn[] {
  const days = new Map<string, Progress>(older.map((each) => [each.day, each]));
  for (const each of newer) days.set(each.day, over(days.get(each.day), each));
  return tidy(days);
}

/** The check-ins of one result, oldest first. @param line its index among the results */
export const historyOf = (checkIns: readonly CheckIn[], line: number): readonly LineCheckIn[] =>
  checkIns.flatMap(({ day, progress, values }) => {
    const percent = progress[line] ?? null;
    const value = values?.[line] ?? null;
    return percent === null ? [] : [{ day, percent, ...(value !== null && { value }) }];
  });

/** The check-ins of a goal from those of its results, in their order. */
export function mergeCheckIns(histories: readonly (readonly LineCheckIn[])[]): readonly CheckIn[] {
  const days = new Map<string, { progress: (number | null)[]; values: (string | null)[] }>();
  for (const [line, history] of histories.entries()) {
    for (const { day, percent, value = null } of history) {
      const given = days.get(day) ?? { progress: histories.map(() => null), values: histories.map(() => null) };
      given.progress[line] = percent;
      given.values[line] = value;
      days.set(day, given);
    }
  }
  return tidy(days);
}

export const isSameCheckIns = (one: readonly CheckIn[], other: readonly CheckIn[]): boolean => {
  const [mine, theirs] = [one, other].map((list) => list.map(({ day, progress, values }) => [day, progress, values]));
  return JSON.stringify(mine) === JSON.stringify(theirs);
};

/** Check-ins after results have moved. @param from the former index of each result, null for a new one */
export const movedCheckIns = (checkIns: readonly CheckIn[], from: readonly (number | null)[]): readonly CheckIn[] =>
  mergeCheckIns(from.map((place) => (place === null ? [] : historyOf(checkIns, place))));

export const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100;

const storedCheckIn = v.object({
  day: v.pipe(v.string(), v.check(isDay)),
  progress: v.array(v.fallback(v.nullable(v.custom<number>(isPercent)), null)),
  values: v.fallback(v.array(v.fallback(v.nullable(v.string()), null)), []),
});

/** Reads check-ins from a file or storage without the invalid ones: their goal's text stays. */
export function readCheckIns(value: unknown): readonly CheckIn[] {
  const days = new Map<string, Progress>();
  for (const { day, ...read } of readRows(storedCheckIn, value)) days.set(day, over(days.get(day), read));
  return tidy(days);
}
