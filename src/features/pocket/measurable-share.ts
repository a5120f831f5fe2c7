import { type GoalRecord, partsOf } from '@/domain/goal';
import type { PocketGoals } from '@/domain/merged-goal';
import { checkLine, measuredOf, type Measured } from '@/domain/quality/goal-quality';
import { maxShownLines } from '@/domain/result-lines';
import type { Wording } from '@/domain/wording';
import { weakMemoize } from '@/lib/weak-memoize';

const nothing: Measured = { measurable: 0, lines: 0, areEnglish: true };

/** After a deletion nothing is checked again: what lines are read from never changes, another object takes its place. */
const knownMeasure = weakMemoize((_source: GoalRecord | Wording, record: GoalRecord, goals: PocketGoals): Measured => {
  const { results } = partsOf(goals.mergedOf(record).lines);
  return results.length > maxShownLines ? nothing : measuredOf(results.map((line) => checkLine(record.kind, line)));
});

/** How many lines of a record are measurable, in its person's wording where there is one; of too many lines none counts. */
export function measureOf(record: GoalRecord, goals: PocketGoals): Measured {
  const wording = goals.wordingOf(record);
  return knownMeasure(wording?.lines ? wording : record, record, goals);
}

const add = (one: Measured, other: Measured): Measured => ({
  measurable: one.measurable + other.measurable,
  lines: one.lines + other.lines,
  areEnglish: one.areEnglish && other.areEnglish,
});

/** How many lines of some records are measurable, a record a step. */
export function* measureSteps(records: readonly GoalRecord[], goals: PocketGoals): Generator<undefined, Measured> {
  let whole = nothing;
  for (const record of records) {
    whole = add(whole, measureOf(record, goals));
    yield;
  }
  return whole;
}
