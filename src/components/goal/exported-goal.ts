import type { ClosedQuarter } from '@/domain/closed-quarter';
import { partsOf, type GoalRecord } from '@/domain/goal';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import type { PocketGoals } from '@/domain/merged-goal';
import { collectInSlices } from '@/lib/slices';

/**
 * A goal as it is taken away (docs/product.md 7.18).
 *
 * - `lines`: as they are shown, without bullets, in the person's own wording where there is one
 * - `progress`: for each of `lines` in percent, null for none; an objective has none
 * - `quarters`: those that the person has closed, newest first
 * - `group`: the strategic goal that it stands under, where it was taken from a pocket in groups
 */
export type ExportedGoal = {
  kind: GoalKind;
  goal: string;
  role: string;
  createdAt: Date | null;
  lines: readonly string[];
  note?: string;
  progress?: readonly (number | null)[];
  quarters?: readonly ClosedQuarter[];
  group?: string;
};

/** The strategic goals under which records stand. */
export type GroupOf = (record: GoalRecord) => string;

/**
 * Records as they are exported, in their person's own wording where there is one, without holding the page up.
 * @param groupOf where they stand in groups
 */
export function exportedGoals(
  records: readonly GoalRecord[],
  goals: PocketGoals,
  groupOf: GroupOf | null = null,
): Promise<ExportedGoal[]> {
  return collectInSlices(eachExported(records, goals, groupOf));
}

function* eachExported(
  records: readonly GoalRecord[],
  goals: PocketGoals,
  groupOf: GroupOf | null,
): Generator<ExportedGoal, void> {
  for (const record of records) {
    const exported = exportedGoal(record, goals);
    yield groupOf ? { ...exported, group: groupOf(record) } : exported;
  }
}

/** A record as it is exported, in its person's own wording where there is one. */
export function exportedGoal(record: GoalRecord, goals: PocketGoals): ExportedGoal {
  const { kind, goal, role, createdAt } = record;
  return { kind, goal, role, createdAt, ...goals.mergedOf(record) };
}

/** A line with its number, null for the objective, and its progress in percent. */
export type NumberedLine = { number: number | null; text: string; percent: number | null };

/** A first line that begins with 'Objective' is neither numbered nor counted (docs/product.md 7.14). */
export function numberedLines({ lines, progress }: ExportedGoal): NumberedLine[] {
  const results = partsOf(lines).objective === null ? 0 : 1;
  return lines.map((text, index) => ({
    number: index < results ? null : index - results + 1,
    text,
    percent: index < results ? null : (progress?.[index] ?? null),
  }));
}

/** 'OKRs', 'KPIs', or both where there are both. */
export function kindsOf(goals: readonly ExportedGoal[]): string[] {
  const kinds = new Set(goals.map(({ kind }) => kind));
  return Object.values(goalKinds)
    .filter(({ kind }) => kinds.has(kind))
    .map(({ plural }) => plural);
}
