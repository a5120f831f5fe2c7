import { useCallback } from 'react';

import { type GoalRecord, partsOf } from '@/domain/goal';
import type { PocketGoals } from '@/domain/merged-goal';
import { checkLine } from '@/domain/quality/goal-quality';
import type { Wording } from '@/domain/wording';
import { useSliced } from '@/ui/use-sliced';

import { monthOf } from './pocket-view';

/** How many lines are measurable, of how many. */
type Measured = { measurable: number; lines: number };

/** What was found of the lines, by what they are read from: a record and a wording never change. */
const measuredLines = new WeakMap<GoalRecord | Wording, Measured>();

function measure(record: GoalRecord, goals: PocketGoals): Measured {
  const wording = goals.wordingOf(record);
  const source = wording?.lines ? wording : record;
  const known = measuredLines.get(source);
  if (known) return known;
  const { results } = partsOf(goals.mergedOf(record).lines);
  const measurable = results.filter((line) => checkLine(record.kind, line).isMeasurable).length;
  const measured = { measurable, lines: results.length };
  measuredLines.set(source, measured);
  return measured;
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

/** Judges the lines of every record in a person's wording, a record a step. */
function* shareSteps(goals: PocketGoals): Generator<undefined, Share> {
  const months = new Map<string, Measured>();
  let whole: Measured = { measurable: 0, lines: 0 };
  for (const record of goals.records) {
    const measured = measure(record, goals);
    whole = add(whole, measured);
    const month = monthOf(record);
    if (month !== null) months.set(month, add(months.get(month), measured));
    yield;
  }
  return { whole, months };
}

/** How many lines are measurable; undefined until they are counted, which takes seconds in a long pocket. */
export const useShare = (goals: PocketGoals): Share | undefined =>
  useSliced(
    useCallback(() => shareSteps(goals), [goals]),
    false,
  );
