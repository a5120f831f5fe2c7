import { useMemo } from 'react';

import type { GoalRecord } from '@/domain/goal';
import type { GoalGroup } from '@/domain/goal-groups';
import type { PocketGoals } from '@/domain/merged-goal';
import { checkLine, countMeasurable } from '@/domain/quality/goal-quality';
import { maxShownLines, withDetails } from '@/domain/result/result-line';
import type { GoalVersion } from '@/domain/version';
import { weakMemoize } from '@/lib/weak-memoize';
import { withCommas } from '@/lib/with-commas';

import { usePocket } from './pocket-context';

/* How measurable the lines of the goals in a group are (docs/product.md 7.22). */

/** Memoized by the object with the lines, so that a deletion checks nothing again. */
const weakLines = weakMemoize((_source: GoalRecord | GoalVersion, record: GoalRecord, goals: PocketGoals): number => {
  const results = withDetails(goals.mergedOf(record).lines);
  if (results.length > maxShownLines) return 0;
  const { lines, measurable } = countMeasurable(results.map((line) => checkLine(record.kind, line)));
  return lines - measurable;
});

/** Checking a goal takes about 0.8 ms; more goals would delay the next press. */
const maxCounted = 200;

/** '2 to sharpen': the number of lines that aren't measurable; nothing for more than 200 goals. */
export function GroupShare({ group: { rows } }: { group: GoalGroup }) {
  const { goals, isReady, hasFailed } = usePocket().pocket;
  // A version's lines replace the record's.
  const isMeasured = isReady || hasFailed;
  const weak = useMemo(() => {
    if (rows.length > maxCounted) return 0;
    const counts = rows.map((record) => {
      const version = goals.versionOf(record);
      return weakLines(version?.lines ? version : record, record, goals);
    });
    return counts.reduce((sum, count) => sum + count, 0);
  }, [rows, goals]);
  if (!isMeasured || weak === 0) return null;
  return (
    <p className="text-small">
      <span className="rounded-badge bg-blaze-soft px-2 py-0.5 text-micro font-semibold text-blaze-soft-ink forced-colors:border">
        {withCommas(weak)} to sharpen
      </span>
    </p>
  );
}
