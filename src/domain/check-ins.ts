import { isDay } from './days';

/*
 * How progress went: a check-in is what a person said of a goal's lines on one day (docs/product.md 7.24). A day is a date
 * where the person is, '2026-11-23', so that no time zone and no change of clocks moves it.
 */

/** What was said on one day. */
export type CheckIn = {
  day: string;
  /** Percent by result line as in the progress of the wording; null for a line of which nothing was said that day. */
  progress: readonly (number | null)[];
  /** The values that were typed, with their unit: '3.2%'; null for a line whose percent was set. Absent where none was typed. */
  values?: readonly (string | null)[];
};

/** The percent of one line on one day, with the value where one was typed. */
export type LineCheckIn = { day: string; percent: number; value?: string };

/** Days that are kept of one goal, the newest. */
const keptDays = 1_000;

type Said = Pick<CheckIn, 'progress' | 'values'>;

/** A list up to the last of its parts that is not null. */
const upToLast = <Part>(parts: readonly (Part | null)[]): readonly (Part | null)[] =>
  parts.slice(0, parts.findLastIndex((part) => part !== null) + 1);

/** Without what is said of no line: nulls at the end, and days on which nothing is said. In order, and no more than are kept. */
function tidy(days: ReadonlyMap<string, Said>): readonly CheckIn[] {
  return [...days]
    .map(([day, { progress, values = [] }]) => {
      const typed = upToLast(values);
      return { day, progress: upToLast(progress), ...(typed.length > 0 && { values: typed }) };
    })
    .filter(({ progress }) => progress.length > 0)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .slice(-keptDays);
}

/** What is said later takes the place of what was said of the same line. */
function over(earlier: Said = { progress: [] }, later: Said): Said {
  const lines = Array.from({ length: Math.max(earlier.progress.length, later.progress.length) }, (_, line) =>
    (later.progress[line] ?? null) === null ? earlier : later,
  );
  return {
    progress: lines.map(({ progress }, line) => progress[line] ?? null),
    values: lines.map(({ values }, line) => values?.[line] ?? null),
  };
}

/**
 * Check-ins with one of today: one a day at most, the day's last. What has a later day was said by a clock that was ahead or in
 * another time zone, and becomes today's.
 * @param today where the person is, '2026-11-23'
 * @param said null for a line of which nothing is said
 */
export function withCheckIn(checkIns: readonly CheckIn[], today: string, said: Said): readonly CheckIn[] {
  const days = new Map<string, Said>();
  for (const each of checkIns) {
    const day = each.day < today ? each.day : today;
    days.set(day, over(days.get(day), each));
  }
  return tidy(days.set(today, over(days.get(today), said)));
}

/** The check-ins of two devices, day by day and line by line. @param newer wins where both say something of a line */
export function uniteCheckIns(older: readonly CheckIn[], newer: readonly CheckIn[]): readonly CheckIn[] {
  const days = new Map<string, Said>(older.map((each) => [each.day, each]));
  for (const each of newer) days.set(each.day, over(days.get(each.day), each));
  return tidy(days);
}

/** What was said of one line, the oldest first. @param line its place among the result lines */
export const historyOf = (checkIns: readonly CheckIn[], line: number): readonly LineCheckIn[] =>
  checkIns.flatMap(({ day, progress, values }) => {
    const percent = progress[line] ?? null;
    const value = values?.[line] ?? null;
    return percent === null ? [] : [{ day, percent, ...(value !== null && { value }) }];
  });

/** The check-ins of a goal from those of its lines, in the order of the lines. */
export function checkInsOf(histories: readonly (readonly LineCheckIn[])[]): readonly CheckIn[] {
  const days = new Map<string, { progress: (number | null)[]; values: (string | null)[] }>();
  for (const [line, history] of histories.entries()) {
    for (const { day, percent, value = null } of history) {
      const said = days.get(day) ?? { progress: histories.map(() => null), values: histories.map(() => null) };
      said.progress[line] = percent;
      said.values[line] = value;
      days.set(day, said);
    }
  }
  return tidy(days);
}

/** Whether two goals have the same check-ins. */
export const isSameCheckIns = (one: readonly CheckIn[], other: readonly CheckIn[]): boolean =>
  one.length === other.length &&
  one.every((each, index) => {
    const [mine, theirs] = [each, other[index]].map((checkIn) => [checkIn?.day, checkIn?.progress, checkIn?.values]);
    return JSON.stringify(mine) === JSON.stringify(theirs);
  });

/** Whether a value is the percent of a line. */
export const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100;

/** Reads check-ins from a file or from storage. What is none is left out: words are not lost for their history. */
export function readCheckIns(value: unknown): readonly CheckIn[] {
  if (!Array.isArray(value)) return [];
  const days = new Map<string, Said>();
  for (const each of value as unknown[]) {
    const { day, progress, values } = (each ?? {}) as Record<string, unknown>;
    if (typeof day !== 'string' || !isDay(day)) continue;
    if (!Array.isArray(progress)) continue;
    const typed: unknown[] = Array.isArray(values) ? values : [];
    const read = {
      progress: (progress as unknown[]).map((percent) => (isPercent(percent) ? percent : null)),
      values: typed.map((text) => (typeof text === 'string' ? text : null)),
    };
    days.set(day, over(days.get(day), read));
  }
  return tidy(days);
}
