import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import type { GoalRecord } from '@/domain/records';

const parameter = 'record';

/** Marks a history entry that opened a record over its list, so that closing can go back to the list. */
const openedHere = { openedOverList: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Object.hasOwn(state, 'openedOverList');
}

/** The record whose details are open. It is in the address, so that Back closes it and a link can open it. */
export function useSelectedRecord(records: readonly GoalRecord[]) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const key = query.get(parameter);
  const selected = key === null ? undefined : records.find((record) => record.key === key);

  function withRecord(record: GoalRecord | null): URLSearchParams {
    const next = new URLSearchParams(query);
    if (record) next.set(parameter, record.key);
    else next.delete(parameter);
    return next;
  }

  /** Opening is a step that Back undoes; looking at another record is none. */
  function select(record: GoalRecord): void {
    const changes = selected !== undefined;
    setQuery(withRecord(record), { replace: changes, state: changes ? state : openedHere });
  }

  /** Closes the details as Back would, or takes the record out of an address that somebody came in by. */
  function close(): void {
    if (isOpenedHere(state)) void navigate(-1);
    else setQuery(withRecord(null), { replace: true });
  }

  return { selected, select, close };
}
