import type { GoalRecord } from '@/domain/goal';
import { resultLines } from '@/lib/pdf/plain-text';
import { collectInSlices } from '@/lib/slices';

import type { ExportedGoal } from './export';

/** A record as it is exported. */
function exportedGoal({ kind, goal, role, createdAt, result }: GoalRecord): ExportedGoal {
  return { kind, goal, role, createdAt, lines: resultLines(result) };
}

/** The same of many, without holding the page up. */
export function exportedGoals(records: readonly GoalRecord[]): Promise<ExportedGoal[]> {
  return collectInSlices(eachExported(records));
}

function* eachExported(records: readonly GoalRecord[]): Generator<ExportedGoal, void> {
  for (const record of records) yield exportedGoal(record);
}
