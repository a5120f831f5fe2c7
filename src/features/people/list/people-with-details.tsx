import { useCallback, useId, useMemo, useRef, type ReactNode } from 'react';

import { ListWithDetails } from '@/components/list-with-details';
import type { EmployeeSummary } from '@/domain/employee';

import { EmployeeDetailsPanel } from './employee-details';
import type { EmployeeView } from './employees';

/**
 * Opens details from rows and steps through them (docs/product.md 8.17). Opened by keyboard, the details take the focus:
 * they may be thousands of rows away in the tab order.
 * @param people in the order of their rows
 * @param onStep called with the person whose details follow, to bring their row into sight
 */
export function usePeopleDetails(
  view: EmployeeView,
  people: readonly EmployeeSummary[],
  onStep: (person: EmployeeSummary) => void,
) {
  const { selected, select, close } = view;
  const wantsFocus = useRef(false);
  const stepped = useRef(false);
  const place = useMemo(() => (selected ? people.indexOf(selected) : -1), [people, selected]);
  const onHeading = useCallback((heading: HTMLHeadingElement) => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    // On a phone, `showModal` of the sheet runs later and reads `autofocus`.
    heading.autofocus = true;
    heading.focus();
  }, []);

  function show(person: EmployeeSummary, byKeyboard: boolean, isStep = false): void {
    wantsFocus.current = byKeyboard;
    stepped.current = isStep;
    select(person);
  }

  return {
    detailsId: useId(),
    selected,
    open: (person: EmployeeSummary, byKeyboard: boolean) => show(person, byKeyboard),
    hasStepped: () => stepped.current,
    panel: {
      /** null for someone whom a filter leaves out. */
      place: place < 0 ? null : { number: place + 1, of: people.length },
      onStep: (by: 1 | -1): void => {
        const next = place < 0 ? undefined : people[place + by];
        if (next === undefined) return;
        show(next, true, true);
        onStep(next);
      },
      onHeading,
      onClose: close,
    },
  };
}

export type PeopleDetails = ReturnType<typeof usePeopleDetails>;

/** The list beside the details. */
export function PeopleWithDetails({ details, children }: { details: PeopleDetails; children: ReactNode }) {
  const { detailsId, selected, panel } = details;
  return (
    <ListWithDetails
      details={selected && <EmployeeDetailsPanel key={selected.id} employee={selected} {...panel} />}
      selectedKey={selected?.id ?? null}
      detailsId={detailsId}
      onClose={panel.onClose}
    >
      <div className="relative min-w-0">{children}</div>
    </ListWithDetails>
  );
}
