import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { employeesQuery } from '@/api/employee-queries';
import type { EmployeeSummary } from '@/domain/employee';
import { log } from '@/lib/log';
import { useLoad } from '@/ui/load-states';

import { fullName } from './helpers';

const nobody: readonly EmployeeSummary[] = [];

/** The people and departments there are, to be suggested. A failure is logged; `load` says it in its place. */
export function usePeople() {
  const load = useLoad(useQuery(employeesQuery()), (reason) => log('The employees could not be read.', reason));
  const { data: people = nobody } = load;

  const departments = useMemo(() => unique(people.map(({ department }) => department)), [people]);
  const fullNames = useMemo(() => unique(people.map(fullName)), [people]);
  return { load, people, departments, fullNames };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text.trim() !== ''))].toSorted((a, b) => a.localeCompare(b, 'en'));
}
