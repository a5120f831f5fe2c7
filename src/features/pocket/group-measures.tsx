import { useMemo } from 'react';

import type { GoalRecord } from '@/domain/goal';
import type { GoalGroup } from '@/domain/goal-groups';
import type { PocketGoals } from '@/domain/merged-goal';
import { checkLine, countMeasurable, measuredText, type Measured } from '@/domain/quality/goal-quality';
import { maxShownLines, withDetails } from '@/domain/result/result-line';
import type { GoalVersion } from '@/domain/version';
import { weakMemoize } from '@/lib/weak-memoize';
import { withCommas } from '@/lib/with-commas';
import { useHintsShown } from '@/session/preferences';

import { usePocket } from './pocket-context';

/* How measurable the lines of the goals in a group are (docs/product.md 7.22). */

const nothing: Measured = { measurable: 0, lines: 0, unsure: 0 };

/** Memoized by the object with the lines, so that a deletion checks nothing again. */
const knownMeasure = weakMemoize(
  (_source: GoalRecord | GoalVersion, record: GoalRecord, goals: PocketGoals): Measured => {
    const results = withDetails(goals.mergedOf(record).lines);
    return results.length > maxShownLines
      ? nothing
      : countMeasurable(results.map((line) => checkLine(record.kind, line)));
  },
);

/** Counts the measurable lines of a record or its version; a result with too many lines counts none. */
function measureOf(record: GoalRecord, goals: PocketGoals): Measured {
  const version = goals.versionOf(record);
  return knownMeasure(version?.lines ? version : record, record, goals);
}

/** Whether hints are shown and versions are read: their lines replace the record's. */
function useIsMeasured(): boolean {
  const { isReady, hasFailed } = usePocket().pocket;
  return useHintsShown() && (isReady || hasFailed);
}

/** Checking a goal takes about 0.8 ms; more goals would delay the next press. */
const maxCounted = 200;

/** '2 to sharpen': the number of lines in the latest drafts that aren't measurable; nothing for more than 200 goals. */
export function GroupShare({ group: { drafts } }: { group: GoalGroup }) {
  const { goals } = usePocket().pocket;
  const isMeasured = useIsMeasured();
  const measured = useMemo(
    () => (drafts.length > maxCounted ? [] : drafts.map(({ latest }) => measureOf(latest.record, goals))),
    [drafts, goals],
  );
  const weak = measured.reduce((sum, { lines, measurable }) => sum + lines - measurable, 0);
  if (!isMeasured || weak === 0) return null;
  return (
    <p className="text-small">
      <span className="rounded-badge bg-blaze-soft px-2 py-0.5 text-micro font-semibold text-blaze-soft-ink forced-colors:border">
        {withCommas(weak)} to sharpen
      </span>
    </p>
  );
}

/** How many lines of one record are measurable. */
export function RecordShare({ record }: { record: GoalRecord }) {
  const { goals } = usePocket().pocket;
  const measured = measureOf(record, goals);
  if (!useIsMeasured() || measured.lines + measured.unsure === 0) return null;
  return <p className="text-small text-muted">{measuredText(record.kind, measured)}</p>;
}
