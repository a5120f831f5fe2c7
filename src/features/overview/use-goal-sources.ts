import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { timeOf } from '@/api/goals';
import { goalsQuery } from '@/api/queries';
import { audiences } from '@/domain/audience';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import type { GoalRecord } from '@/domain/records';

import { useSource, type Source } from './use-source';

const { audience } = audiences.business;
const { okr, kpi } = goalKinds;

export type GoalSources = {
  sources: Record<GoalKind, Source<GoalRecord[]>>[GoalKind][];
  byKind: Record<GoalKind, Source<GoalRecord[]>>;
  /** The kinds that are known. */
  kinds: GoalKind[];
  /** Of both kinds as far as they are known, newest first; those without a date come last. */
  records: readonly GoalRecord[];
};

/** The company's goals of both kinds. */
export function useGoalSources(): GoalSources {
  const okrs = useSource(okr.plural, useQuery(goalsQuery(audience, okr.kind)));
  const kpis = useSource(kpi.plural, useQuery(goalsQuery(audience, kpi.kind)));
  const byKind = { okr: okrs, kpi: kpis };
  const records = useMemo(
    () => [...(okrs.data ?? []), ...(kpis.data ?? [])].toSorted((one, other) => timeOf(other) - timeOf(one)),
    [okrs.data, kpis.data],
  );
  const kinds = [okr.kind, kpi.kind].filter((kind) => byKind[kind].data !== undefined);
  return { sources: [okrs, kpis], byKind, kinds, records };
}
