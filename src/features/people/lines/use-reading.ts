import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { readRecords } from '@/components/employee/read-records';
import { fullName, type EmployeeDetails, type EmployeeSummary } from '@/domain/employee';
import { notify } from '@/ui/toast';
import { useWork } from '@/ui/use-work';

import type { LinePerson } from './find-manager';
import { readLinesQuery } from './read-lines-query';

type KnownPeople = ReadonlyMap<string, LinePerson>;

/** What a tree needs of a person's record; pay and birth date, which come with it, are not kept. */
function linePersonOf(person: EmployeeSummary, record: EmployeeDetails): LinePerson {
  const { jobTitle, department, employmentId, managersId, managersEmail, reportsTo } = record;
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
  const [partial, setPartial] = useState<{ known: KnownPeople; failed: readonly EmployeeSummary[] } | null>(null);

  function keep(known: KnownPeople): void {
    setPartial(null);
    const people = everybody.flatMap(({ key }) => known.get(key) ?? []);
    queries.setQueryData(readLinesQuery.queryKey, { people, readAt: new Date() });
  }

  function read(wanted: readonly EmployeeSummary[], before: KnownPeople): void {
    const known = new Map(before);
    setPartial(null);
    readRecords(work, {
      people: wanted,
      onRead: (person, record) => known.set(person.key, linePersonOf(person, record)),
      onEnd: ({ status }, failed) => {
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
    failed: partial?.failed ?? null,
    readAll: () => read(everybody, new Map()),
    tryAgain: () => partial && read(partial.failed, partial.known),
    showWithout: () => partial && keep(partial.known),
  };
}

export type Reading = ReturnType<typeof useReading>;
