import { usePendingPath } from './use-pending-path';
import { useViewParams } from './use-view-params';

/**
 * The record whose details are open. Its key is in the address, so that Back closes it and a link can open it.
 * @param parameter the query parameter that holds the key
 */
export function useSelectedRecord<R>(records: readonly R[], parameter: string, keyOf: (record: R) => string) {
  const { get, change } = useViewParams<string>();
  const isLeaving = usePendingPath() !== null;
  const key = get(parameter);
  const selected = key === null ? undefined : records.find((record) => keyOf(record) === key);

  /** Opening pushes a history entry; changing to another record replaces it. */
  const select = (record: R): void => change({ [parameter]: keyOf(record) }, { adds: selected === undefined });

  /** Whether a record's details are open, by the browser's own address. */
  const isOpen = (record: R): boolean => new URLSearchParams(window.location.search).get(parameter) === keyOf(record);

  /** Takes the record out of the address; search, filters and order stay as they were set while it was open. */
  function close(): void {
    // A deletion that ends while the next page loads must not take that back.
    if (!isLeaving) change({ [parameter]: null });
  }

  return { selected, select, isOpen, close };
}
