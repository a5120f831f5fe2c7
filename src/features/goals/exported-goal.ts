import type { GoalRecord } from '@/domain/goal';
import { partsOf, type Wording, type Wordings } from '@/domain/wording';
import { collectInSlices } from '@/lib/slices';
import { wordedGoal } from '@/lib/worded-goal';

import type { ExportedGoal } from './export';

/** A record as it is exported: in its person's own wording where there is one. */
function exportedGoal(record: GoalRecord, wording: Wording | undefined): ExportedGoal {
  const { kind, goal, role, createdAt } = record;
  const { lines, note, progress } = wordedGoal(record, wording);
  const exported = { kind, goal, role, createdAt, lines, note };
  if (progress.length === 0) return exported;
  const { results } = partsOf(lines);
  const offset = lines.length - results.length;
  return { ...exported, progress: lines.map((_, index) => (index < offset ? null : (progress[index - offset] ?? 0))) };
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
