import { employeeDetails } from '@/api/employees';
import type { EmployeeDetails, EmployeeSummary } from '@/domain/employee';
import { log } from '@/lib/log';
import { withCommas } from '@/lib/with-commas';
import type { RunState } from '@/ui/run';
import type { useWork } from '@/ui/use-work';

type ReadRecords = {
  people: readonly EmployeeSummary[];
  onRead: (person: EmployeeSummary, record: EmployeeDetails) => void;
  /** Called when all were read or it was stopped, with those whose record could not be read. */
  onEnd: (state: RunState, failed: readonly EmployeeSummary[]) => void;
};

/** Reads full records one call after the other, unless `work` is busy. Stop aborts the call that is under way. */
export function readRecords(
  { startRun }: Pick<ReturnType<typeof useWork>, 'startRun'>,
  { people, onRead, onEnd }: ReadRecords,
): void {
  const stopped = new AbortController();
  const failed: EmployeeSummary[] = [];
  startRun({
    title: `Reading ${people.length === 1 ? '1 record' : `${withCommas(people.length)} records`}`,
    isLong: true,
    items: people,
    doneWord: 'read',
    send: async (person) => onRead(person, await employeeDetails(person.id, stopped.signal)),
    onFailed: (person, reason) => {
      if (stopped.signal.aborted) return;
      log('The full record of a person could not be read.', reason);
      failed.push(person);
    },
    onEnd: (state, isLate) => {
      if (isLate) return;
      if (state.status === 'stopped') stopped.abort();
      onEnd(state, failed);
    },
  });
}
