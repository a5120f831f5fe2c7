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

/** How often the tree is drawn again while the records come. */
const growsTimes = 20;

/** Everyone's records, read when a person asks for it (docs/product.md 8.21). */
export function useReading(everybody: readonly EmployeeSummary[]) {
  const queries = useQueryClient();
  const { data } = useQuery(readLinesQuery);
  const [announcement, announce] = useState('');
  const work = useWork(announce);
  /** What has come of a reading that is not finished, and who failed once it has been through all. */
  const [partial, setPartial] = useState<{ known: KnownPeople; failed: readonly EmployeeSummary[] | null } | null>(
    null,
  );
  const [readings, setReadings] = useState(0);
  const inOrder = (known: KnownPeople) => everybody.flatMap(({ key }) => known.get(key) ?? []);

  function finish(known: KnownPeople): void {
    setPartial(null);
    queries.setQueryData(readLinesQuery.queryKey, { people: inOrder(known), readAt: new Date() });
  }

  function read(wanted: readonly EmployeeSummary[], before: KnownPeople): void {
    const known = new Map(before);
    const step = Math.ceil(wanted.length / growsTimes);
    setPartial({ known: before, failed: null });
    readRecords(work, {
      people: wanted,
      onRead: (person, record) => {
        known.set(person.key, linePersonOf(person, record));
        if ((known.size - before.size) % step === 0) setPartial({ known: new Map(known), failed: null });
      },
      onEnd: ({ status }, failed) => {
        if (status === 'stopped') {
          setPartial(null);
          notify.info('Stopped.');
        } else if (failed.length === 0) finish(known);
        else {
          setPartial({ known, failed });
          announce(`${known.size} of ${everybody.length} loaded, ${failed.length} not loaded.`);
        }
      },
    });
  }

  return {
    /** The people as far as they have come; null before the first reading. */
    people: partial ? inOrder(partial.known) : (data?.people ?? null),
    /** When all were read; null as long as a reading is not finished. */
    readAt: partial ? null : (data?.readAt ?? null),
    /** How often all were read anew on this page: each has a tree of its own. */
    readings,
    announcement,
    work,
    failed: partial?.failed ?? null,
    readAll: () => {
      setReadings(readings + 1);
      read(everybody, new Map());
    },
    tryAgain: () => partial?.failed && read(partial.failed, partial.known),
    finishWithout: () => partial && finish(partial.known),
  };
}

export type Reading = ReturnType<typeof useReading>;
