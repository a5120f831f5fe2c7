import { useId, useState, type ReactNode } from 'react';

import { ListWithDetails } from '@/components/list-with-details';
import type { EmployeeSummary } from '@/domain/employee';

import { EmployeeDetailsPanel } from './employee-details';
import type { EmployeeView } from './employees';

/** Opens details from rows. Opened by keyboard, they take the focus: they may be thousands of rows away in the tab order. */
export function usePeopleDetails({ selected, select, close }: EmployeeView) {
  const [takesFocus, setTakesFocus] = useState(false);
  return {
    detailsId: useId(),
    selected,
    open: (person: EmployeeSummary, byKeyboard: boolean): void => {
      setTakesFocus(byKeyboard);
      select(person);
    },
    takesFocus,
    onClose: close,
  };
}

type PeopleDetails = ReturnType<typeof usePeopleDetails>;

/** The list beside the details. */
export function PeopleWithDetails({ details, children }: { details: PeopleDetails; children: ReactNode }) {
  const { detailsId, selected, takesFocus, onClose } = details;
  return (
    <ListWithDetails
      details={
        selected && (
          <EmployeeDetailsPanel key={selected.id} employee={selected} takesFocus={takesFocus} onClose={onClose} />
        )
      }
      selectedKey={selected?.id ?? null}
      detailsId={detailsId}
      onClose={onClose}
    >
      <div className="relative min-w-0">{children}</div>
    </ListWithDetails>
  );
}
