import { useEffect, useId, useRef } from 'react';

import { ListWithDetails } from '@/components/list-with-details';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/load-states';
import { useMediaQuery } from '@/ui/use-media-query';
import { useSelectedRecord } from '@/ui/use-selected-record';
import { mostPrinted } from '@/ui/use-virtual-rows';

import { PersonDetails } from './employee-details';
import { PeopleList, PeopleTable } from './employee-table';
import type { Person } from './employees';
import { ListFilters } from './list-filters';
import type { ListView } from './use-list-view';

const idOf = ({ id }: Person) => id;

/** Those who are asked for, and one of them in full (spec 2, design 9). */
export function EmployeeList({ view }: { view: ListView }) {
  const { people, shown } = view;
  const { selected, select, close } = useSelectedRecord(people, 'employee', idOf);
  const detailsId = useId();
  const search = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wantsFocus = useRef(false);
  const tabular = useMediaQuery('(min-width: 768px)');

  // Somebody without a mouse goes on in what they opened; the way from a row to the panel may be thousands of rows long.
  useEffect(() => {
    if (!selected || !wantsFocus.current) return;
    wantsFocus.current = false;
    heading.current?.focus();
  }, [selected]);

  const actions: RowActions = {
    selectedId: selected?.id ?? null,
    detailsId,
    onSelect: (person, byKey) => {
      wantsFocus.current = byKey;
      select(person);
    },
  };
  const Rows = tabular ? PeopleTable : PeopleList;

  return (
    <>
      <ListFilters view={view} field={search} hasSortMenu={!tabular} />
      <div className="mt-4 [--around-details:268px]">
        <ListWithDetails
          details={selected && <PersonDetails key={selected.id} person={selected} heading={heading} onClose={close} />}
          openKey={selected?.id ?? null}
          detailsId={detailsId}
          onClose={close}
        >
          <div className="min-w-0 overflow-clip rounded-card border border-line bg-raised">
            {shown.length > 0 ? (
              <Rows view={view} actions={actions} />
            ) : (
              <EmptyState
                title="Nobody matches"
                action={
                  <Button
                    look="secondary"
                    onClick={() => {
                      view.clear();
                      search.current?.focus();
                    }}
                  >
                    Clear filters
                  </Button>
                }
              >
                The search looks at names, emails and departments.
              </EmptyState>
            )}
          </div>
        </ListWithDetails>
      </div>
      {shown.length > mostPrinted && (
        <p className="hidden pt-4 print:block">
          The first {mostPrinted} of {shown.length} people. The CSV export has them all.
        </p>
      )}
    </>
  );
}

/** What a row can do; table and list share it. */
export type RowActions = {
  selectedId: string | null;
  detailsId: string;
  /** @param byKey without a pointer */
  onSelect: (person: Person, byKey: boolean) => void;
};
