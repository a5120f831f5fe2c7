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
};

/** What was said of one line on one day. */
export type LineCheckIn = { day: string; percent: number };

/** Days that are kept of one goal, the newest. */
const keptDays = 1_000;

const isNumbered = (percent: number | null): percent is number => percent !== null;

/** Without what is said of no line: nulls at the end, and days on which nothing is said. In order, and no more than are kept. */
function tidy(days: ReadonlyMap<string, readonly (number | null)[]>): readonly CheckIn[] {
  return [...days]
    .map(([day, progress]) => ({ day, progress: progress.slice(0, progress.findLastIndex(isNumbered) + 1) }))
    .filter(({ progress }) => progress.length > 0)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .slice(-keptDays);
}

/** What is said later takes the place of what was said of the same line. */
const over = (earlier: CheckIn['progress'] = [], later: CheckIn['progress']): CheckIn['progress'] =>
  Array.from({ length: Math.max(earlier.length, later.length) }, (_, line) => later[line] ?? earlier[line] ?? null);

/**
 * Check-ins with one of today: one a day at most, the day's last. What has a later day was said by a clock that was ahead or in
 * another time zone, and becomes today's.
 * @param today where the person is, '2026-11-23'
 * @param progress null for a line of which nothing is said
 */
export function withCheckIn(
  checkIns: readonly CheckIn[],
  today: string,
  progress: CheckIn['progress'],
): readonly CheckIn[] {
  const days = new Map<string, CheckIn['progress']>();
  for (const each of checkIns) {
    const day = each.day < today ? each.day : today;
    days.set(day, over(days.get(day), each.progress));
  }
  return tidy(days.set(today, over(days.get(today), progress)));
}

/** The check-ins of two devices, day by day and line by line. @param newer wins where both say something of a line */
export function uniteCheckIns(older: readonly CheckIn[], newer: readonly CheckIn[]): readonly CheckIn[] {
  const days = new Map(older.map(({ day, progress }) => [day, progress]));
  for (const { day, progress } of newer) days.set(day, over(days.get(day), progress));
  return tidy(days);
}

/** What was said of one line, the oldest first. @param line its place among the result lines */
export const historyOf = (checkIns: readonly CheckIn[], line: number): readonly LineCheckIn[] =>
  checkIns.flatMap(({ day, progress }) => {
    const percent = progress[line] ?? null;
    return percent === null ? [] : [{ day, percent }];
  });

/** The check-ins of a goal from those of its lines, in the order of the lines. */
export function checkInsOf(histories: readonly (readonly LineCheckIn[])[]): readonly CheckIn[] {
  const days = new Map<string, (number | null)[]>();
  for (const [line, history] of histories.entries()) {
    for (const { day, percent } of history) {
      const progress = days.get(day) ?? histories.map(() => null);
      progress[line] = percent;
      days.set(day, progress);
    }
  }
  return tidy(days);
}

/** Whether two goals have the same check-ins. */
export const isSameCheckIns = (one: readonly CheckIn[], other: readonly CheckIn[]): boolean =>
  one.length === other.length &&
  one.every(({ day, progress }, index) => {
    const { day: otherDay, progress: others = [] } = other[index] ?? {};
    return (
      day === otherDay && progress.length === others.length && progress.every((each, line) => each === others[line])
    );
  });

/** Whether a value is the percent of a line. */
export const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100;

/** Reads check-ins from a file or from storage. What is none is left out: words are not lost for their history. */
export function readCheckIns(value: unknown): readonly CheckIn[] {
  if (!Array.isArray(value)) return [];
  const days = new Map<string, CheckIn['progress']>();
  for (const each of value as unknown[]) {
    const { day, progress } = (each ?? {}) as Record<string, unknown>;
    if (typeof day !== 'string' || !isDay(day)) continue;
    if (!Array.isArray(progress)) continue;
    const read = (progress as unknown[]).map((percent) => (isPercent(percent) ? percent : null));
    days.set(day, over(days.get(day), read));
  }
  return tidy(days);
}
