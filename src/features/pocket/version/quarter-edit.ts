import * as v from 'valibot';

import {
  highestScore,
  quarterText,
  scoreOfProgress,
  withClosedQuarter,
  type ClosedQuarter,
  type ScoredLine,
} from '@/domain/closed-quarter';
import type { GoalRecord } from '@/domain/goal';
import { mergedLines } from '@/domain/merged-goal';
import { partsOf } from '@/domain/result/result-line';
import { noVersion, typedValue, withQuarters, type GoalVersion } from '@/domain/version';
import { quarterTexts } from '@/lib/quarter-texts';

/** An edited line of a quarter. `percent` is the progress that its score starts with, null if it starts with a stored score. */
export type EditedLine = ScoredLine & { percent: number | null };

/** An edited quarter. */
export type QuarterEdit = {
  objective: string | null;
  lines: readonly EditedLine[];
  /** The text of the stored quarter that the edit replaces; '' if none is stored. */
  base: string;
};

/** Unsaved edits by quarter. */
export type QuarterEdits = ReadonlyMap<string, QuarterEdit>;

const findClosed = (version: GoalVersion | undefined, quarter: string): ClosedQuarter | undefined =>
  version?.quarters?.find((closed) => closed.quarter === quarter);

/** The stored quarter as text to compare; '' for none. */
export function storedText(version: GoalVersion | undefined, quarter: string): string {
  const closed = findClosed(version, quarter);
  return closed === undefined ? '' : quarterText(closed);
}

/** The fields' start: the stored quarter, else the current lines and their progress. */
export function editOfQuarter(record: GoalRecord, version: GoalVersion | undefined, quarter: string): QuarterEdit {
  const closed = findClosed(version, quarter);
  const base = storedText(version, quarter);
  if (closed) {
    return { objective: closed.objective, lines: closed.lines.map((line) => ({ ...line, percent: null })), base };
  }
  const { objective, results } = partsOf(mergedLines(record, version));
  const lines = results.map((text, index): EditedLine => {
    const percent = version?.progress[index] ?? 0;
    const value = version && typedValue(version, index);
    return { text, score: scoreOfProgress(percent), sentence: '', percent, ...(value && { value }) };
  });
  return { objective, lines, base };
}

export function without(edits: QuarterEdits, quarter: string): QuarterEdits {
  const others = new Map(edits);
  others.delete(quarter);
  return others;
}

/** The quarter to show first: the present one, unless only another one has unsaved edits. */
export function firstQuarter(present: string, edits: QuarterEdits): string {
  const [waiting] = edits.keys();
  return edits.has(present) ? present : (waiting ?? present);
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

export function textToCopy(closed: ClosedQuarter): string {
  const { heading, lines } = quarterTexts(closed, []);
  return [heading, ...lines].join('\n');
}

/** A change of a version that closes a quarter now. A quarter that was closed before keeps its day. */
export function closing(closed: ClosedQuarter) {
  const savedAt = Date.now();
  return (stored: GoalVersion = noVersion): GoalVersion => {
    const closedAt = findClosed(stored, closed.quarter)?.closedAt ?? closed.closedAt;
    return withQuarters({ ...stored, savedAt }, withClosedQuarter(stored.quarters ?? [], { ...closed, closedAt }));
  };
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

const typedQuarter = v.object({
  base: v.string(),
  lines: v.array(
    v.object({
      text: v.string(),
      score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestScore)),
      sentence: v.string(),
    }),
  ),
});

/** Unsaved edits as they are stored in the tab: text by quarter. */
export const serializeEdits = (edits: QuarterEdits): Record<string, string> =>
  Object.fromEntries(Array.from(edits, ([quarter, { base, lines }]) => [quarter, JSON.stringify({ base, lines })]));

/** Reads unsaved edits from the tab. A typed score and sentence belong to the line with their text. */
export function readEdits(
  draft: Readonly<Record<string, string>>,
  record: GoalRecord,
  version: GoalVersion | undefined,
): QuarterEdits {
  const edits = new Map<string, QuarterEdit>();
  for (const [quarter, text] of Object.entries(draft)) {
    const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), typedQuarter), text);
    if (!success) continue;
    const { objective, lines } = editOfQuarter(record, version, quarter);
    const typed = lines.map((line, index) => {
      const isSame = (each: { text: string } | undefined) => each?.text === line.text;
      const found = isSame(output.lines[index]) ? output.lines[index] : output.lines.find(isSame);
      return { ...line, ...found };
    });
    edits.set(quarter, { objective, lines: typed, base: output.base });
  }
  return edits;
}
