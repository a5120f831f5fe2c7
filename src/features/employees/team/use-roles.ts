import { useEffect, useEffectEvent, useState } from 'react';

import { employeeDetails } from '@/api/employees';
import type { EmployeeSummary } from '@/domain/employee';
import { isFilled } from '@/lib/is-filled';
import { log } from '@/lib/log';

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
    work.startRun({
      title: `Reading ${people.length === 1 ? '1 record' : `${people.length.toLocaleString('en-US')} records`}`,
      items: people,
      isLong: true,
      doneWord: 'read',
      send: async ({ id, key }) => {
        titles.set(key, (await employeeDetails(id)).jobTitle.trim());
      },
      onFailed: (_, reason) => log('The role of a person could not be read.', reason),
      onEnd: () => {
        setRead(new Map(titles));
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
    /** Whose role is asked for. */
    asked,
    /** What was typed for somebody. */
    typedFor: ({ key }: EmployeeSummary): string => typed.get(key) ?? '',
    type: ({ key }: EmployeeSummary, role: string) => setTyped((before) => new Map(before).set(key, role)),
    /** Of those who are asked for, who have none yet. */
    missing: asked.filter((person) => roleOf(person) === ''),
  };
}

export type Roles = ReturnType<typeof useRoles>;
