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

/** A value of `progress` in the pocket's address, with its name. */
export const progressNames = {
  unstarted: 'Not started',
  underway: 'In progress',
  untouched: 'No check-in for 30 days',
  done: 'Done',
} as const;

export type ProgressName = keyof typeof progressNames;

type Standing = { state: Exclude<ProgressName, 'untouched'>; percent: number };

/** The average progress of a goal's results, in percent. */
function standOf(record: Resulting, version: GoalVersion): Standing {
  const progress = progressOf(record, version);
  const hasBegun = progress.some((each) => each > 0);
  return {
    state: isDone(progress) ? 'done' : hasBegun ? 'underway' : 'unstarted',
    percent: meanProgress(progress, progress.length),
  };
}

/** The same in a pocket; undefined where what is stored of a record is unreadable. */
export function standIn(goals: PocketGoals, record: GoalRecord): Standing | undefined {
  const kept = goals.findStored(record);
  if (kept.state === 'unreadable') return undefined;
  return kept.state === 'known' ? standOf(record, kept.version) : { state: 'unstarted', percent: 0 };
}

/** Whether a goal has a progress; of an unreadable version none is known. */
export function hasProgress(goals: PocketGoals, record: GoalRecord, name: ProgressName, today: string): boolean {
  if (name !== 'untouched') return standIn(goals, record)?.state === name;
  const version = goals.versionOf(record);
  return version !== undefined && isUntouched(record, version, today);
}

/** 'No check-in for 45 days', or 'No check-in yet'. */
export function sinceCheckIn({ checkIns }: GoalVersion, today: string): string {
  const last = checkIns.at(-1)?.day;
  return last === undefined ? 'No check-in yet' : `No check-in for ${dayCount(Math.max(0, daysBetween(last, today)))}`;
}

/** '8 OKRs: 5 in progress, 1 done, 2 not started.' A goal whose progress is unreadable is in no part. `name` is 'OKRs'. */
export function progressSummary(goals: PocketGoals, name: string): string {
  const found = goals.records.map((record) => standIn(goals, record)?.state);
  const parts = (['underway', 'done', 'unstarted'] as const).flatMap((state) => {
    const count = found.filter((each) => each === state).length;
    return count === 0 ? [] : [`${withCommas(count)} ${progressNames[state].toLowerCase()}`];
  });
  return `${[`${withCommas(goals.records.length)} ${name}`, parts.join(', ')].filter(Boolean).join(': ')}.`;
}

/** '45 days', '1 day' */
export const dayCount = (days: number): string => `${withCommas(days)} ${days === 1 ? 'day' : 'days'}`;

/** The records of a pocket without a check-in for 30 days, in its order. */
export const findUntouched = (goals: PocketGoals, today: string) =>
  goals.withOwnVersion().filter(({ record, version }) => isUntouched(record, version, today));
