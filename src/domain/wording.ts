import { isPercent, readCheckIns, type CheckIn } from './check-ins';
import { isSameQuarters, readQuarters, type ClosedQuarter } from './closed-quarter';

/*
 * A person's own wording of a saved goal (docs/product.md 7.19). No call can change a record, so it is kept on the
 * device, beside the record and never in it.
 */

/** What a person made of one record. */
export type Wording = {
  /** The lines of the result, the objective first where there is one; null where they are the record's. */
  lines: readonly string[] | null;
  note: string;
  /** Percent by result line, 0 to 100; a line that has none counts as 0. */
  progress: readonly number[];
  /** How the progress went, by day, the oldest first. */
  checkIns: readonly CheckIn[];
  /** The quarters that were closed, the newest first; absent where there is none. */
  quarters?: readonly ClosedQuarter[];
  /** When it was changed last, in milliseconds since 1970. */
  savedAt: number;
};

/** The wordings of one pocket by record. */
export type Wordings = ReadonlyMap<string, Wording>;

/** More than anybody writes by hand: what a file may ask this device to keep. */
const wordingLimits = { lines: 1_000, lineLength: 20_000, noteLength: 100_000 } as const;

/** The progress of one line goes in steps of so many percent. */
export const progressStep = 5;

/** '40%', and 'Done' for all of it. */
export const inWords = (percent: number): string => (percent === 100 ? 'Done' : `${percent}%`);

/** How far a goal is: the mean of its result lines in whole percent, 0 where there is none. */
export function meanProgress(progress: readonly number[], count: number): number {
  if (count === 0) return 0;
  return Math.round(progress.slice(0, count).reduce((sum, percent) => sum + percent, 0) / count);
}

/** Whether two lists of lines are the same. */
export const isSameLines = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index]);

/** Whether two wordings say the same, whenever they were saved and however their progress went. */
export function isSameWording(one: Wording, other: Wording): boolean {
  const length = Math.max(one.progress.length, other.progress.length);
  return (
    one.note === other.note &&
    isSameQuarters(one.quarters ?? [], other.quarters ?? []) &&
    (one.lines === null || other.lines === null ? one.lines === other.lines : isSameLines(one.lines, other.lines)) &&
    Array.from({ length }, (_, index) => index).every(
      (index) => (one.progress[index] ?? 0) === (other.progress[index] ?? 0),
    )
  );
}

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length <= wordingLimits.lines;

/** A wording with other closed quarters. */
export function withQuarters(wording: Wording, quarters: readonly ClosedQuarter[]): Wording {
  if (quarters.length > 0) return { ...wording, quarters };
  const without = { ...wording };
  delete without.quarters;
  return without;
}

/**
 * Reads a wording from a file or from storage, also of a version without check-ins and quarters. Unknown fields are left
 * behind. @returns null for anything else
 */
export function readWording(value: unknown): Wording | null {
  if (typeof value !== 'object' || value === null) return null;
  const { lines, note, progress, checkIns, quarters, savedAt } = value as Record<string, unknown>;
  const isLines = (given: unknown): given is readonly string[] =>
    isList(given) && given.every((line) => isText(line, wordingLimits.lineLength));
  if (lines !== null && !isLines(lines)) return null;
  if (!isText(note, wordingLimits.noteLength) || !isList(progress) || !progress.every(isPercent)) return null;
  // Beyond it there is no date.
  if (typeof savedAt !== 'number' || !(Math.abs(savedAt) <= 8.64e15)) return null;
  return withQuarters({ lines, note, progress, checkIns: readCheckIns(checkIns), savedAt }, readQuarters(quarters));
}
