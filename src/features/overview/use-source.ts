import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { timeOf, goalsQuery } from '@/api/goals';
import { audiences } from '@/domain/audience';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import type { GoalRecord } from '@/domain/records';
import { log } from '@/lib/log';
import { useLoad, type Load } from '@/ui/load-states';

/** What one listed call knows, and how it is doing; a part of the page that needs it waits for no other. */
export type Source<Data> = Load<Data> & {
  /** Inside a sentence: 'employees', 'OKRs'. */
  name: string;
};

/** A call's answer as a source. A failure is logged and shown in its place, never as a toast. */
export function useSource<Data>(name: string, answer: UseQueryResult<Data>): Source<Data> {
  return { name, ...useLoad(answer, (reason) => log(`The ${name} could not be read.`, reason)) };
}

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
