import ListTree from 'lucide-react/icons/list-tree';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { brand } from '@/brand';
import { listNames, peopleCount } from '@/components/employee/people-count';
import { readRecords, usualReadingTime } from '@/components/employee/read-records';
import { ReadingBar } from '@/components/employee/reading-bar';
import { fullName, type EmployeeDetails, type EmployeeSummary } from '@/domain/employee';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { focusIfLost } from '@/ui/focus';
import { Progress } from '@/ui/progress';
import { Tile } from '@/ui/tile';
import { notify } from '@/ui/toast';
import { useWork } from '@/ui/use-work';
import { FailureBadge } from '@/ui/work-bar';

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

type Reading = ReturnType<typeof useReading>;

/** Before the tree is complete: the expected time, the progress, and who couldn't be read (docs/product.md 8.21). */
export function ReadingCard({ reading, count }: { reading: Reading; count: number }) {
  const { work, failed } = reading;
  const phase = work.progress ? 'reading' : failed ? 'failed' : 'ready';
  const entry = useRef<HTMLButtonElement>(null);
  const before = useRef(phase === 'ready' ? phase : null);
  // A pressed button belongs to its phase.
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    focusIfLost(entry.current);
  }, [phase]);
  if (work.progress) {
    return (
      <Card>
        <ReadingBar icon={ListTree} work={work} />
        <p className="mt-3 text-muted">The chart appears when everyone is loaded. Leaving the page stops it.</p>
      </Card>
    );
  }
  if (failed) {
    return (
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="text-h3 tabular-nums">
            {withCommas(count - failed.length)} of {withCommas(count)} loaded
          </h2>
          <FailureBadge text={`${failed.length} not loaded`} />
        </div>
        <Progress label="Loaded" part={1 - failed.length / count} className="mt-3" />
        <p className="mt-3 text-muted">
          <bdi>{listNames(failed)}</bdi> couldn't be loaded.
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button ref={entry} icon={RotateCcw} sends className="max-md:flex-1" onClick={reading.tryAgain}>
            {`Try ${failed.length} again`}
          </Button>
          <Button look="secondary" className="max-md:flex-1" onClick={reading.finishWithout}>
            Continue without them
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <Card>
      <div className="flex gap-4">
        <Tile icon={ListTree} className="bg-accent-soft text-accent-soft-ink max-md:hidden" />
        <div className="min-w-0 flex-1">
          <h2 className="text-h3">Build the org chart</h2>
          <p className="mt-1 text-muted">
            {brand.name} loads everyone's manager: {usualReadingTime(count)} for {peopleCount(count)}. Nothing is stored
            after you leave.
          </p>
          <Button ref={entry} icon={Play} sends className="mt-4 max-md:w-full" onClick={reading.readAll}>
            Build org chart
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Card({ children }: { children: ReactNode }) {
  return <div className="mt-5 max-w-140 rounded-card border border-line bg-raised p-5 md:p-7">{children}</div>;
}
