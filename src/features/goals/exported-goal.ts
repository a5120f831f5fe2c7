import type { GoalRecord } from '@/domain/goal';
import type { Wording, Wordings } from '@/domain/wording';
import { collectInSlices } from '@/lib/slices';
import { wordedGoal } from '@/lib/worded-goal';

import type { ExportedGoal } from './export';

/** A record as it is exported: in its person's own wording where there is one. */
function exportedGoal(record: GoalRecord, wording: Wording | undefined): ExportedGoal {
  const { kind, goal, role, createdAt } = record;
  return { kind, goal, role, createdAt, ...wordedGoal(record, wording) };
}

/**
 * Many records as they are exported, without holding the page up.
 * @param wordings the person's own, by key
 */
export function exportedGoals(records: readonly GoalRecord[], wordings: Wordings): Promise<ExportedGoal[]> {
  return collectInSlices(eachExported(records, wordings));
}

function* eachExported(records: readonly GoalRecord[], wordings: Wordings): Generator<ExportedGoal, void> {
  for (const record of records) yield exportedGoal(record, wordings.get(record.key));
}
