import { useEffect, useEffectEvent, useState } from 'react';

import { readRecords } from '@/components/employee/read-records';
import type { EmployeeSummary } from '@/domain/employee';
import { isFilled } from '@/lib/is-filled';

import type { TeamWork } from './use-team-run';

/**
 * The roles of a team, read from their records when the dialog opens. Of a record only the job title is kept.
 * - `areKnown`: whether reading has ended or was stopped; missing roles are then asked for
 * - `roleOf`: the record's job title, else the typed role; '' for neither
 */
export function useRoles(people: readonly EmployeeSummary[], work: TeamWork) {
  const [read, setRead] = useState<ReadonlyMap<string, string>>(new Map());
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [areKnown, setKnown] = useState(false);

  const begin = useEffectEvent(() => {
    const titles = new Map<string, string>();
    readRecords(work, {
      people,
      onRead: ({ key }, { jobTitle }) => titles.set(key, jobTitle.trim()),
      onEnd: () => {
        setRead(titles);
        setKnown(true);
      },
    });
  });
  useEffect(() => begin(), []);

  const asked = people.filter(({ key }) => areKnown && !isFilled(read.get(key)));
  const roleOf = ({ key }: EmployeeSummary): string => (read.get(key) || typed.get(key) || '').trim();
  return {
    areKnown,
    roleOf,
    asked,
    typedFor: ({ key }: EmployeeSummary): string => typed.get(key) ?? '',
    type: ({ key }: EmployeeSummary, role: string) => setTyped((before) => new Map(before).set(key, role)),
    missing: asked.filter((person) => roleOf(person) === ''),
  };
}

export type Roles = ReturnType<typeof useRoles>;
