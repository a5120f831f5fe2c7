import { useQueryClient } from '@tanstack/react-query';

import { deleteGoal } from '@/api/goals';
import { goalsQuery } from '@/api/queries';
import { removeRow } from '@/api/remove-row';
import type { Audience } from '@/domain/audience';
import type { GoalKindRow } from '@/domain/goal-kind';
import type { GoalRecord } from '@/domain/records';
import { notify } from '@/ui/notify';
import { useSharedMutation } from '@/ui/use-shared-mutation';

/**
 * Deletes records, each at most once at a time. It belongs to the list and not to the dialog that asks: closing that
 * takes nothing back.
 */
export function useDeletion(audience: Audience, kind: GoalKindRow, onDeleted: (record: GoalRecord) => void) {
  const queries = useQueryClient();
  const { queryKey } = goalsQuery(audience, kind.kind);
  const { run, pending, failed, clearFailure } = useSharedMutation({
    mutationKey: [...queryKey, 'delete'],
    idOf: ({ key }) => key,
    send: async (record: GoalRecord) => {
      await deleteGoal(audience, kind.kind, record.id);
      await removeRow<GoalRecord>(queries, queryKey, ({ key }) => key === record.key);
    },
    onDone: (_, record) => {
      notify.success(kind.deleted);
      onDeleted(record);
    },
    onFailure: () => notify.error(kind.deleteFailed),
  });
  return {
    deleteRecord: run,
    /** The keys of those whose request is under way. */
    deleting: pending.map(({ key }) => key),
    /** The key of the one that could not be deleted, until the next try or until it is cleared. */
    failed: failed?.key,
    clearFailure,
  };
}
