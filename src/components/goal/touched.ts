import { daysBetween } from '@/domain/days';
import { mergedLines, type PocketGoals, type Resulting } from '@/domain/merged-goal';
import { resultsOf } from '@/domain/result/result-line';
import { meanProgress, type Wording } from '@/domain/wording';
import { localDay } from '@/lib/dates';
import { withCommas } from '@/lib/with-commas';

/** The search part of the pocket's address that shows the goals that were not touched for long. */
export const untouchedSearch = '?progress=untouched';

const untouchedAfter = 30;

/** Days since the progress, a check-in or the text of a goal was saved; a day in the future is today ('2026-11-23'). */
export function untouchedDays({ savedAt, checkIns }: Wording, today: string): number {
  const days = [localDay(new Date(savedAt)), ...checkIns.slice(-1).map(({ day }) => day)];
  return Math.max(0, Math.min(...days.map((day) => daysBetween(day, today))));
}

const progressOf = (record: Resulting, wording: Wording): number[] =>
  resultsOf(mergedLines(record, wording)).map((_, line) => wording.progress[line] ?? 0);

const isDone = (progress: readonly number[]): boolean => progress.length > 0 && progress.every((each) => each === 100);

/** Whether a goal was not touched for 30 days. One that is done needs no touch. */
export const isUntouched = (record: Resulting, wording: Wording, today: string): boolean =>
  untouchedDays(wording, today) >= untouchedAfter && !isDone(progressOf(record, wording));

/** How far a goal is: the mean of its results in whole percent, 100 only where all of them are done. */
export type Standing = { name: 'unstarted' | 'underway' | 'done'; percent: number };

/** @param wording undefined where nothing is stored of the goal: nobody has moved its progress */
export function standingOf(record: Resulting, wording: Wording | undefined): Standing {
  if (!wording?.progress.some((percent) => percent > 0)) return { name: 'unstarted', percent: 0 };
  const progress = progressOf(record, wording);
  if (isDone(progress)) return { name: 'done', percent: 100 };
  const percent = Math.min(99, meanProgress(progress, progress.length));
  return { name: progress.some((each) => each > 0) ? 'underway' : 'unstarted', percent };
}

type ProgressChoice = {
  label: string;
  has: (record: Resulting, wording: Wording | undefined, today: string) => boolean;
};

/** A value of `progress` in the pocket's address. */
export type ProgressName = Standing['name'] | 'untouched';

/** A choice of the goals that stand alike. */
const standing = (name: Standing['name'], label: string): ProgressChoice => ({
  label,
  has: (record, wording) => standingOf(record, wording).name === name,
});

/** What the goals of a pocket may be filtered by. */
export const progressChoices: Readonly<Record<ProgressName, ProgressChoice>> = {
  underway: standing('underway', 'In progress'),
  done: standing('done', 'Done'),
  unstarted: standing('unstarted', 'Not started'),
  untouched: {
    label: 'No check-in for 30 days',
    has: (record, wording, today) => wording !== undefined && isUntouched(record, wording, today),
  },
};

/** '45 days', '1 day' */
export const dayCount = (days: number): string => `${withCommas(days)} ${days === 1 ? 'day' : 'days'}`;

/** The records of a pocket that were not touched for long, in its order. */
export const untouchedOf = (goals: PocketGoals, today: string) =>
  goals.withOwnWording().filter(({ record, wording }) => isUntouched(record, wording, today));
