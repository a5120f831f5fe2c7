import { copyGoals } from '@/components/goal/copied-goals';
import type { ExportedGoal } from '@/components/goal/exported-goal';
import { CopyButton } from '@/ui/copy-button';

/** Copies the goals of a link. */
export function CopyShared({ goals }: { goals: readonly ExportedGoal[] }) {
  return <CopyButton look="secondary" size="medium" isIconOnPhone copy={() => copyGoals(goals)} />;
}
