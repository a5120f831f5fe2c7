import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';

import { ApiFailure } from '@/api/failure';
import { goalsQuery } from '@/api/goals';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import type { GoalKindRow } from '@/domain/goal-kind';
import type { RunState } from '@/ui/run';

import { sendDeletion } from './use-record-actions';

/**
 * Deletes one of several records (docs/product.md 7.16). A call that was sent runs to its end, also after Stop and after the
 * page was left, and what it deleted leaves the list. The function rejects with ApiFailure.
 */
export function useDeleteOneOfSeveral(
  audience: Audience,
  kind: GoalKindRow,
  onDeleted: (record: GoalRecord) => void,
): (record: GoalRecord) => Promise<void> {
  const queries = useQueryClient();
  const { queryKey } = goalsQuery(audience, kind.kind);

  // The page may have changed by the time the answer comes.
  const newest = useRef(onDeleted);
  useLayoutEffect(() => {
    newest.current = onDeleted;
    // A page that was left shows nothing any more.
    return () => {
      newest.current = () => undefined;
    };
  });

  const isListed = ({ key }: GoalRecord) =>
    queries.getQueryData<readonly GoalRecord[]>(queryKey)?.some((record) => record.key === key) === true;

  return async (record) => {
    // It may have been deleted by its own button meanwhile.
    if (!isListed(record)) return;
    await sendDeletion(queries, audience, kind, record);
    newest.current(record);
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

/** What is said at the end: '11 deleted. 1 is still here.', 'Stopped. 7 deleted, 5 kept.' */
export function endText({ total, done, status }: RunState): string {
  const kept = total - done;
  if (status === 'stopped') return `Stopped. ${done} deleted, ${kept} kept.`;
  return `${done} deleted. ${kept} ${kept === 1 ? 'is' : 'are'} still here.`;
}
