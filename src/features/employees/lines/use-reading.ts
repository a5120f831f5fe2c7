import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { employeeDetails } from '@/api/employees';
import { fullName, type EmployeeSummary } from '@/domain/employee';
import { log } from '@/lib/log';
import { notify } from '@/ui/toast';
import { useWork } from '@/ui/use-work';

import { readLinesQuery } from './read-lines-query';
import type { LinePerson } from './reporting-tree';

type KnownPeople = ReadonlyMap<string, LinePerson>;

/** Reads what a tree needs of a person's record; pay and birth date, which come with it, are not kept. @throws ApiFailure */
async function readPerson(person: EmployeeSummary): Promise<LinePerson> {
  const details = await employeeDetails(person.id);
  const { jobTitle, department, employmentId, managersId, managersEmail, reportsTo } = details;
  return {
    key: person.key,
    id: person.id,
    name: fullName(person) || person.workMail,
    workMail: person.workMail,
    department: department || person.department,
    jobTitle,
    employmentId,
    managersId,
    managersEmail,
    reportsTo,
  };
}

/** The records of everybody, read one call after the other where somebody asks for it (docs/product.md 8.21). */
export function useReading(everybody: readonly EmployeeSummary[]) {
  const queries = useQueryClient();
  const { data } = useQuery(readLinesQuery);
  const [announcement, announce] = useState('');
  const work = useWork(announce);
  /** What has been read where not everybody could be. */
  const [partial, setPartial] = useState<{ known: KnownPeople; failed: readonly EmployeeSummary[] } | null>(null);

  function keep(known: KnownPeople): void {
    setPartial(null);
    const people = everybody.flatMap(({ key }) => known.get(key) ?? []);
    queries.setQueryData(readLinesQuery.queryKey, { people, readAt: new Date() });
  }

  function read(wanted: readonly EmployeeSummary[], before: KnownPeople): void {
    const known = new Map(before);
    const failed: EmployeeSummary[] = [];
    setPartial(null);
    work.startRun({
      title: `Reading ${wanted.length.toLocaleString('en-US')} ${wanted.length === 1 ? 'record' : 'records'}`,
      isLong: true,
      items: wanted,
      doneWord: 'read',
      send: async (person) => {
        known.set(person.key, await readPerson(person));
      },
      onFailed: (person, reason) => {
        log('The full record of a person could not be read.', reason);
        failed.push(person);
      },
      onEnd: ({ status }, isLate) => {
        if (isLate) return;
        if (status === 'stopped') notify.info('Stopped. Nothing was kept.');
        else if (failed.length === 0) keep(known);
        else {
          setPartial({ known, failed });
          announce(`${known.size} of ${everybody.length} read, ${failed.length} not read.`);
        }
      },
    });
  }

  return {
    data,
    announcement,
    work,
    /** Null unless some could not be read. */
    failed: partial?.failed ?? null,
    readAll: () => read(everybody, new Map()),
    tryAgain: () => partial && read(partial.failed, partial.known),
    showWithout: () => partial && keep(partial.known),
  };
}

export type Reading = ReturnType<typeof useReading>;
