import ListTree from 'lucide-react/icons/list-tree';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';

import { brand } from '@/brand';
import { peopleCount } from '@/components/employee/people-count';
import { readRecords, usualReadingTime } from '@/components/employee/read-records';
import { ReadingBar } from '@/components/employee/reading-bar';
import { fullName, type EmployeeDetails, type EmployeeSummary } from '@/domain/employee';
import { Button } from '@/ui/button';
import { focusIfLost } from '@/ui/focus';
import { Tile } from '@/ui/tile';
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

/** The people who were read, in the order of the list, those whose record failed to load, and when. */
export type ReadLines = { people: readonly LinePerson[]; failed: readonly EmployeeSummary[]; readAt: Date };

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
  /** The people of a reading that is not finished. */
  const [partial, setPartial] = useState<readonly LinePerson[] | null>(null);

  function read(wanted: readonly EmployeeSummary[], before: readonly LinePerson[]): void {
    const known = new Map(before.map((person) => [person.key, person]));
    const inOrder = () => everyone.flatMap(({ key }) => known.get(key) ?? []);
    const step = Math.ceil(wanted.length / growsTimes);
    setPartial(before);
    readRecords(work, {
      people: wanted,
      onRead: (person, record) => {
        known.set(person.key, linePersonOf(person, record));
        if ((known.size - before.length) % step === 0) setPartial(inOrder());
      },
      onEnd: ({ status }, failed) => {
        setPartial(null);
        if (status === 'stopped') notify.info('Stopped.');
        else {
          onRead({ people: inOrder(), failed, readAt: new Date() });
          if (failed.length > 0) announce(`${known.size} of ${everyone.length} loaded, ${failed.length} not loaded.`);
        }
      },
    });
  }

  return {
    /** The people loaded so far; null before the first reading. */
    people: partial ?? whole?.people ?? null,
    /** The finished reading; null while another one is under way. */
    whole: partial ? null : whole,
    announcement,
    work,
    readAll: () => read(everyone, []),
    tryAgain: () => whole && read(whole.failed, whole.people),
  };
}

export type Reading = ReturnType<typeof useReading>;

/** Before the tree is complete: the expected time, then the progress (docs/product.md 8.21). */
export function ReadingCard({ reading: { work, readAll }, count }: { reading: Reading; count: number }) {
  const isReading = work.progress !== null;
  const start = useRef<HTMLButtonElement>(null);
  const wasReading = useRef(isReading);
  // The pressed Stop button has unmounted.
  useEffect(() => {
    if (wasReading.current) focusIfLost(start.current);
    wasReading.current = isReading;
  }, [isReading]);
  return (
    <div className="mt-5 max-w-140 rounded-card border border-line bg-raised p-5 md:p-7">
      {isReading ? (
        <>
          <ReadingBar icon={ListTree} work={work} />
          <p className="mt-3 text-muted">The chart appears when everyone is loaded. Leaving the page stops it.</p>
        </>
      ) : (
        <div className="flex gap-4">
          <Tile icon={ListTree} className="bg-accent-soft text-accent-soft-ink max-md:hidden" />
          <div className="min-w-0 flex-1">
            <h2 className="text-h3">Build the org chart</h2>
            <p className="mt-1 text-muted">
              {brand.name} loads everyone's manager: {usualReadingTime(count)} for {peopleCount(count)}. Nothing is
              stored after you leave.
            </p>
            <Button ref={start} icon={Play} sends className="mt-4 max-md:w-full" onClick={readAll}>
              Build org chart
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
