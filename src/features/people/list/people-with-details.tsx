import type { ReactNode } from 'react';

import { ListWithDetails } from '@/components/list-with-details';
import { lazyOverlay, prefetch } from '@/ui/lazy';

import type { EmployeeView } from './employees';

// Loaded once the list is there, for the first person who is opened.
const loadDetails = async () => (await import('./employee-details')).EmployeeDetailsPanel;
const EmployeeDetailsPanel = lazyOverlay(loadDetails);

/** A ref of the list that opens them. */
const prefetchDetails = (list: Element | null) => {
  if (list) prefetch(loadDetails);
};

type PeopleWithDetailsProps = {
  view: EmployeeView;
  detailsId: string;
  /** The index of the selected person among those shown; -1 for someone whom a filter leaves out. */
  place: number;
  /** The number of people shown. */
  total: number;
  /** Called with 1 for the next person, -1 for the one before. */
  onStep: (by: 1 | -1) => void;
  /** Called with the heading of the details when it is there. */
  onHeading: (heading: HTMLHeadingElement) => void;
  children: ReactNode;
};

/** People beside the details of the selected one (docs/product.md 8.17). */
export function PeopleWithDetails({
  view: { selected, close },
  detailsId,
  place,
  total,
  onStep,
  onHeading,
  children,
}: PeopleWithDetailsProps) {
  return (
    <ListWithDetails
      details={
        selected && (
          <EmployeeDetailsPanel
            key={selected.id}
            employee={selected}
            place={place < 0 ? null : { number: place + 1, of: total }}
            onStep={onStep}
            onHeading={onHeading}
            onClose={close}
          />
        )
      }
      selectedKey={selected?.id ?? null}
      detailsId={detailsId}
      onClose={close}
    >
      <div ref={prefetchDetails} className="relative min-w-0">
        {children}
      </div>
    </ListWithDetails>
  );
}
