import { useCallback, useState } from 'react';

import { type GoalRecord, partsOf } from '@/domain/goal';
import type { PocketGoals } from '@/domain/merged-goal';
import { checkLine } from '@/domain/quality/goal-quality';
import type { Wording } from '@/domain/wording';
import { weakMemoize } from '@/lib/weak-memoize';
import { useSliced } from '@/ui/use-sliced';

import { monthOf } from './pocket-view';

/** How many lines are measurable, of how many. */
type Measured = { measurable: number; lines: number };

/** A record's lines, in its person's wording where there is one. */
function measure(record: GoalRecord, goals: PocketGoals): Measured {
  const { results } = partsOf(goals.mergedOf(record).lines);
  const measurable = results.filter((line) => checkLine(record.kind, line).isMeasurable).length;
  return { measurable, lines: results.length };
}

type Share = {
  whole: Measured;
  /** By month; records without a date have none. */
  months: ReadonlyMap<string, Measured>;
};

const add = (one: Measured | undefined, { measurable, lines }: Measured): Measured => ({
  measurable: (one?.measurable ?? 0) + measurable,
  lines: (one?.lines ?? 0) + lines,
});

/** After a deletion nothing is checked again: what lines are read from never changes, another object takes its place. */
const createMeasuredOf = () =>
  weakMemoize((_source: GoalRecord | Wording, record: GoalRecord, goals: PocketGoals) => measure(record, goals));

type MeasuredOf = ReturnType<typeof createMeasuredOf>;

/** Checks the lines of every record in a person's wording, a record a step. */
function* shareSteps(goals: PocketGoals, measuredOf: MeasuredOf): Generator<undefined, Share> {
  const months = new Map<string, Measured>();
  let whole: Measured = { measurable: 0, lines: 0 };
  for (const record of goals.records) {
    const wording = goals.wordingOf(record);
    const measured = measuredOf(wording?.lines ? wording : record, record, goals);
    whole = add(whole, measured);
    const month = monthOf(record);
    if (month !== null) months.set(month, add(months.get(month), measured));
    yield;
  }
  return { whole, months };
}

/** How many lines are measurable; undefined until they are counted, which takes seconds in a long pocket. */
export function useShare(goals: PocketGoals): Share | undefined {
  const [measuredOf] = useState(createMeasuredOf);
  return useSliced(
    useCallback(() => shareSteps(goals, measuredOf), [goals, measuredOf]),
    false,
  );
}
