import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

import { goalsQuery } from '@/api/goals';
import { draftedForQuery } from '@/device/drafted-for';
import { audiences } from '@/domain/audience';
import { goalsByPerson, type DraftedFor, type GoalOfPerson } from '@/domain/drafted-for';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds } from '@/domain/goal-kind';
import { ownerOrTokenHash } from '@/session/owner';
import { onStoredChange } from '@/session/storage';

const { audience } = audiences.business;

const kinds = Object.values(goalKinds).map(({ kind }) => kind);

/** Goals by the keys of their people in the employee list. */
export type GoalsOfPeople = ReadonlyMap<string, readonly GoalOfPerson[]>;

const nobody: GoalsOfPeople = new Map();

/**
 * The goals of the people, as kept on this device (docs/product.md 8.11). The lists of goals are not asked for where nothing
 * is kept.
 * - `goals`: undefined until all was read
 * - `hasFailed`: a part of it could not be read; `retry` resolves to whether it could be then
 */
export function useGoalsOfPeople() {
  const owner = useSyncExternalStore(onStoredChange, ownerOrTokenHash);
  const kept = useQuery(draftedForQuery(owner));
  const drafts = kept.data;
  const isEmpty = drafts?.length === 0;
  const combine = useCallback(
    (lists: UseQueryResult<GoalRecord[]>[]) => ({
      lists,
      goals: drafts && goalsOf(drafts, lists),
      hasFailed: lists.some(isFailure),
      isFetching: lists.some(({ isFetching }) => isFetching),
    }),
    [drafts],
  );
  const enabled = drafts !== undefined && !isEmpty;
  const { lists, ...read } = useQueries({
    queries: kinds.map((kind) => ({ ...goalsQuery(audience, kind), enabled })),
    combine,
  });
  return {
    goals: read.goals,
    hasFailed: isFailure(kept) || (enabled && read.hasFailed),
    isRetrying: kept.isFetching || read.isFetching,
    retry: async (): Promise<boolean> => {
      const failed = [kept, ...lists].filter(({ isError }) => isError);
      const results = await Promise.all(failed.map(({ refetch }) => refetch()));
      return results.every(({ isSuccess }) => isSuccess);
    },
  };
}

/** Also during a retry, so that its button stays (ui/load-states.tsx). */
const isFailure = ({ data, isError, isFetchedAfterMount }: UseQueryResult): boolean =>
  data === undefined && (isError || isFetchedAfterMount);

function goalsOf(
  drafts: readonly DraftedFor[],
  lists: readonly UseQueryResult<GoalRecord[]>[],
): GoalsOfPeople | undefined {
  if (drafts.length === 0) return nobody;
  const records = lists.map(({ data }) => data);
  return records.every((list) => list !== undefined) ? goalsByPerson(drafts, records) : undefined;
}
