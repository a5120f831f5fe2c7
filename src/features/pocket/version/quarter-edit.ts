import * as v from 'valibot';

import {
  highestScore,
  scoreOfProgress,
  withClosedQuarter,
  type ClosedQuarter,
  type ScoredLine,
} from '@/domain/closed-quarter';
import type { GoalRecord } from '@/domain/goal';
import { mergedLines } from '@/domain/merged-goal';
import { partsOf } from '@/domain/result/result-line';
import { noVersion, typedValue, withQuarters, type GoalVersion } from '@/domain/version';

/** An edited line of a quarter. `percent` is the progress that its score starts with, null if it starts with a stored score. */
export type EditedLine = ScoredLine & { percent: number | null };

type QuarterEdit = { objective: string | null; lines: readonly EditedLine[] };

/** Unsaved lines by quarter. */
export type QuarterEdits = ReadonlyMap<string, readonly EditedLine[]>;

export const findClosed = (version: GoalVersion | undefined, quarter: string): ClosedQuarter | undefined =>
  version?.quarters?.find((closed) => closed.quarter === quarter);

/** The fields' start: the stored quarter, else the current lines and their progress. */
export function startQuarter(record: GoalRecord, version: GoalVersion | undefined, quarter: string): QuarterEdit {
  const closed = findClosed(version, quarter);
  if (closed) return { objective: closed.objective, lines: closed.lines.map((line) => ({ ...line, percent: null })) };
  const { objective, results } = partsOf(mergedLines(record, version));
  const lines = results.map((text, index): EditedLine => {
    const percent = version?.progress[index] ?? 0;
    const value = version && typedValue(version, index);
    return { text, score: scoreOfProgress(percent), sentence: '', percent, ...(value && { value }) };
  });
  return { objective, lines };
}

/** The quarter that saves an edit. @param day of closing, '2026-12-31' */
export const quarterOfEdit = ({ objective, lines }: QuarterEdit, quarter: string, day: string): ClosedQuarter => ({
  quarter,
  closedAt: day,
  objective,
  lines: lines.map(({ text, score, sentence, value }) => ({
    text,
    score,
    sentence: sentence.trim(),
    ...(value !== undefined && { value }),
  })),
});

/** A change of a version that closes a quarter now. */
export function closing(closed: ClosedQuarter) {
  const savedAt = Date.now();
  return (stored: GoalVersion = noVersion): GoalVersion =>
    withQuarters({ ...stored, savedAt }, withClosedQuarter(stored.quarters ?? [], closed));
}

/** A change that removes a quarter, and with it an otherwise empty version. */
export function removing(quarter: string) {
  const savedAt = Date.now();
  return (stored: GoalVersion | undefined): GoalVersion | null | undefined => {
    if (stored === undefined) return undefined;
    const quarters = (stored.quarters ?? []).filter((closed) => closed.quarter !== quarter);
    const { lines, note, progress, checkIns } = stored;
    const hasNothing =
      lines === null && note === '' && progress.length === 0 && checkIns.length === 0 && quarters.length === 0;
    return hasNothing ? null : withQuarters({ ...stored, savedAt }, quarters);
  };
}

const typedLines = v.array(
  v.object({
    text: v.string(),
    score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestScore)),
    sentence: v.string(),
  }),
);

/** Unsaved edits as they are stored in the tab: text by quarter. */
export const serializeEdits = (edits: QuarterEdits): Record<string, string> =>
  Object.fromEntries(Array.from(edits, ([quarter, lines]) => [quarter, JSON.stringify(lines)]));

/** Reads unsaved edits from the tab. A typed score and sentence belong to the line with their text. */
export function readEdits(
  draft: Readonly<Record<string, string>>,
  record: GoalRecord,
  version: GoalVersion | undefined,
): QuarterEdits {
  const edits = new Map<string, readonly EditedLine[]>();
  for (const [quarter, text] of Object.entries(draft)) {
    const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), typedLines), text);
    if (!success) continue;
    const { lines } = startQuarter(record, version, quarter);
    edits.set(
      quarter,
      lines.map((line, index) => {
        const isSame = (each: { text: string } | undefined) => each?.text === line.text;
        return { ...line, ...(isSame(output[index]) ? output[index] : output.find(isSame)) };
      }),
    );
  }
  return edits;
}
