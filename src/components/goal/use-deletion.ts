import { useQueryClient, type QueryClient } from '@tanstack/react-query';

import { deleteGoalMutation, goalsQuery } from '@/api/goals';
import { removeRow } from '@/api/remove-row';
import { notifyOtherTabs, type Scope } from '@/device/tabs';
import { audiences, type Audience } from '@/domain/audience';
import { hasOwnId, type GoalRecord } from '@/domain/goal';
import { goalKinds, type GoalKindRow } from '@/domain/goal-kind';
import { goalKeyOf } from '@/domain/text';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';
import { useConfirm } from '@/ui/confirm';
import { usePageMutation, type End } from '@/ui/use-page-mutation';

import { deletionQuestion } from './deletion-question';

const isSameRecord = (one: GoalRecord, other: GoalRecord) => one.key === other.key;

/** Forgets what was answered about the goal of a deleted record, unless another one of any kind has it. */
async function forgetAnswersOf(queries: QueryClient, [owner, audience]: Scope, { goal }: GoalRecord): Promise<void> {
  const { forgetAnswers } = await import('@/device/change-goal-groups');
  const text = goalKeyOf(goal);
  await forgetAnswers(queries, [owner, audience], text, async () => {
    const lists = Object.values(goalKinds).map(({ kind }) =>
      queries.query({ ...goalsQuery(audience, kind), staleTime: 'static' }),
    );
    return (await Promise.all(lists)).flat().every((record) => goalKeyOf(record.goal) !== text);
  });
}

/**
 * Forgets what this device keeps of a record that was deleted; the code is loaded with the first one.
 * @param before the records of its pocket while it was there, newest first
 */
async function forgetKept(
  queries: QueryClient,
  scope: Scope,
  record: GoalRecord,
  before: readonly GoalRecord[],
): Promise<void> {
  const [, audience] = scope;
  try {
    const [{ removeWording }, { forgetRecord }] = await Promise.all([
      import('@/device/change-wordings'),
      import('@/device/drafted-for'),
    ]);
    await Promise.all([
      audience === audiences.business.audience && forgetRecord(queries, scope, record.key, before),
      forgetAnswersOf(queries, scope, record),
      // One whose id another has too has no wording: the id is the other's.
      hasOwnId(record) && removeWording(queries, scope, record),
    ]);
  } catch (reason) {
    log('What is kept of a deleted record could not be forgotten.', reason);
  }
}

/**
 * What follows a deletion: the record's own version is forgotten, and the record leaves the cached lists of all tabs.
 * @param onDeleted called for each, unless the page was left
 */
function afterDeletion(
  queries: QueryClient,
  audience: Audience,
  { kind }: GoalKindRow,
  onDeleted: (record: GoalRecord) => void,
) {
  return {
    onMutate: ownerOrTokenHash,
    onSuccess: async (_: void, record: GoalRecord, { context: owner, isShown }: End<string>) => {
      const { queryKey } = goalsQuery(audience, kind);
      const before = queries.getQueryData(queryKey) ?? [];
      await removeRow<GoalRecord>(queries, queryKey, (row) => isSameRecord(row, record));
      void forgetKept(queries, [owner, audience, kind], record, before);
      notifyOtherTabs({ scope: [owner, audience, kind], deleted: record.key });
      if (isShown) onDeleted(record);
    },
    isSame: isSameRecord,
  };
}

/**
 * Deletes several records, one after another (docs/product.md 7.16). A call that was sent runs to its end, also after Stop and
 * after the page was left, and what it deleted leaves the list. Whoever shows the list sees it pending, and hears nothing of its
 * end.
 * @param onDeleted called for each, unless the page was left
 */
export function useDeletionOfSeveral(audience: Audience, kind: GoalKindRow, onDeleted: (record: GoalRecord) => void) {
  const queries = useQueryClient();
  const mutation = deleteGoalMutation(audience, kind.kind);
  const { send } = usePageMutation(
    { ...mutation, mutationKey: [...mutation.mutationKey, 'several'], meta: {} },
    { ...afterDeletion(queries, audience, kind, onDeleted), among: mutation.mutationKey },
  );
  // As of now: one of them may have been deleted by its own button meanwhile.
  const listed = () => queries.getQueryData(goalsQuery(audience, kind.kind).queryKey) ?? [];
  return {
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
  const mutation = deleteGoalMutation(audience, kind.kind);
  const { mutationKey } = mutation;
  const { mutate, pending } = usePageMutation(mutation, afterDeletion(queries, audience, kind, onDeleted));
  return {
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
    deleting: pending.map(({ key }) => key),
  };
}
