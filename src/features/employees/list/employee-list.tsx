import { clsx } from 'clsx';
import { useCallback, useId, useRef, type ReactNode } from 'react';

import { ListWithDetails } from '@/components/list-with-details';
import type { EmployeeSummary } from '@/domain/employee';
import type { ChoiceParts } from '@/ui/choice-boxes';
import { NothingFound } from '@/ui/filter-form';
import { SkeletonRows } from '@/ui/load-states';
import { useMinWidth } from '@/ui/use-media-query';
import { maxPrintedRows } from '@/ui/use-virtual-rows';

import { EmployeeDetailsPanel } from './employee-details';
import { EmployeeRows, EmployeeTable, type RowActions } from './employee-table';
import { searchedColumns, type EmployeeView } from './employees';
import { ListFilters } from './list-filters';

type EmployeeListProps = {
  view: EmployeeView;
  choiceParts: ChoiceParts<EmployeeSummary>;
  /** Stands after the last row. */
  afterRows: ReactNode;
};

/** The filtered employees, and the details of the selected one (docs/product.md 8.8). */
export function EmployeeList({ view, choiceParts, afterRows }: EmployeeListProps) {
  const { shown, selected, select, close } = view;
  const detailsId = useId();
  const search = useRef<HTMLInputElement>(null);
  const wantsFocus = useRef(false);
  // Opened by keyboard, the focus moves to the details, which may be thousands of rows away.
  const focusHeading = useCallback((heading: HTMLHeadingElement) => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    // For the sheet, which has not been opened yet.
    heading.autofocus = true;
    heading.focus();
  }, []);
  const isTable = useMinWidth(768);

  const actions: RowActions = {
    ...choiceParts,
    selectedId: selected?.id ?? null,
    detailsId,
    onSelect: (row, byKeyboard) => {
      wantsFocus.current = byKeyboard;
      select(row);
    },
  };
  const Rows = isTable ? EmployeeTable : EmployeeRows;

  return (
    <>
      <ListFilters view={view} field={search} hasSortMenu={!isTable} />
      <div
        className={clsx(
          'mt-4',
          choiceParts.choice.chosen.length > 0 ? '[--around-details:330px]' : '[--around-details:268px]',
        )}
      >
        <ListWithDetails
          details={
            selected && (
              <EmployeeDetailsPanel key={selected.id} employee={selected} onHeading={focusHeading} onClose={close} />
            )
          }
          openKey={selected?.id ?? null}
          detailsId={detailsId}
          onClose={close}
        >
          <div className="relative min-w-0">
            <div className="overflow-clip rounded-card border border-line bg-raised">
              {shown === undefined && <SkeletonRows rows={8} label="Sorting your employees" />}
              {shown && shown.length > 0 && <Rows view={view} employees={shown} actions={actions} />}
              {shown?.length === 0 && (
                <NothingFound
                  title="Nobody matches"
                  onClear={() => {
                    view.clear();
                    search.current?.focus();
                  }}
                >
                  {`The search looks at ${searchedColumns('conjunction')}.`}
                </NothingFound>
              )}
            </div>
            {afterRows}
          </div>
        </ListWithDetails>
      </div>
      {shown && shown.length > maxPrintedRows && (
        <p className="hidden pt-4 print:block">
          The first {maxPrintedRows} of {shown.length} people. The export has them all.
        </p>
      )}
    </>
  );
}
