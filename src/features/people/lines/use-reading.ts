import { useState } from 'react';

import { readRecords } from '@/components/employee/read-records';
import { fullName, type EmployeeDetails, type EmployeeSummary } from '@/domain/employee';
import { notify } from '@/ui/toast';
import { useWork } from '@/ui/use-work';

import type { LinePerson } from './reporting-tree';

/** The fields of a record that the tree needs; pay and birth date are not kept. */
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

/** How often the tree is rendered while the records load. */
const growsTimes = 20;

/** The people who were read, in the order of the list, and when. */
export type ReadLines = { people: readonly LinePerson[]; readAt: Date };

/** A reading that is not finished. */
type Partial = {
  people: readonly LinePerson[];
  /** Null until every record was tried. */
  failed: readonly EmployeeSummary[] | null;
};

/**
 * Everyone's records, read when a person asks for it (docs/product.md 8.21).
 * @param whole the last reading that was finished, which `onRead` replaces
 */
export function useReading(
  everyone: readonly EmployeeSummary[],
  whole: ReadLines | null,
  onRead: (lines: ReadLines) => void,
) {
  const [announcement, announce] = useState('');
  const work = useWork(announce);
  const [partial, setPartial] = useState<Partial | null>(null);

  function finish(people: readonly LinePerson[]): void {
    setPartial(null);
    onRead({ people, readAt: new Date() });
  }

  function read(wanted: readonly EmployeeSummary[], before: readonly LinePerson[]): void {
    const known = new Map(before.map((person) => [person.key, person]));
    const inOrder = () => everyone.flatMap(({ key }) => known.get(key) ?? []);
    const step = Math.ceil(wanted.length / growsTimes);
    setPartial({ people: before, failed: null });
    readRecords(work, {
      people: wanted,
      onRead: (person, record) => {
        known.set(person.key, linePersonOf(person, record));
        if ((known.size - before.length) % step === 0) setPartial({ people: inOrder(), failed: null });
      },
      onEnd: ({ status }, failed) => {
        if (status === 'stopped') {
          setPartial(null);
          notify.info('Stopped.');
        } else if (failed.length === 0) finish(inOrder());
        else {
          setPartial({ people: inOrder(), failed });
          announce(`${known.size} of ${everyone.length} loaded, ${failed.length} not loaded.`);
        }
      },
    });
  }

  return {
    /** The people loaded so far; null before the first reading. */
    people: (partial ?? whole)?.people ?? null,
    /** When all were read; null as long as a reading is not finished. */
    readAt: partial ? null : (whole?.readAt ?? null),
    announcement,
    work,
    failed: partial?.failed ?? null,
    readAll: () => read(everyone, []),
    tryAgain: () => partial?.failed && read(partial.failed, partial.people),
    finishWithout: () => partial && finish(partial.people),
  };
}

export type Reading = ReturnType<typeof useReading>;
