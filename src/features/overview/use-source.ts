import { type UseQueryResult, useQuery } from '@tanstack/react-query';

import { goalsQuery } from '@/api/goals';
import { audiences } from '@/domain/audience';
import { goalKinds, type GoalKind, type GoalKindRow } from '@/domain/goal-kind';
import type { GoalRecord } from '@/domain/records';
import { log } from '@/lib/log';
import { useLoad, type Load } from '@/ui/load-states';

/** A query that one of the cards shows; each loads and fails by itself. */
export type Source<Data> = Load<Data> & {
  /** Inside a sentence: 'employees', 'OKRs'. */
  name: string;
};

/** A query as a source. A failure is logged and shown in its place, never as a toast. */
export function useSource<Data>(name: string, answer: UseQueryResult<Data>): Source<Data> {
  return { name, ...useLoad(answer, (reason) => log(`The ${name} could not be read.`, reason)) };
}

const { audience } = audiences.business;
/** The company's goals, by their kind. */
export type GoalSources = Record<GoalKind, Source<GoalRecord[]>>;

function useGoals({ kind, plural }: GoalKindRow): Source<GoalRecord[]> {
  return useSource(plural, useQuery(goalsQuery(audience, kind)));
}

/** The company's goals of every kind. */
export function useGoalSources(): GoalSources {
  return {
    okr: useGoals(goalKinds.okr),
    kpi: useGoals(goalKinds.kpi),
  };
}
