import { useEffect, useState } from 'react';

import { type GoalRecord, partsOf } from '@/domain/goal';
import { checkLine } from '@/domain/quality/goal-quality';
import { resultLines } from '@/domain/result-lines';
import type { Wording, Wordings } from '@/domain/wording';
import { runInSlices } from '@/lib/slices';

import { monthOf } from './pocket-view';

/** How many lines are measurable, of how many. */
type Measured = { measurable: number; lines: number };

/** What was found of a record's lines, by what they are read from: a record and a wording never change. */
const judged = new WeakMap<GoalRecord | Wording, Measured>();

function measure(record: GoalRecord, wording: Wording | undefined): Measured {
  const source = wording?.lines ? wording : record;
  const known = judged.get(source);
  if (known) return known;
  const { results } = partsOf(wording?.lines ?? resultLines(record.result));
  const measurable = results.filter((line) => checkLine(record.kind, line).isMeasurable).length;
  const measured = { measurable, lines: results.length };
  judged.set(source, measured);
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
function* shareSteps(records: readonly GoalRecord[], wordings: Wordings): Generator<undefined, Share> {
  const months = new Map<string, Measured>();
  let whole: Measured = { measurable: 0, lines: 0 };
  for (const record of records) {
    const measured = measure(record, wordings.get(record.key));
    whole = add(whole, measured);
    const month = monthOf(record);
    if (month !== null) months.set(month, add(months.get(month), measured));
    yield;
  }
  return { whole, months };
}

/** How many lines are measurable; null until they are counted, which takes seconds in a long pocket. */
export function useShare(records: readonly GoalRecord[], wordings: Wordings): Share | null {
  const [share, setShare] = useState<Share | null>(null);
  useEffect(() => runInSlices(shareSteps(records, wordings), setShare), [records, wordings]);
  return share;
}
