import { isPercent, readCheckIns, type CheckIn } from './check-ins';
import { isSameQuarters, readQuarters, type ClosedQuarter } from './closed-quarter';
import { readIdentity, type GoalIdentity } from './goal-identity';
import { lineTypes, type LineType } from './result/result-line';

/*
 * A person's own wording of a saved goal (docs/product.md 7.19). No call can change a record, so it is kept on the
 * device, beside the record and never in it.
 */

/** What a person made of one record. */
export type Wording = {
  /** The lines of the result, the objective first where there is one; null where they are the record's. */
  lines: readonly string[] | null;
  /** What the lines are; absent where their texts say it. */
  types?: readonly LineType[];
  note: string;
  /** Percent by result line, 0 to 100; a line that has none counts as 0. */
  progress: readonly number[];
  /** How the progress went, by day, the oldest first. */
  checkIns: readonly CheckIn[];
  /** The quarters that were closed, the newest first; absent where there is none. */
  quarters?: readonly ClosedQuarter[];
  /** When it was changed last, in milliseconds since 1970. */
  savedAt: number;
  /** Of the record for which it was saved; absent where an earlier version has saved it. */
  identity?: GoalIdentity;
  /** The results that `progress` and `checkIns` are of; absent where `lines` or the plain lines of the record say it. */
  counted?: readonly string[];
};

/** The version of a record of which nothing is stored. */
export const noWording: Wording = { lines: null, note: '', progress: [], checkIns: [], savedAt: 0 };

/** A stored value that this version cannot read. It is kept, said and exported as it is, and never written over. */
export type Unreadable = { unreadable: unknown };

/** The stored values of one pocket by record; a record that has none is not in it. */
export type Wordings = ReadonlyMap<string, Wording | Unreadable>;

export const isUnreadable = (value: Wording | Unreadable): value is Unreadable => 'unreadable' in value;

/** The progress of one line goes in steps of so many percent. */
export const progressStep = 5;

/** '40%', and 'Done' for all of it. */
export const inWords = (percent: number): string => (percent === 100 ? 'Done' : `${percent}%`);

/** How far a goal is: the mean of its result lines in whole percent, 0 where there is none. */
export function meanProgress(progress: readonly number[], count: number): number {
  if (count === 0) return 0;
  return Math.round(progress.slice(0, count).reduce((sum, percent) => sum + percent, 0) / count);
}

/** The progress of a line in a file: 'done', '40%', 'now 3.2%, 40%'. */
export const inFiles = (percent: number, value: string | null = null): string =>
  `${value === null ? '' : `now ${value}, `}${percent === 100 ? 'done' : `${percent}%`}`;

/** The value with which the progress of a result was set, with its unit; null where its percent was set. */
export function valueOf({ progress, checkIns }: Pick<Wording, 'progress' | 'checkIns'>, result: number): string | null {
  const last = checkIns.findLast((each) => (each.progress[result] ?? null) !== null);
  // Of two devices one may have the progress, the other the last check-in.
  return last?.progress[result] === (progress[result] ?? 0) ? (last.values?.[result] ?? null) : null;
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

/** A wording with other closed quarters. */
export function withQuarters(wording: Wording, quarters: readonly ClosedQuarter[]): Wording {
  if (quarters.length > 0) return { ...wording, quarters };
  const without = { ...wording };
  delete without.quarters;
  return without;
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string');

const isTypes = (value: unknown): value is readonly LineType[] =>
  Array.isArray(value) && value.every((type: LineType) => lineTypes.includes(type));

/**
 * Reads a wording, also of a version without check-ins, quarters and identity. It has no limit that writing has not. Unknown
 * fields are left behind, and so are check-ins and quarters that cannot be read.
 * @returns null for anything else
 */
export function readWording(value: unknown): Wording | null {
  if (typeof value !== 'object' || value === null) return null;
  const { lines, types, note, progress, checkIns, quarters, savedAt, identity, counted } = value as Record<
    string,
    unknown
  >;
  if (lines !== null && !isTexts(lines)) return null;
  if (typeof note !== 'string' || !Array.isArray(progress) || !progress.every(isPercent)) return null;
  // Beyond it there is no date.
  if (typeof savedAt !== 'number' || !(Math.abs(savedAt) <= 8.64e15)) return null;
  const of = readIdentity(identity);
  const read = {
    lines,
    ...(isTypes(types) && types.length === lines?.length && { types }),
    note,
    progress,
    checkIns: readCheckIns(checkIns),
    savedAt,
    ...(of && { identity: of }),
    ...(isTexts(counted) && { counted }),
  };
  return withQuarters(read, readQuarters(quarters));
}

/** Reads a stored value. One of which a part would be left behind cannot be read: the next change would remove that part. */
export function readStored(value: unknown): Wording | Unreadable {
  const read = readWording(value);
  return read !== null && partsText(read) === partsText(value as Partial<Wording>) ? read : { unreadable: value };
}

/** The parts of a wording that may be left behind, as a text to compare; null for what is no JSON. */
function partsText({ types, checkIns, quarters, identity, counted }: Partial<Wording>): string | null {
  try {
    return JSON.stringify([types, checkIns ?? [], quarters ?? [], identity, counted]);
  } catch {
    return null;
  }
}
