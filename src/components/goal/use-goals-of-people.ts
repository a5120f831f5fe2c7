import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { goalsQuery } from '@/api/goals';
import { draftedForQuery } from '@/device/drafted-for';
import { audiences } from '@/domain/audience';
import { goalsByPerson, type DraftedFor, type GoalOfPerson } from '@/domain/drafted-for';
import type { GoalRecord } from '@/domain/goal';
import { ownerOrTokenHash } from '@/session/owner';
import { onStoredChange } from '@/session/storage';
import { useSameList } from '@/ui/use-same-list';

import { hookOfEveryKind } from './hook-of-every-kind';

const { audience } = audiences.business;

// Not `useQueries`: every page, also before sign-in, would load what that is made of (1.7 kB).
const useRecords = hookOfEveryKind(({ kind }, enabled: boolean) =>
  useQuery({ ...goalsQuery(audience, kind), enabled }),
);

/** Goals by the keys of their people in the employee list. */
export type GoalsOfPeople = ReadonlyMap<string, readonly GoalOfPerson[]>;

const nobody: GoalsOfPeople = new Map();

/**
 * The goals of the people, as kept on this device (docs/product.md 8.11). The lists of goals are not asked for where nothing
 * is kept.
 * - `goals`: undefined until all was read
 * - `isReading`: the lists of goals are being read, or read again
 * - `hasFailed`: a part of it could not be read; `retry` resolves to whether it could be then
 */
export function useGoalsOfPeople() {
  const owner = useSyncExternalStore(onStoredChange, ownerOrTokenHash);
  const kept = useQuery(draftedForQuery(owner));
  const drafts = kept.data;
  const isAsked = drafts !== undefined && drafts.length > 0;
  const lists = Object.values(useRecords(isAsked));
  const records = useSameList(lists.map(({ data }) => data));
  const goals = useMemo(() => drafts && goalsOf(drafts, records), [drafts, records]);
  return {
    goals,
    hasFailed: isFailure(kept) || (isAsked && lists.some(isFailure)),
    isReading: lists.some(({ isFetching }) => isFetching),
    isRetrying: [kept, ...lists].some(({ isFetching }) => isFetching),
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
  records: readonly (GoalRecord[] | undefined)[],
): GoalsOfPeople | undefined {
  if (drafts.length === 0) return nobody;
  return records.every((list) => list !== undefined) ? goalsByPerson(drafts, records) : undefined;
}
