import { useEffect, useEffectEvent, useState } from 'react';

import { readRecords } from '@/components/employee/read-records';
import type { EmployeeSummary } from '@/domain/employee';
import { isFilled } from '@/lib/is-filled';

import type { TeamWork } from './use-team-run';

/**
 * The roles of a team, read from their records one call after the other as soon as the dialog is there. Only the job title is
 * kept of a record.
 * - `areKnown`: whether reading has ended, or was stopped; what is missing then is asked for
 * - `roleOf`: what was typed for somebody, else what the record has; '' where neither is there
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
    /** Of those who are asked for, who have none yet. */
    missing: asked.filter((person) => roleOf(person) === ''),
  };
}

export type Roles = ReturnType<typeof useRoles>;
