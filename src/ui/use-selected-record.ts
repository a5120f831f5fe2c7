import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** State of a history entry that was pushed by opening a record, so that closing can go back to the list. */
const openedHere = { openedOverList: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Object.hasOwn(state, 'openedOverList');
}

/** The router's state of the current history entry; a render may be older than that. */
function entryState(): unknown {
  return (window.history.state as { usr?: unknown } | null)?.usr;
}

/**
 * The record whose details are open. Its key is in the address, so that Back closes it and a link can open it.
 * @param parameter the query parameter that holds the key
 */
export function useSelectedRecord<R>(records: readonly R[], parameter: string, keyOf: (record: R) => string) {
  const [query, setQuery] = useSearchParams();
  const goesBack = useRef(false);
  const navigate = useNavigate();
  const key = query.get(parameter);
  const selected = key === null ? undefined : records.find((record) => keyOf(record) === key);

  function withRecord(record: R | null): URLSearchParams {
    // The browser's own address: a filter that was just typed may not be rendered yet.
    const next = new URLSearchParams(window.location.search);
    if (record === null) next.delete(parameter);
    else next.set(parameter, keyOf(record));
    return next;
  }

  /** Opening pushes a history entry; changing to another record replaces it. */
  function select(record: R): void {
    const changes = selected !== undefined;
    setQuery(withRecord(record), { replace: changes, state: changes ? entryState() : openedHere });
  }

  /** Whether a record's details are open, by the browser's own address. */
  const isOpen = (record: R): boolean => new URLSearchParams(window.location.search).get(parameter) === keyOf(record);

  /** Goes back if the record was opened here, else takes it out of the address. */
  function close(): void {
    // They may be closed already; a second navigate(-1) would leave the page.
    if (goesBack.current || !new URLSearchParams(window.location.search).has(parameter)) return;
    if (isOpenedHere(entryState())) {
      goesBack.current = true;
      window.addEventListener('popstate', () => (goesBack.current = false), { once: true });
      void navigate(-1);
    } else setQuery(withRecord(null), { replace: true });
  }

  return { selected, select, isOpen, close };
}
