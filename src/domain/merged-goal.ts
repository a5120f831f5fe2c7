import type { ClosedQuarter } from './closed-quarter';
import { type GoalRecord, partsOf } from './goal';
import { identityOf, isIdentityOf, type Identified } from './goal-identity';
import { resultLines } from './result-lines';
import { isUnreadable, type Wording, type Wordings } from './wording';

/*
 * A saved goal and its person's own wording are merged here, and nowhere else: what is shown, searched, checked and
 * exported of a record is the person's where they have their own (docs/product.md 7.19).
 */

/** What is shown and exported of a saved goal. */
export type MergedGoal = {
  lines: readonly string[];
  note: string;
  /** Of each line in percent; null for an objective, and for a line without progress. */
  progress: readonly (number | null)[];
  /** Those that the person has closed, newest first. */
  quarters: readonly ClosedQuarter[];
};

/** The person's lines, note, progress and closed quarters where they have their own wording, else the lines of the record. */
export function mergeWording(record: Pick<GoalRecord, 'result'>, wording: Wording | undefined): MergedGoal {
  const lines = wording?.lines ?? resultLines(record.result);
  const results = partsOf(lines).objective === null ? 0 : 1;
  const percentOf = (index: number) => wording?.progress[index - results] ?? 0;
  return {
    lines,
    note: wording?.note ?? '',
    progress: lines.map((_, index) => (percentOf(index) === 0 ? null : percentOf(index))),
    quarters: wording?.quarters ?? [],
  };
}

/** The value that is stored under the key of a record, where there is one: its wording, another record's, or none that can be read. */
export type KeptOfRecord =
  | { state: 'known'; wording: Wording }
  | { state: 'absent' }
  | { state: 'of another'; wording: Wording }
  | { state: 'unreadable' };

type Keyed = Identified & Pick<GoalRecord, 'key'>;

export function keptOf(wordings: Wordings, record: Keyed): KeptOfRecord {
  const stored = wordings.get(record.key);
  if (stored === undefined) return { state: 'absent' };
  if (isUnreadable(stored)) return { state: 'unreadable' };
  return { state: isIdentityOf(stored.identity, record) ? 'known' : 'of another', wording: stored };
}

/** The wording of a record; undefined where none is known. */
export function knownWording(wordings: Wordings, record: Keyed): Wording | undefined {
  const kept = keptOf(wordings, record);
  return kept.state === 'known' ? kept.wording : undefined;
}

/** Ends the key of a wording that gave its place to that of another record with the same id. No id has a line break. */
const asideMark = '\n';

/**
 * The changes that keep a wording of a record, with the record's identity, or remove it. The wording of another record under
 * the same key is set aside; a value that cannot be read stays, and then there are none.
 */
export function keeping(
  wordings: Wordings,
  record: Keyed,
  wording: Wording | null,
): ReadonlyMap<string, Wording | null> | null {
  const kept = keptOf(wordings, record);
  if (kept.state === 'unreadable') return null;
  const isOther = kept.state === 'of another';
  if (wording === null) return new Map(isOther ? [] : [[record.key, null]]);
  return new Map([
    [record.key, { ...wording, identity: identityOf(record) }],
    ...(isOther ? [[`${record.key}${asideMark}${kept.wording.savedAt}`, kept.wording] as const] : []),
  ]);
}

/** A record that has its person's own wording. */
type WithOwnWording = { record: GoalRecord; wording: Wording };

/**
 * The records of a pocket with the own wordings of its person. Each record is merged when it is asked for: there may be a
 * hundred thousand, and the list itself stays the same however often a wording changes.
 */
export type PocketGoals = {
  /** As the backend gave them. */
  records: readonly GoalRecord[];
  wordingOf: (record: GoalRecord) => Wording | undefined;
  keptOf: (record: GoalRecord) => KeptOfRecord;
  mergedOf: (record: GoalRecord) => MergedGoal;
  /** The text in which is searched beside goal and role: the person's lines, note and sentences, else the result. */
  textOf: (record: GoalRecord) => string;
  /** The records with own wording, in their order. A record that is gone may have left its wording: it is not among them. */
  withOwnWording: () => readonly WithOwnWording[];
  /** The stored values that no record is shown with, by their keys: unreadable ones, and those of other records of the same ids. */
  unshown: () => Wordings;
};

/** @param wordings the person's own, by the keys of the records */
export function mergeGoals(records: readonly GoalRecord[], wordings: Wordings): PocketGoals {
  const wordingOf = (record: GoalRecord) => knownWording(wordings, record);
  let withOwnWording: readonly WithOwnWording[] | undefined;
  return {
    records,
    wordingOf,
    keptOf: (record) => keptOf(wordings, record),
    mergedOf: (record) => mergeWording(record, wordingOf(record)),
    textOf: (record) => {
      const wording = wordingOf(record);
      if (wording === undefined) return record.result;
      const { lines, note, quarters } = mergeWording(record, wording);
      const sentences = quarters.flatMap((quarter) => quarter.lines.map(({ sentence }) => sentence));
      return [...lines, note, ...sentences].join('\n');
    },
    withOwnWording: () =>
      (withOwnWording ??=
        wordings.size === 0
          ? []
          : records.flatMap((record) => {
              const wording = wordingOf(record);
              return wording === undefined ? [] : [{ record, wording }];
            })),
    unshown: () => {
      const others = records.filter((record) => keptOf(wordings, record).state === 'of another');
      const keys = new Set(others.map(({ key }) => key));
      return new Map(
        [...wordings].filter(([key, stored]) => isUnreadable(stored) || keys.has(key) || key.includes(asideMark)),
      );
    },
  };
}
