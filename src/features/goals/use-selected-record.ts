import { useSearchParams } from 'react-router-dom';

import type { GoalRecord } from '@/domain/records';

const parameter = 'record';

/** The record whose details are open. It is in the address, so that Back closes it and a link can open it. */
export function useSelectedRecord(records: readonly GoalRecord[]) {
  const [query, setQuery] = useSearchParams();
  const key = query.get(parameter);
  const selected = key === null ? undefined : records.find((record) => record.key === key);

  function select(record: GoalRecord | null): void {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (record) next.set(parameter, record.key);
        else next.delete(parameter);
        return next;
      },
      // Opening is a step that Back undoes; changing the record or closing it is none.
      { replace: selected !== undefined || record === null },
    );
  }

  return { selected, select };
}
