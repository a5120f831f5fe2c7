import { daysBetween } from '@/domain/days';
import type { GoalRecord } from '@/domain/goal';
import { mergedLines, type PocketGoals, type Resulting } from '@/domain/merged-goal';
import { resultsOf } from '@/domain/result/result-line';
import type { Wording } from '@/domain/wording';
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

type ProgressChoice = {
  label: string;
  has: (record: Resulting, wording: Wording, today: string) => boolean;
};

/** A value of `progress` in the pocket's address. */
export type ProgressName = 'underway' | 'untouched' | 'done';

/** What the goals of a pocket may be filtered by. */
export const progressChoices: Readonly<Record<ProgressName, ProgressChoice>> = {
  underway: {
    label: 'In progress',
    has: (record, wording) => {
      const progress = progressOf(record, wording);
      return progress.some((each) => each > 0) && !isDone(progress);
    },
  },
  untouched: { label: 'Not touched for 30 days', has: isUntouched },
  done: { label: 'Done', has: (record, wording) => isDone(progressOf(record, wording)) },
};

/** '45 days since a check-in', and 'No check-in yet, 144 days old' for a goal without any. */
export function sinceCheckIn({ createdAt }: Pick<GoalRecord, 'createdAt'>, wording: Wording, today: string): string {
  const last = wording.checkIns.at(-1)?.day;
  const from = last ?? localDay(createdAt ?? new Date(wording.savedAt));
  const days = dayCount(Math.max(0, daysBetween(from, today)));
  return last === undefined ? `No check-in yet, ${days} old` : `${days} since a check-in`;
}

/** '45 days', '1 day' */
export const dayCount = (days: number): string => `${withCommas(days)} ${days === 1 ? 'day' : 'days'}`;

/** The records of a pocket that were not touched for long, in its order. */
export const untouchedOf = (goals: PocketGoals, today: string) =>
  goals.withOwnWording().filter(({ record, wording }) => isUntouched(record, wording, today));
