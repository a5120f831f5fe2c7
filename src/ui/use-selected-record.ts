import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Marks a history entry that opened a record over its list, so that closing can go back to the list. */
const openedHere = { openedOverList: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Object.hasOwn(state, 'openedOverList');
}

/** What the router passed on to the history entry the browser is at; a render may be older than that. */
function entryState(): unknown {
  return (window.history.state as { usr?: unknown } | null)?.usr;
}

/**
 * The record whose details are open. It is in the address, so that Back closes it and a link can open it.
 * @param records those that can be opened
 * @param parameter what the address calls the open one
 * @param keyOf what stands there for a record
 */
export function useSelectedRecord<R>(records: readonly R[], parameter: string, keyOf: (record: R) => string) {
  const [query, setQuery] = useSearchParams();
  const goesBack = useRef(false);
  const navigate = useNavigate();
  const key = query.get(parameter);
  const selected = key === null ? undefined : records.find((record) => keyOf(record) === key);

  function withRecord(record: R | null): URLSearchParams {
    // The browser's own address: a filter that was typed a moment ago may not be drawn yet.
    const next = new URLSearchParams(window.location.search);
    if (record === null) next.delete(parameter);
    else next.set(parameter, keyOf(record));
    return next;
  }

  /** Opening is a step that Back undoes; looking at another record is none. */
  function select(record: R): void {
    const changes = selected !== undefined;
    setQuery(withRecord(record), { replace: changes, state: changes ? entryState() : openedHere });
  }

  /** Closes the details as Back would, or takes the record out of an address that somebody came in by. */
  function close(): void {
    // They may be closed by now, or about to be: another step back would leave the page.
    if (goesBack.current || !new URLSearchParams(window.location.search).has(parameter)) return;
    if (isOpenedHere(entryState())) {
      goesBack.current = true;
      window.addEventListener('popstate', () => (goesBack.current = false), { once: true });
      void navigate(-1);
    } else setQuery(withRecord(null), { replace: true });
  }

  return { selected, select, close };
}
