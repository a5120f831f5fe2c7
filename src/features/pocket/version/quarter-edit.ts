import {
  meanScore,
  presentPlaces,
  quarterText,
  readQuarters,
  scoreOfProgress,
  scoreText,
  withClosedQuarter,
  type ClosedQuarter,
  type ScoredLine,
} from '@/domain/closed-quarter';
import type { GoalRecord } from '@/domain/goal';
import { resultName, type GoalKind } from '@/domain/goal-kind';
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

export const findClosed = (version: GoalVersion | undefined, quarter: string): ClosedQuarter | undefined =>
  version?.quarters?.find((closed) => closed.quarter === quarter);

function baseOf(version: GoalVersion | undefined, quarter: string): string {
  const closed = findClosed(version, quarter);
  return closed === undefined ? '' : quarterText(closed);
}

/** The fields' start: the stored quarter, else the current lines and their progress. */
export function editOfQuarter(record: GoalRecord, version: GoalVersion | undefined, quarter: string): QuarterEdit {
  const closed = findClosed(version, quarter);
  const base = baseOf(version, quarter);
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

/** The average score of a quarter, and the first line in which it differs from another version. */
export function summarizeQuarter(
  kind: GoalKind,
  one: ClosedQuarter,
  other: ClosedQuarter | undefined,
): { about: string; text: string } {
  const places = presentPlaces(one.lines, other?.lines.map(({ text }) => text) ?? []);
  const differs = one.lines.findIndex(({ score, sentence }, index) => {
    const there = other?.lines[places[index] ?? -1];
    return there === undefined || score !== there.score || sentence !== there.sentence;
  });
  const index = Math.max(0, differs);
  const { score, sentence } = one.lines[index] ?? { score: 0, sentence: '' };
  return {
    about: `Average ${scoreText(meanScore(one.lines))}. ${resultName(kind, index + 1)}`,
    text: [scoreText(score), sentence].filter((part) => part !== '').join(', '),
  };
}

/**
 * A change of a version that closes a quarter now. A quarter that was closed before keeps its day.
 * @param mayReplace the texts of the stored quarter that it may replace; for other texts the change is undefined
 */
export function closing(closed: ClosedQuarter, mayReplace: readonly (string | null)[]) {
  const savedAt = Date.now();
  return (stored: GoalVersion = noVersion): GoalVersion | undefined => {
    if (!mayReplace.includes(baseOf(stored, closed.quarter))) return undefined;
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

/** Whether a person set the score; otherwise it follows the progress. */
const isScored = ({ percent, score }: EditedLine): boolean => percent === null || score !== scoreOfProgress(percent);

/** Unsaved edits as they are stored in the tab: text by quarter. */
export const serializeEdits = (edits: QuarterEdits, day: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(edits, ([quarter, edit]) => [
      quarter,
      JSON.stringify({ base: edit.base, typed: quarterOfEdit(edit, quarter, day), scored: edit.lines.map(isScored) }),
    ]),
  );

/** Reads unsaved edits from the tab. A typed score and sentence belong to the line with their text, else to its index. */
export function readEdits(
  draft: Readonly<Record<string, string>>,
  record: GoalRecord,
  version: GoalVersion | undefined,
): QuarterEdits {
  const edits = new Map<string, QuarterEdit>();
  for (const [quarter, text] of Object.entries(draft)) {
    const { base, typed, scored } = parsed(text);
    const [read] = readQuarters([typed]);
    if (read?.quarter !== quarter || typeof base !== 'string') continue;
    const start = editOfQuarter(record, version, quarter);
    const isSet = (index: number) => !Array.isArray(scored) || scored[index] !== false;
    edits.set(quarter, { ...start, base, lines: withTyped(start.lines, read.lines, isSet) });
  }
  return edits;
}

function withTyped(
  lines: readonly EditedLine[],
  typed: readonly ScoredLine[],
  isSet: (index: number) => boolean,
): EditedLine[] {
  const left = new Set(typed);
  const take = (line: ScoredLine | undefined) => (line !== undefined && left.delete(line) ? line : undefined);
  const same = lines.map(({ text }) => take(typed.find((line) => line.text === text && left.has(line))));
  return lines.map((line, index) => {
    const found = same[index] ?? take(typed[index]);
    if (found === undefined) return line;
    return { ...line, sentence: found.sentence, ...(isSet(typed.indexOf(found)) && { score: found.score }) };
  });
}

function parsed(text: string): { base?: unknown; typed?: unknown; scored?: unknown } {
  try {
    return (JSON.parse(text) ?? {}) as { base?: unknown; typed?: unknown; scored?: unknown };
  } catch {
    return {};
  }
}
