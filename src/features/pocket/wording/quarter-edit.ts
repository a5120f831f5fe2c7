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
import { mergedLines } from '@/domain/merged-goal';
import { partsOf } from '@/domain/result/result-line';
import { noWording, valueOf, withQuarters, type Wording } from '@/domain/wording';
import { quarterTexts } from '@/lib/quarter-texts';

/** A line while its quarter is closed, with its progress in percent where it begins with that. */
export type EditedLine = ScoredLine & { percent: number | null };

/** A quarter while it is closed or changed. */
export type QuarterEdit = {
  objective: string | null;
  lines: readonly EditedLine[];
  /** The text of what is kept of this quarter, which it may take the place of; '' where there is nothing. */
  base: string;
};

/** What has been typed and set, by quarter. */
export type QuarterEdits = ReadonlyMap<string, QuarterEdit>;

export const closedOf = (wording: Wording | undefined, quarter: string): ClosedQuarter | undefined =>
  wording?.quarters?.find((closed) => closed.quarter === quarter);

/** The text of what is kept of a quarter; '' where there is nothing. */
function baseOf(wording: Wording | undefined, quarter: string): string {
  const closed = closedOf(wording, quarter);
  return closed === undefined ? '' : quarterText(closed);
}

/** What the fields begin with: what is kept of the quarter, in the lines of then, else the present lines and their progress. */
export function editOfQuarter(record: GoalRecord, wording: Wording | undefined, quarter: string): QuarterEdit {
  const closed = closedOf(wording, quarter);
  const base = baseOf(wording, quarter);
  if (closed) {
    return { objective: closed.objective, lines: closed.lines.map((line) => ({ ...line, percent: null })), base };
  }
  const { objective, results } = partsOf(mergedLines(record, wording));
  const lines = results.map((text, index): EditedLine => {
    const percent = wording?.progress[index] ?? 0;
    const value = wording && valueOf(wording, index);
    return { text, score: scoreOfProgress(percent), sentence: '', percent, ...(value && { value }) };
  });
  return { objective, lines, base };
}

/** The edits without that of one quarter. */
export function without(edits: QuarterEdits, quarter: string): QuarterEdits {
  const others = new Map(edits);
  others.delete(quarter);
  return others;
}

/** The quarter to show first: the present one, unless the tab has only typed another one. */
export function firstQuarter(present: string, edits: QuarterEdits): string {
  const [waiting] = edits.keys();
  return edits.has(present) ? present : (waiting ?? present);
}

/** What is to be kept of an edit. @param day on which it is closed, '2026-12-31' */
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

/** A quarter as plain text. */
export function textToCopy(closed: ClosedQuarter): string {
  const { heading, lines } = quarterTexts(closed, []);
  return [heading, ...lines].join('\n');
}

/** The mean of a quarter, and the first line in which it differs from another version. */
export function summaryOf(one: ClosedQuarter, other: ClosedQuarter | undefined): { about: string; text: string } {
  const places = presentPlaces(one.lines, other?.lines.map(({ text }) => text) ?? []);
  const differs = one.lines.findIndex(({ score, sentence }, index) => {
    const there = other?.lines[places[index] ?? -1];
    return there === undefined || score !== there.score || sentence !== there.sentence;
  });
  const index = Math.max(0, differs);
  const { score, sentence } = one.lines[index] ?? { score: 0, sentence: '' };
  return {
    about: `Mean ${scoreText(meanScore(one.lines))}. Line ${index + 1}`,
    text: [scoreText(score), sentence].filter((part) => part !== '').join(', '),
  };
}

/**
 * The change of a wording that closes a quarter now. It keeps the day on which that was closed first, and a record without
 * wording gets one.
 * @param mayReplace the texts of what it may take the place of; for anything else it gives up
 */
export function closing(closed: ClosedQuarter, mayReplace: readonly (string | null)[]) {
  const savedAt = Date.now();
  return (stored: Wording = noWording): Wording | undefined => {
    if (!mayReplace.includes(baseOf(stored, closed.quarter))) return undefined;
    const closedAt = closedOf(stored, closed.quarter)?.closedAt ?? closed.closedAt;
    return withQuarters({ ...stored, savedAt }, withClosedQuarter(stored.quarters ?? [], { ...closed, closedAt }));
  };
}

/** The change of a wording that removes a quarter now, and the wording where nothing else was kept of the record. */
export function removing(quarter: string) {
  const savedAt = Date.now();
  return (stored: Wording | undefined): Wording | null | undefined => {
    if (stored === undefined) return undefined;
    const quarters = (stored.quarters ?? []).filter((closed) => closed.quarter !== quarter);
    const { lines, note, progress, checkIns } = stored;
    const hasNothing =
      lines === null && note === '' && progress.length === 0 && checkIns.length === 0 && quarters.length === 0;
    return hasNothing ? null : withQuarters({ ...stored, savedAt }, quarters);
  };
}

/** Whether the score of a line was set; one that was not is that of the progress, also when that has changed. */
const isScored = ({ percent, score }: EditedLine): boolean => percent === null || score !== scoreOfProgress(percent);

/** What waits in the tab of an edit: text by quarter. */
export const draftOf = (edits: QuarterEdits, day: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(edits, ([quarter, edit]) => [
      quarter,
      JSON.stringify({ base: edit.base, typed: quarterOfEdit(edit, quarter, day), scored: edit.lines.map(isScored) }),
    ]),
  );

/**
 * Reads what waits in the tab. What was typed of a line is found again where its text stands now, or else in its place: the
 * wording may have been changed meanwhile.
 */
export function readEdits(
  draft: Readonly<Record<string, string>>,
  record: GoalRecord,
  wording: Wording | undefined,
): QuarterEdits {
  const edits = new Map<string, QuarterEdit>();
  for (const [quarter, text] of Object.entries(draft)) {
    const { base, typed, scored } = parsed(text);
    const [read] = readQuarters([typed]);
    if (read?.quarter !== quarter || typeof base !== 'string') continue;
    const start = editOfQuarter(record, wording, quarter);
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
