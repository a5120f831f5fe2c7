import { mutationOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { deleteGoalMutation, goalsQuery } from '@/api/goals';
import { removeRow } from '@/api/remove-row';
import { tellOtherTabs } from '@/device/tabs';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import type { GoalKindRow } from '@/domain/goal-kind';
import { ownerOrTokenHash } from '@/session/owner';
import { useConfirm } from '@/ui/confirm';
import { usePageMutation } from '@/ui/use-page-mutation';

import { deletionQuestion } from './deletion-question';
import { forgetKept } from './forget-kept';

const isSameRecord = (one: GoalRecord, other: GoalRecord) => one.key === other.key;

/** Deletes records with their wordings, and takes them out of the cached lists of all tabs. */
function deleteRecordMutation(queries: QueryClient, audience: Audience, { kind }: GoalKindRow) {
  return mutationOptions({
    ...deleteGoalMutation(audience, kind),
    onMutate: ownerOrTokenHash,
    onSuccess: async (_data, record: GoalRecord, owner) => {
      const { queryKey } = goalsQuery(audience, kind);
      const before = queries.getQueryData(queryKey) ?? [];
      await removeRow<GoalRecord>(queries, queryKey, (row) => isSameRecord(row, record));
      void forgetKept(queries, [owner, audience, kind], record, before);
      tellOtherTabs({ scope: [owner, audience, kind], deleted: record.key });
    },
  });
}

/**
 * Deletes several records, one after another (docs/product.md 7.16). A call that was sent runs to its end, also after Stop and
 * after the page was left, and what it deleted leaves the list. Whoever shows the list sees it pending, and hears nothing of its
 * end.
 * @param onDeleted called for each, unless the page was left
 */
export function useDeletionOfSeveral(audience: Audience, kind: GoalKindRow, onDeleted: (record: GoalRecord) => void) {
  const queries = useQueryClient();
  const { mutationKey, ...mutation } = deleteRecordMutation(queries, audience, kind);
  const { send } = usePageMutation(
    { ...mutation, mutationKey: [...mutationKey, 'several'], meta: {} },
    { onSuccess: (_, record) => onDeleted(record), isSame: isSameRecord, among: mutationKey },
  );
  // As of now: one of them may have been deleted by its own button meanwhile.
  const listed = () => queries.getQueryData(goalsQuery(audience, kind.kind).queryKey) ?? [];
  return {
    /** @throws ApiFailure */
    deleteOne: async (record: GoalRecord): Promise<void> => {
      if (listed().some((row) => isSameRecord(row, record))) await send(record);
    },
    /** How many of them are still there. */
    countKept: (records: readonly GoalRecord[]): number => {
      const keys = new Set(listed().map(({ key }) => key));
      return records.filter(({ key }) => keys.has(key)).length;
    },
  };
}

/**
 * Deletes records, each at most once at a time, once that is confirmed. It belongs to the list and not to the question:
 * closing that does not abort.
 */
export function useDeletion(audience: Audience, kind: GoalKindRow, onDeleted: (record: GoalRecord) => void) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const mutation = deleteRecordMutation(queries, audience, kind);
  const { mutationKey } = mutation;
  const { mutate, pending } = usePageMutation(mutation, {
    onSuccess: (_, record) => onDeleted(record),
    isSame: isSameRecord,
  });
  return {
    /** Asks before it is sent. */
    confirmDeletion: (record: GoalRecord) =>
      confirm(
        deletionQuestion({
          queries,
          audience,
          record,
          mutations: { mutationKey, predicate: ({ state }) => isSameRecord(state.variables as GoalRecord, record) },
          onConfirm: () => mutate(record),
        }),
      ),
    /** The keys of those whose request is pending. */
    deleting: pending.map(({ key }) => key),
  };
}
