import { type GoalRecord, partsOf } from './goal';
import { resultLines } from './result-lines';
import type { Wording } from './wording';

/** A saved goal as its person words it. */
export type WordedGoal = {
  lines: readonly string[];
  note: string;
  /** Of each line in percent; null for an objective, and for a line that is not begun. */
  progress: readonly (number | null)[];
};

/**
 * What is shown and exported of a record (docs/product.md 7.19): the person's lines where they have their own, else the
 * record's.
 */
export function wordedGoal(record: Pick<GoalRecord, 'result'>, wording: Wording | undefined): WordedGoal {
  const lines = wording?.lines ?? resultLines(record.result);
  const results = partsOf(lines).objective === null ? 0 : 1;
  const percentOf = (index: number) => wording?.progress[index - results] ?? 0;
  return {
    lines,
    note: wording?.note ?? '',
    progress: lines.map((_, index) => (percentOf(index) === 0 ? null : percentOf(index))),
  };
}

/** The text of a record in which is searched beside its goal and role: the person's lines and note, else its result. */
export function wordedText(record: Pick<GoalRecord, 'result'>, wording: Wording | undefined): string {
  if (wording === undefined) return record.result;
  const { lines, note } = wordedGoal(record, wording);
  return [...lines, note].join('\n');
}
