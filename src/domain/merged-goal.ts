import type { ClosedQuarter } from './closed-quarter';
import { type GoalRecord, partsOf } from './goal';
import { resultLines } from './result-lines';
import type { Wording, Wordings } from './wording';

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
  mergedOf: (record: GoalRecord) => MergedGoal;
  /** The text in which is searched beside goal and role: the person's lines, note and sentences, else the result. */
  textOf: (record: GoalRecord) => string;
  /** The records with own wording, in their order. A record that is gone may have left its wording: it is not among them. */
  withOwnWording: () => readonly WithOwnWording[];
};

/** @param wordings the person's own, by the keys of the records */
export function mergeGoals(records: readonly GoalRecord[], wordings: Wordings): PocketGoals {
  const wordingOf = ({ key }: GoalRecord) => wordings.get(key);
  let withOwnWording: readonly WithOwnWording[] | undefined;
  return {
    records,
    wordingOf,
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
  };
}
