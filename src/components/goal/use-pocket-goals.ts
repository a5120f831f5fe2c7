import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

import { goalsQuery } from '@/api/goals';
import { useVersions } from '@/device/versions';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import type { GoalKind } from '@/domain/goal-kind';
import { mergeGoals, type PocketGoals } from '@/domain/merged-goal';

const noRecords: readonly GoalRecord[] = [];

/**
 * The saved goals of a pocket with the person's versions (docs/product.md 7.19).
 * - `query`: of the records
 * - `goals`: the loaded records with their versions as far as known
 * - `isReady`: whether all versions are known. Search and export wait for it, unless `hasFailed`; then they use the records
 * - `whenReady`: resolves to the goals once all versions are known; files and editors wait for it. Throws UnreadableVersions
 */
export function usePocketGoals(audience: Audience, kind: GoalKind) {
  const queries = useQueryClient();
  const query = useQuery(goalsQuery(audience, kind));
  const { data: records = noRecords } = query;
  const { versions, isReady, hasFailed, isRetrying, retry, whenReady: whenRead } = useVersions(audience, kind);
  const goals = useMemo(() => mergeGoals(records, versions), [records, versions]);
  const whenReady = useCallback(async (): Promise<PocketGoals> => {
    const read = await whenRead();
    return mergeGoals(queries.getQueryData(goalsQuery(audience, kind).queryKey) ?? noRecords, read);
  }, [audience, kind, queries, whenRead]);
  return { query, goals, isReady, hasFailed, isRetrying, retry, whenReady };
}

export type Pocket = ReturnType<typeof usePocketGoals>;
