import { daysBetween } from '@/domain/days';
import type { GoalRecord } from '@/domain/goal';
import { mergedLines, type PocketGoals, type Resulting } from '@/domain/merged-goal';
import { resultsOf } from '@/domain/result/result-line';
import { meanProgress, type GoalVersion } from '@/domain/version';
import { localDay } from '@/lib/dates';
import { withCommas } from '@/lib/with-commas';

/** The pocket's search params for goals without a check-in for 30 days. */
export const untouchedSearch = '?progress=untouched';

const untouchedAfter = 30;

/** Days since the progress, a check-in or the text of a goal was saved; a day in the future is today ('2026-11-23'). */
export function untouchedDays({ savedAt, checkIns }: GoalVersion, today: string): number {
  const days = [localDay(new Date(savedAt)), ...checkIns.slice(-1).map(({ day }) => day)];
  return Math.max(0, Math.min(...days.map((day) => daysBetween(day, today))));
}

const progressOf = (record: Resulting, version: GoalVersion): number[] =>
  resultsOf(mergedLines(record, version)).map((_, line) => version.progress[line] ?? 0);

const isDone = (progress: readonly number[]): boolean => progress.length > 0 && progress.every((each) => each === 100);

/** Whether a goal had no check-in for 30 days. A goal that is done needs none. */
export const isUntouched = (record: Resulting, version: GoalVersion, today: string): boolean =>
  untouchedDays(version, today) >= untouchedAfter && !isDone(progressOf(record, version));

type ProgressState = 'not started' | 'in progress' | 'done';

type Standing = { state: ProgressState; percent: number };

/** The mean progress of a goal's results, in percent. */
function standOf(record: Resulting, version: GoalVersion): Standing {
  const progress = progressOf(record, version);
  const hasBegun = progress.some((each) => each > 0);
  return {
    state: isDone(progress) ? 'done' : hasBegun ? 'in progress' : 'not started',
    percent: meanProgress(progress, progress.length),
  };
}

/** The same in a pocket; undefined where what is stored of a record is unreadable. */
export function standIn(goals: PocketGoals, record: GoalRecord): Standing | undefined {
  const kept = goals.keptOf(record);
  if (kept.state === 'unreadable') return undefined;
  return kept.state === 'known' ? standOf(record, kept.version) : { state: 'not started', percent: 0 };
}

type ProgressChoice = {
  label: string;
  has: (record: Resulting, version: GoalVersion, today: string) => boolean;
};

/** A value of `progress` in the pocket's address. */
export type ProgressName = 'unstarted' | 'underway' | 'untouched' | 'done';

export const progressChoices: Readonly<Record<ProgressName, ProgressChoice>> = {
  unstarted: { label: 'Not started', has: (record, version) => standOf(record, version).state === 'not started' },
  underway: {
    label: 'In progress',
    has: (record, version) => standOf(record, version).state === 'in progress',
  },
  untouched: { label: 'No check-in for 30 days', has: isUntouched },
  done: { label: 'Done', has: (record, version) => standOf(record, version).state === 'done' },
};

/** 'No check-in for 45 days', or 'No check-in yet'. */
export function sinceCheckIn({ checkIns }: GoalVersion, today: string): string {
  const last = checkIns.at(-1)?.day;
  return last === undefined ? 'No check-in yet' : `No check-in for ${dayCount(Math.max(0, daysBetween(last, today)))}`;
}

/** '8 OKRs: 5 in progress, 1 done, 2 not started.' A goal whose progress is unreadable is in no part. `name` is 'OKRs'. */
export function progressSummary(goals: PocketGoals, name: string): string {
  const found = goals.records.map((record) => standIn(goals, record)?.state);
  const parts = (['in progress', 'done', 'not started'] as const).flatMap((state) => {
    const count = found.filter((each) => each === state).length;
    return count === 0 ? [] : [`${withCommas(count)} ${state}`];
  });
  return `${[`${withCommas(goals.records.length)} ${name}`, parts.join(', ')].filter(Boolean).join(': ')}.`;
}

/** '45 days', '1 day' */
export const dayCount = (days: number): string => `${withCommas(days)} ${days === 1 ? 'day' : 'days'}`;

/** The records of a pocket without a check-in for 30 days, in its order. */
export const untouchedOf = (goals: PocketGoals, today: string) =>
  goals.withOwnVersion().filter(({ record, version }) => isUntouched(record, version, today));
