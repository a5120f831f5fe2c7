import type { ClosedQuarter } from '@/domain/closed-quarter';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import type { PocketGoals } from '@/domain/merged-goal';
import { shownLine, type LineType, type ResultLine } from '@/domain/result/result-line';
import { createPause } from '@/lib/slices';

/**
 * A goal as it is exported (docs/product.md 7.18).
 *
 * - `lines`: as they are shown, without bullets, in the person's own version where there is one
 * - `progress`: for each of `lines` in percent, null for none; only results have one
 * - `values`: for each of `lines` the value that makes its progress, with its unit; null for none
 * - `quarters`: those that the person has closed, newest first
 */
export type ExportedGoal = {
  kind: GoalKind;
  goal: string;
  role: string;
  createdAt: Date | null;
  lines: readonly ResultLine[];
  note?: string;
  progress?: readonly (number | null)[];
  values?: readonly (string | null)[];
  quarters?: readonly ClosedQuarter[];
};

/** Exports records in slices that leave the page responsive. */
export async function exportedGoals(records: readonly GoalRecord[], goals: PocketGoals): Promise<ExportedGoal[]> {
  const pause = createPause();
  const exported: ExportedGoal[] = [];
  for (const record of records) {
    exported.push(exportedGoal(record, goals));
    await pause();
  }
  return exported;
}

/** A record as it is exported, in its person's own version where there is one. */
export function exportedGoal(record: GoalRecord, goals: PocketGoals): ExportedGoal {
  const { kind, goal, role, createdAt } = record;
  return { kind, goal, role, createdAt, ...goals.mergedOf(record) };
}

/** A line with its number, null for all but results, its progress in percent, and the value that makes it. */
export type NumberedLine = {
  type: LineType;
  number: number | null;
  text: string;
  percent: number | null;
  value: string | null;
};

/** Only results are numbered (docs/product.md 7.14). */
export function numberedLines({ lines, progress, values }: ExportedGoal): NumberedLine[] {
  let results = 0;
  return lines.map((line, index) => ({
    type: line.type,
    number: line.type === 'result' ? (results += 1) : null,
    text: shownLine(line),
    percent: line.type === 'result' ? (progress?.[index] ?? null) : null,
    value: values?.[index] ?? null,
  }));
}

/** A result with its details. */
export type ListItem = { line: NumberedLine; details: string[] };

/** Results that follow one another, or another line. */
export type LineBlock = { items: ListItem[] } | { line: NumberedLine };

/** The lines of a goal in their order, as documents have them: paragraphs, and numbered lists of results. */
export function lineBlocks(goal: ExportedGoal): LineBlock[] {
  const blocks: LineBlock[] = [];
  for (const line of numberedLines(goal)) {
    const last = blocks.at(-1);
    const items = last && 'items' in last ? last.items : undefined;
    if (line.type === 'detail' && items) items.at(-1)?.details.push(line.text);
    else if (line.type !== 'result') blocks.push({ line });
    else if (items) items.push({ line, details: [] });
    else blocks.push({ items: [{ line, details: [] }] });
  }
  return blocks;
}

/** 'OKRs' or 'KPIs': the goals of a pocket are of one kind. */
export const pluralOf = ([first]: readonly ExportedGoal[]): string => (first ? goalKinds[first.kind].plural : '');
