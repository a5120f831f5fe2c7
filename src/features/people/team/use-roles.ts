import { useEffect, useEffectEvent, useState } from 'react';

import { readRecords } from '@/components/employee/read-records';
import type { EmployeeSummary } from '@/domain/employee';
import { isFilled } from '@/lib/is-filled';

import type { TeamWork } from './use-team-run';

const noOne: readonly EmployeeSummary[] = [];

/**
 * The roles of a team, read from their records when the dialog opens. Of a record only the job title is kept.
 * - `areKnown`: whether reading has ended or was stopped; missing roles are then asked for
 * - `roleOf`: the record's job title, else the typed role; '' for neither
 */
export function useRoles(people: readonly EmployeeSummary[], work: TeamWork) {
  const [roles, setRoles] = useState<ReadonlyMap<string, string>>(new Map());
  const [asked, setAsked] = useState<readonly EmployeeSummary[] | null>(null);

  const begin = useEffectEvent(() => {
    const titles = new Map<string, string>();
    readRecords(work, {
      people,
      onRead: ({ key }, { jobTitle }) => titles.set(key, jobTitle),
      onEnd: () => {
        setRoles(titles);
        setAsked(people.filter(({ key }) => !isFilled(titles.get(key))));
      },
    });
  });
  useEffect(() => begin(), []);

  const typedFor = ({ key }: EmployeeSummary): string => roles.get(key) ?? '';
  const roleOf = (person: EmployeeSummary): string => typedFor(person).trim();
  return {
    areKnown: asked !== null,
    roleOf,
    asked: asked ?? noOne,
    typedFor,
    type: ({ key }: EmployeeSummary, role: string) => setRoles((before) => new Map(before).set(key, role)),
    missing: asked?.filter((person) => roleOf(person) === '') ?? noOne,
  };
}

export type Roles = ReturnType<typeof useRoles>;
