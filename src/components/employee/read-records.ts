import { employeeDetails } from '@/api/employees';
import type { EmployeeDetails, EmployeeSummary } from '@/domain/employee';
import { log } from '@/lib/log';
import type { RunState } from '@/ui/run';
import type { useWork } from '@/ui/use-work';
import { aboutTime } from '@/ui/work-progress';

import { peopleCount } from './people-count';

const atOnce = 6;

/** A usual response. */
const secondsARecord = 0.2;

/** An estimate of the reading time: 'about 15 seconds'. */
export const usualReadingTime = (count: number): string => aboutTime(Math.ceil((count * secondsARecord) / atOnce));

type ReadRecords = {
  people: readonly EmployeeSummary[];
  onRead: (person: EmployeeSummary, record: EmployeeDetails) => void;
  /** Called at the end or after Stop, with the people whose record failed to load. */
  onEnd: (state: RunState, failed: readonly EmployeeSummary[]) => void;
};

/**
 * Reads the full records of people, six at once, unless the work does something else (docs/product.md 7.17). Stop aborts the
 * requests that are under way.
 */
export function readRecords(
  { startRun }: Pick<ReturnType<typeof useWork>, 'startRun'>,
  { people, onRead, onEnd }: ReadRecords,
): void {
  const stopped = new AbortController();
  const failed: EmployeeSummary[] = [];
  startRun({
    title: `Loading ${peopleCount(people.length)}`,
    isLong: true,
    items: people,
    atOnce,
    doneWord: 'loaded',
    send: async (person) => {
      const record = await employeeDetails(person.id, stopped.signal);
      stopped.signal.throwIfAborted();
      onRead(person, record);
    },
    onFailed: (person, reason) => {
      if (stopped.signal.aborted) return;
      log('Loading the full record of a person failed.', reason);
      failed.push(person);
    },
    onEnd: (state, isLate) => {
      if (isLate) return;
      if (state.status === 'stopped') stopped.abort();
      onEnd(state, failed);
    },
  });
}
