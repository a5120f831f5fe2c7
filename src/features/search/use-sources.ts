import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';

import { employeesQuery } from '@/api/employees';
import { goalsQuery } from '@/api/goals';
import { notificationsQuery } from '@/api/notifications';
import { audiences, type Audience } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { log } from '@/lib/log';
import { useStoredValues, useUserId } from '@/session/use-session';
import { useLoad, type Load } from '@/ui/load-states';

import { employeeEntry, goalEntry, notificationEntry, type Entry, useMatches } from './use-matches';

/** One of the lists that are searched. */
export type Source = {
  name: 'OKRs' | 'KPIs' | 'Notifications' | 'Employees';
  load: Load<unknown>;
  found: readonly Entry[];
  /** The query that `found` answers. */
  query: string;
};

const { okr, kpi } = goalKinds;

function useSource<Row extends object>(
  name: Source['name'],
  answer: UseQueryResult<Row[]>,
  entryOf: (row: Row) => Entry,
  query: string,
): Source {
  const load = useLoad(answer, (reason) => log(`The ${inSentence(name)} could not be searched.`, reason));
  return { name, load, ...useMatches(load.data, entryOf, query) };
}

/**
 * Everything a person can search in: their goals and notifications, and with a business session the employees
 * (reading 10), each from its listed call and with its own fate.
 */
export function useSources(audience: Audience, query: string): Source[] {
  const values = useStoredValues();
  const okrEntry = useMemo(() => goalEntry(audience, okr.kind), [audience]);
  const kpiEntry = useMemo(() => goalEntry(audience, kpi.kind), [audience]);
  const hasEmployees = values[audiences.business.tokenKey] !== null;
  const userId = useUserId(audience);

  const okrs = useSource('OKRs', useQuery(goalsQuery(audience, okr.kind)), okrEntry, query);
  const kpis = useSource('KPIs', useQuery(goalsQuery(audience, kpi.kind)), kpiEntry, query);
  const notifications = useSource(
    'Notifications',
    useQuery(notificationsQuery(audience, userId)),
    notificationEntry,
    query,
  );
  const employees = useSource(
    'Employees',
    useQuery({ ...employeesQuery(), enabled: hasEmployees }),
    employeeEntry,
    query,
  );
  return hasEmployees ? [okrs, kpis, notifications, employees] : [okrs, kpis, notifications];
}

/** A list's name inside a sentence: abbreviations keep their letters. */
export function inSentence(name: Source['name']): string {
  return /^[A-Z]{2}/.test(name) ? name : name.toLowerCase();
}
