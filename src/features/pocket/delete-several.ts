import { useQueryClient } from '@tanstack/react-query';

import { ApiFailure } from '@/api/failure';
import { goalsQuery } from '@/api/goals';
import { useDeletionOfSeveral } from '@/components/goal/use-record-actions';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import type { GoalKindRow } from '@/domain/goal-kind';
import type { RunState } from '@/ui/run';

/**
 * Deletes one of several records (docs/product.md 7.16). A call that was sent runs to its end, also after Stop and after the
 * page was left, and what it deleted leaves the list.
 */
export function useDeleteOneOfSeveral(audience: Audience, kind: GoalKindRow, onDeleted: (record: GoalRecord) => void) {
  const queries = useQueryClient();
  const { queryKey } = goalsQuery(audience, kind.kind);
  const { send } = useDeletionOfSeveral(audience, kind, onDeleted);

  const listed = () => queries.getQueryData<readonly GoalRecord[]>(queryKey) ?? [];

  return {
    /** @throws ApiFailure */
    deleteOne: async (record: GoalRecord): Promise<void> => {
      // It may have been deleted by its own button meanwhile.
      if (listed().some(({ key }) => key === record.key)) await send(record);
    },
    /** How many of them are still there: one that failed may have been deleted by its own button since. */
    countKept: (records: readonly GoalRecord[]): number => {
      const keys = new Set(listed().map(({ key }) => key));
      return records.filter(({ key }) => keys.has(key)).length;
    },
  };
}

const words: Partial<Record<ApiFailure['reason'], string>> = {
  network: 'no connection',
  address: 'it cannot be addressed',
  refused: 'the server refused',
};

/** Why a record is still there, for its row. */
export const reasonText = (reason: unknown): string =>
  `Not deleted: ${(reason instanceof ApiFailure && words[reason.reason]) || 'the answer could not be read'}`;

/**
 * What is said at the end: '11 deleted. 1 is still here.', 'Stopped. 7 deleted, 5 kept.'
 * @param kept how many are still there
 */
export function endText({ total, status }: RunState, kept: number): string {
  const deleted = total - kept;
  if (status === 'stopped') return `Stopped. ${deleted} deleted, ${kept} kept.`;
  return `${deleted} deleted. ${kept} ${kept === 1 ? 'is' : 'are'} still here.`;
}
