import { clsx } from 'clsx';
import { useCallback } from 'react';

import { stoneWidths } from '@/components/goal/goal-hint';
import { kindLooks } from '@/components/goal/goal-kind';
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

const latestOf = ({ tries }: GoalGroup): readonly GoalRecord[] => tries.map(({ latest }) => latest.record);

/** Whether hints are shown, and it is known which records have own wording, in which lines are counted. */
function useIsMeasured(): boolean {
  const { isReady, hasFailed } = usePocket().pocket;
  return useHintsShown() && (isReady || hasFailed);
}

/** One stone for each goal of a group, filled by its share of measurable lines; the sentence says the same. */
export function GroupStones({ group }: { group: GoalGroup }) {
  const { goals } = usePocket().pocket;
  const isMeasured = useIsMeasured();
  const records = latestOf(group);
  const [first] = records;
  if (!isMeasured || first === undefined || records.length > stoneWidths.length) return null;
  return (
    <span aria-hidden className={clsx('flex shrink-0 items-center gap-1', kindLooks[first.kind].text)}>
      {records.map((record, index) => (
        <span
          key={record.key}
          className={clsx('h-2 overflow-hidden rounded-full bg-track forced-colors:border', stoneWidths[index])}
        >
          <span
            className="block h-full rounded-full bg-current forced-colors:bg-[CanvasText]"
            style={{ width: `${shareOf(measureOf(record, goals))}%` }}
          />
        </span>
      ))}
    </span>
  );
}

const shareOf = ({ measurable, lines }: Measured): number => (lines === 0 ? 0 : (measurable / lines) * 100);

const countedAtOnce = 100;

/** 'N of M lines are measurable' */
export function GroupShare({ group }: { group: GoalGroup }) {
  const { goals } = usePocket().pocket;
  const isMeasured = useIsMeasured();
  const measured = useSliced(
    useCallback(() => measureSteps(latestOf(group), goals), [group, goals]),
    group.tries.length <= countedAtOnce,
  );
  const [first] = group.rows;
  if (!isMeasured || first === undefined || measured === undefined || measured.lines + measured.unsure === 0)
    return null;
  return <p className="text-small text-muted">{measuredText(first.kind, measured, withCommas)}</p>;
}

/** The same of one record. */
export function RecordShare({ record }: { record: GoalRecord }) {
  const { goals } = usePocket().pocket;
  const measured = measureOf(record, goals);
  if (!useIsMeasured() || measured.lines + measured.unsure === 0) return null;
  return <p className="text-small text-muted">{measuredText(record.kind, measured)}</p>;
}
