import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { employeesQuery } from '@/api/employee-queries';
import type { EmployeeSummary } from '@/domain/employee';
import { log } from '@/lib/log';

import { fullName } from './helpers';

const nobody: readonly EmployeeSummary[] = [];

/** As many as somebody would look through; typing brings up the others. */
const mostOffered = 50;

/** The people and departments there are, to be suggested. A failure is logged and nothing is offered (spec 8). */
export function usePeople() {
  const { data: people = nobody, error } = useQuery(employeesQuery());
  useEffect(() => {
    if (error) log('The employees could not be read.', error);
  }, [error]);

  const departments = useMemo(() => unique(people.map(({ department }) => department)), [people]);
  const names = useMemo(() => unique(people.map(fullName)), [people]);
  return {
    people,
    departments,
    /** The names that contain what is typed so far. */
    namesLike: (typed: string) => {
      const wanted = typed.trim().toLowerCase();
      return names.filter((name) => name.toLowerCase().includes(wanted)).slice(0, mostOffered);
    },
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text.trim() !== ''))].toSorted((a, b) => a.localeCompare(b, 'en'));
}
