import { clsx } from 'clsx';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import type { EmployeeSummary } from '@/domain/employee';
import { limits } from '@/domain/limits';
import type { ChoiceParts } from '@/ui/choice-boxes';
import { NothingFound } from '@/ui/filter-form';
import { SkeletonRows, TryAgain } from '@/ui/load-states';
import { useMinWidth } from '@/ui/use-media-query';
import { maxPrintedRows } from '@/ui/use-virtual-rows';

import { EmployeeCards } from './employee-cards';
import type { RowActions } from './employee-row';
import { EmployeeTable } from './employee-table';
import { columnsInWords, type EmployeeView } from './employees';
import { useGroupedRows } from './grouped-rows';
import { ListFilters } from './list-filters';
import { PeopleWithDetails } from './people-with-details';
import { useDetailsFocus } from './use-details-focus';

const noPeople: readonly EmployeeSummary[] = [];

type EmployeeListProps = {
  view: EmployeeView;
  choiceParts: ChoiceParts<EmployeeSummary>;
  /** Stands after the last row. */
  afterRows: ReactNode;
};

/** The filtered employees, and the details of the selected one (docs/product.md 8.8). */
export function EmployeeList({ view, choiceParts, afterRows }: EmployeeListProps) {
  const { shown = noPeople, selected, select } = view;
  const detailsId = useId();
  const search = useRef<HTMLInputElement>(null);
  const { focusHeading, hasStepped, noteOpening, noteStep } = useDetailsFocus();
  const reveal = useRef<((row: EmployeeSummary) => void) | null>(null);
  const isTable = useMinWidth(768);
  const isWide = useMinWidth(limits.wideHeaderFrom);
  const hasRoom = useMinWidth(1280);
  const grouped = useGroupedRows(shown, view.groups, view.words);
  const place = useMemo(() => (selected ? shown.indexOf(selected) : -1), [shown, selected]);

  /** Opens the details of the person so many places further on, as long as there is one. */
  function step(by: number): void {
    const next = place < 0 ? undefined : shown[place + by];
    if (next === undefined) return;
    noteStep();
    select(next);
    // At once: the row that is scrolled to must be there.
    flushSync(() => grouped.unfold(next));
    reveal.current?.(next);
  }

  const actions: RowActions = {
    ...choiceParts,
    selectedId: selected?.id ?? null,
    detailsId,
    onSelect: (row, byKeyboard) => {
      noteOpening(byKeyboard);
      select(row);
    },
    hasStepped,
    goals: view.goals.goals,
    reveal,
  };
  const Rows = isTable ? EmployeeTable : EmployeeCards;

  return (
    <>
      <ListFilters view={view} field={search} hasSortMenu={!isTable} />
      {view.goals.hasFailed && (
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
          <p className="text-small text-muted">
            {`We couldn't read who has goals${view.filters.goals === null ? '' : ', so everyone is listed'}.`}
          </p>
          <TryAgain
            load={view.goals}
            size="small"
            aria-label="Try again: who has goals"
            onLoaded={() => search.current?.focus()}
          />
        </div>
      )}
      <div
        className={clsx(
          'mt-4',
          choiceParts.choice.chosen.length > 0 ? '[--around-details:330px]' : '[--around-details:268px]',
        )}
      >
        <PeopleWithDetails
          view={view}
          detailsId={detailsId}
          place={place}
          total={shown.length}
          onStep={step}
          onHeading={focusHeading}
        >
          {shown.length > 0 ? (
            <Rows
              view={view}
              grouped={grouped}
              actions={actions}
              hasRoom={hasRoom && !(isWide && selected !== undefined)}
            />
          ) : (
            <div className="rounded-card border border-line bg-raised">
              {view.shown === undefined ? (
                <SkeletonRows rows={8} label="Sorting your employees" />
              ) : (
                <NothingFound
                  title="Nobody matches"
                  onClear={() => {
                    view.clear();
                    search.current?.focus();
                  }}
                >
                  {`The search looks at ${columnsInWords('conjunction')}.`}
                </NothingFound>
              )}
            </div>
          )}
          {afterRows}
        </PeopleWithDetails>
      </div>
      {shown.length > maxPrintedRows && (
        <p className="hidden pt-4 print:block">
          The first {maxPrintedRows} of {shown.length} people. The export has them all.
        </p>
      )}
    </>
  );
}
