import { withCheckIn } from '@/domain/check-ins';
import type { GoalRecord } from '@/domain/goal';
import { mergedLines } from '@/domain/merged-goal';
import { resultsOf } from '@/domain/result/result-line';
import { typedValue, type GoalVersion } from '@/domain/version';
import { localDay } from '@/lib/dates';

/* Adds a check-in to a version (docs/product.md 7.24). */

type Step = { result: number; line: string | undefined; percent: number; value: string | null; savedAt: number };

/** A version with the progress of one line, found by its text where the lines moved; undefined where it is gone. */
export function withProgress(record: GoalRecord, stored: GoalVersion, { result, line, percent, value, savedAt }: Step) {
  const results = resultsOf(mergedLines(record, stored));
  const place = results[result] === line ? result : results.findIndex((text) => text === line);
  if (place === -1) return undefined;
  const progress = results.map((_, index) => (index === place ? percent : (stored.progress[index] ?? 0)));
  const said = {
    progress: results.map((_, index) => (index === place ? percent : null)),
    values: results.map((_, index) => (index === place ? value : null)),
  };
  return { ...stored, progress, checkIns: withCheckIn(stored.checkIns, localDay(new Date(savedAt)), said), savedAt };
}

/** A version with a check-in that changes no line. */
export function withNothingChanged(record: GoalRecord, stored: GoalVersion, savedAt: number): GoalVersion {
  const results = resultsOf(mergedLines(record, stored));
  const said = {
    progress: results.map((_, line) => stored.progress[line] ?? 0),
    values: results.map((_, line) => typedValue(stored, line)),
  };
  return { ...stored, checkIns: withCheckIn(stored.checkIns, localDay(new Date(savedAt)), said), savedAt };
}
