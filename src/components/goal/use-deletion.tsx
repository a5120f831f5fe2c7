import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import Trash from 'lucide-react/icons/trash';

import { deleteGoalMutation, goalsQuery } from '@/api/goals';
import { removeRow } from '@/api/remove-row';
import { deletedRecord, notifyOtherTabs, type Scope } from '@/device/tabs';
import { audiences, type Audience } from '@/domain/audience';
import { hasOwnId, type GoalRecord } from '@/domain/goal';
import { inSentence, type GoalKindRow } from '@/domain/goal-kind';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';
import { useConfirm } from '@/ui/confirm';
import { usePageMutation, type End } from '@/ui/use-page-mutation';

const isSameRecord = (one: GoalRecord, other: GoalRecord) => one.key === other.key;

/** Removes the browser's data of a deleted record. `before` are the records of its pocket, newest first. */
async function forgetKept(
  queries: QueryClient,
  scope: Scope,
  record: GoalRecord,
  before: readonly GoalRecord[],
): Promise<void> {
  const [, audience] = scope;
  try {
    const [{ removeVersion }, { forgetRecord }] = await Promise.all([
      import('@/device/change-versions'),
      import('@/device/drafted-for'),
    ]);
    await Promise.all([
      audience === audiences.business.audience && forgetRecord(queries, scope, record.key, before),
      // Two records with one id have no version.
      hasOwnId(record) && removeVersion(queries, scope, record),
    ]);
  } catch (reason) {
    log('Removing the local data of a deleted record failed.', reason);
  }
}

/** Forgets the record's own version and removes it from the cached lists. `onDeleted` is called while the page is shown. */
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
      notifyOtherTabs([deletedRecord, owner, audience, kind, record.key]);
      if (isShown) onDeleted(record);
    },
    isSame: isSameRecord,
  };
}

/** Deletes each of several records (docs/product.md 7.16); a request that was sent also counts after Stop. */
export function useDeletionOfSeveral(audience: Audience, kind: GoalKindRow, onDeleted: (record: GoalRecord) => void) {
  const queries = useQueryClient();
  const mutation = deleteGoalMutation(audience, kind.kind);
  const { send } = usePageMutation(
    { ...mutation, mutationKey: [...mutation.mutationKey, 'several'], meta: {} },
    { ...afterDeletion(queries, audience, kind, onDeleted), among: mutation.mutationKey },
  );
  return async (record: GoalRecord): Promise<void> => {
    // Another tab may have deleted it by now.
    const listed = queries.getQueryData(goalsQuery(audience, kind.kind).queryKey) ?? [];
    if (listed.some((row) => isSameRecord(row, record))) await send(record);
  };
}

/** Deletes a record after a question that names its goal, once at a time; closing the question does not abort the request. */
export function useDeletion(
  audience: Audience,
  kind: GoalKindRow,
  onDeleted: (record: GoalRecord) => void = () => undefined,
) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const mutation = deleteGoalMutation(audience, kind.kind);
  const { mutationKey } = mutation;
  const { mutate, pending } = usePageMutation(mutation, afterDeletion(queries, audience, kind, onDeleted));
  const name = inSentence(kind.singular);

  const confirmDeletion = (record: GoalRecord) =>
    confirm({
      title: `Delete this ${name}?`,
      text: (
        <p>
          <bdi className="font-medium text-ink">
            {'\u201c'}
            {record.goal}
            {'\u201d'}
          </bdi>{' '}
          will be removed from your pocket. You can't undo this.
        </p>
      ),
      action: `Delete ${name}`,
      icon: Trash,
      isDangerous: true,
      onConfirm: () => mutate(record),
      request: {
        mutations: { mutationKey, predicate: ({ state }) => isSameRecord(state.variables as GoalRecord, record) },
        failed: kind.deleteFailed,
        isOver: () =>
          queries.getQueryData(goalsQuery(audience, kind.kind).queryKey)?.every(({ key }) => key !== record.key) ===
          true,
      },
    });

  return { confirmDeletion, deleting: pending.map(({ key }) => key) };
}
