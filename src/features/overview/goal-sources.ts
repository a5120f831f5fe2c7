import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { goalsQuery } from '@/api/goals';
import { hookOfEveryKind } from '@/components/goal/hook-of-every-kind';
import { useSource, type Source } from '@/components/source';
import { audiences } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { inSentence, type GoalKind, type GoalKindRow } from '@/domain/goal-kind';
import { useSameList } from '@/ui/use-same-list';

/** The company's goals, by their kind. */
export type GoalSources = Record<GoalKind, Source<GoalRecord[]>>;

function useGoals({ kind, plural }: GoalKindRow): Source<GoalRecord[]> {
  return useSource(inSentence(plural), useQuery(goalsQuery(audiences.business.audience, kind)));
}

/** The company's goals of every kind. */
export const useGoalSources = hookOfEveryKind(useGoals);

/** The records of every kind; undefined until all lists were read. */
export type EveryRecord = readonly GoalRecord[] | undefined;

/** The same array as long as they are the same lists. */
export function useEveryRecord(goals: GoalSources): EveryRecord {
  const lists = useSameList(Object.values(goals).map(({ data }) => data));
  return useMemo(() => {
    const known = lists.filter((list) => list !== undefined);
    return known.length === lists.length ? known.flat() : undefined;
  }, [lists]);
}
