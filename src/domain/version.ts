import * as v from 'valibot';

import { isPercent, readCheckIns, type CheckIn } from './check-ins';
import { isSameQuarters, readQuarters, type ClosedQuarter } from './closed-quarter';
import { goalIdentity, type GoalIdentity } from './goal-identity';
import { lineTypes, type LineType } from './result/result-line';
import { ifReadable } from './stored-parts';

/** The user's version of a record (docs/product.md 7.19). No call changes a record, so the browser stores it. */
export type GoalVersion = {
  /** Null for the record's own lines. */
  lines: readonly string[] | null;
  /** The types of `lines`; absent where their texts give them. */
  types?: readonly LineType[] | undefined;
  note: string;
  /** Percent by result, 0 to 100; a missing one is 0. */
  progress: readonly number[];
  /** Oldest first. */
  checkIns: readonly CheckIn[];
  /** Newest first; absent without any. */
  quarters?: readonly ClosedQuarter[];
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The record's identity; earlier versions stored none. */
  identity?: GoalIdentity | undefined;
  /** The results of `progress` and `checkIns`; absent where `lines` or the earlier count of the record give them. */
  counted?: readonly string[] | undefined;
};

export const noVersion: GoalVersion = { lines: null, note: '', progress: [], checkIns: [], savedAt: 0 };

/** An unreadable stored value: it is exported as it is, and never written over. */
export type Unreadable = { unreadable: unknown };

/** The stored values of a pocket by record key. */
export type GoalVersions = ReadonlyMap<string, GoalVersion | Unreadable>;

export const isUnreadable = (value: GoalVersion | Unreadable): value is Unreadable => 'unreadable' in value;

/** Percent of a step of the slider. */
export const progressStep = 5;

/** '40%', 'Done' */
export const inWords = (percent: number): string => (percent === 100 ? 'Done' : `${percent}%`);

/** The average progress of results in whole percent, 0 without any. */
export function meanProgress(progress: readonly number[], count: number): number {
  if (count === 0) return 0;
  return Math.round(progress.slice(0, count).reduce((sum, percent) => sum + percent, 0) / count);
}

/** 'done', '40%', 'now 3.2%, 40%' */
export const inFiles = (percent: number, value: string | null = null): string =>
  `${value === null ? '' : `now ${value}, `}${percent === 100 ? 'done' : `${percent}%`}`;

/** The typed value of a result's progress, with its unit; null where its percent was set. */
export function typedValue(
  { progress, checkIns }: Pick<GoalVersion, 'progress' | 'checkIns'>,
  result: number,
): string | null {
  const last = checkIns.findLast((each) => (each.progress[result] ?? null) !== null);
  // After an import, progress and last check-in may be of two browsers.
  return last?.progress[result] === (progress[result] ?? 0) ? (last.values?.[result] ?? null) : null;
}

export const isSameLines = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index]);

/** Whether two versions are equal, apart from their dates and check-ins. */
export function isSameVersion(one: GoalVersion, other: GoalVersion): boolean {
  const progressOf = ({ progress }: GoalVersion) => progress.join().replace(/(?:,0)+$|^0(?:,0)*$/, '');
  return (
    one.note === other.note &&
    progressOf(one) === progressOf(other) &&
    isSameQuarters(one.quarters ?? [], other.quarters ?? []) &&
    (one.lines === null || other.lines === null ? one.lines === other.lines : isSameLines(one.lines, other.lines))
  );
}

export function withQuarters(version: GoalVersion, quarters: readonly ClosedQuarter[]): GoalVersion {
  if (quarters.length > 0) return { ...version, quarters };
  const without = { ...version };
  delete without.quarters;
  return without;
}

const storedVersion = v.object({
  lines: v.nullable(v.array(v.string())),
  types: ifReadable(v.array(v.picklist(lineTypes))),
  note: v.string(),
  progress: v.array(v.custom<number>(isPercent)),
  checkIns: v.optional(v.unknown()),
  quarters: v.optional(v.unknown()),
  /** Up to the last millisecond of `Date`. */
  savedAt: v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15)),
  identity: ifReadable(goalIdentity),
  counted: ifReadable(v.array(v.string())),
});

/** Reads a version, also of earlier formats, without unknown fields and unreadable parts; null for anything else. */
export function readVersion(value: unknown): GoalVersion | null {
  const read = v.safeParse(storedVersion, value);
  if (!read.success) return null;
  const { types, checkIns, quarters, ...parts } = read.output;
  const ofLines = types?.length === parts.lines?.length ? types : undefined;
  return withQuarters({ ...parts, types: ofLines, checkIns: readCheckIns(checkIns) }, readQuarters(quarters));
}

/** Reads a stored value. With an unreadable part it is unreadable: the next change would remove that part. */
export function readStored(value: unknown): GoalVersion | Unreadable {
  const read = readVersion(value);
  return read !== null && partsText(read) === partsText(value as Partial<GoalVersion>) ? read : { unreadable: value };
}

/** The parts that `readVersion` may drop, as text to compare. */
const partsText = ({ types, checkIns, quarters, identity, counted }: Partial<GoalVersion>): string =>
  JSON.stringify([types, checkIns ?? [], quarters ?? [], identity, counted]);
