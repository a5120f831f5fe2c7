import { useCallback } from 'react';

import type { GoalRecord } from '@/domain/goal';
import type { GoalGroup } from '@/domain/goal-groups';
import type { PocketGoals } from '@/domain/merged-goal';
import { checkLine, measuredOf, measuredText, type Measured } from '@/domain/quality/goal-quality';
import { maxShownLines, withDetails } from '@/domain/result/result-line';
import type { Wording } from '@/domain/wording';
import { weakMemoize } from '@/lib/weak-memoize';
import { withCommas } from '@/lib/with-commas';
import { useHintsShown } from '@/session/preferences';
import { useSliced } from '@/ui/use-sliced';

import { usePocket } from './pocket-context';

/* How measurable the lines of the goals in a group are (docs/product.md 7.22). */

const nothing: Measured = { measurable: 0, lines: 0, unsure: 0 };

/** After a deletion nothing is checked again: what lines are read from never changes, another object takes its place. */
const knownMeasure = weakMemoize((_source: GoalRecord | Wording, record: GoalRecord, goals: PocketGoals): Measured => {
  const results = withDetails(goals.mergedOf(record).lines);
  return results.length > maxShownLines ? nothing : measuredOf(results.map((line) => checkLine(record.kind, line)));
});

/** How many lines of a record are measurable, in its person's wording where there is one; of too many lines none counts. */
function measureOf(record: GoalRecord, goals: PocketGoals): Measured {
  const wording = goals.wordingOf(record);
  return knownMeasure(wording?.lines ? wording : record, record, goals);
}

const add = (one: Measured, other: Measured): Measured => ({
  measurable: one.measurable + other.measurable,
  lines: one.lines + other.lines,
  unsure: one.unsure + other.unsure,
});

function* measureSteps(records: readonly GoalRecord[], goals: PocketGoals): Generator<undefined, Measured> {
  let whole = nothing;
  for (const record of records) {
    whole = add(whole, measureOf(record, goals));
    yield;
  }
  return whole;
}

const latestOf = ({ drafts }: GoalGroup): readonly GoalRecord[] => drafts.map(({ latest }) => latest.record);

/** Whether hints are shown, and it is known which records have own wording, in which lines are counted. */
function useIsMeasured(): boolean {
  const { isReady, hasFailed } = usePocket().pocket;
  return useHintsShown() && (isReady || hasFailed);
}

const countedAtOnce = 100;

/** '2 to sharpen': how many lines of the latest tries are not measurable; nothing where all are. */
export function GroupShare({ group }: { group: GoalGroup }) {
  const { goals } = usePocket().pocket;
  const isMeasured = useIsMeasured();
  const measured = useSliced(
    useCallback(() => measureSteps(latestOf(group), goals), [group, goals]),
    group.drafts.length <= countedAtOnce,
  );
  const weak = measured === undefined ? 0 : measured.lines - measured.measurable;
  if (!isMeasured || weak === 0) return null;
  return (
    <p className="text-small">
      <span className="rounded-badge bg-blaze-soft px-2 py-0.5 text-micro font-semibold text-blaze-soft-ink forced-colors:border">
        {withCommas(weak)} to sharpen
      </span>
    </p>
  );
}

/** The same of one record. */
export function RecordShare({ record }: { record: GoalRecord }) {
  const { goals } = usePocket().pocket;
  const measured = measureOf(record, goals);
  if (!useIsMeasured() || measured.lines + measured.unsure === 0) return null;
  return <p className="text-small text-muted">{measuredText(measured)}</p>;
}
