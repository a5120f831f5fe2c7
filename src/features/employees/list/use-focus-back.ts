import { useEffect, useRef } from 'react';

import type { Person } from './people';

/**
 * When the details close under the focus, by their button or by Back, it returns to the row that they were of, where
 * that row is, or to the title when it is not listed any more.
 */
export function useFocusBack(
  people: readonly Person[],
  selectedId: string | null,
  focusRow: (index: number, options: FocusOptions) => void,
): void {
  const last = useRef(selectedId);
  useEffect(() => {
    const closed = last.current;
    last.current = selectedId;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (closed === null || selectedId !== null || !isLost) return;
    const index = people.findIndex(({ id }) => id === closed);
    if (index >= 0) focusRow(index, { preventScroll: true });
    else document.querySelector<HTMLElement>('main h1')?.focus();
  }, [people, selectedId, focusRow]);
}
