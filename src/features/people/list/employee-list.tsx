import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import type { EmployeeSummary } from '@/domain/employee';
import { limits } from '@/domain/limits';
import type { ChoiceParts } from '@/ui/choice-boxes';
import { NothingFound } from '@/ui/filter-form';
import { SkeletonRows, TryAgain } from '@/ui/load-states';
import type { ListHandle } from '@/ui/use-list-rows';
import { useMinWidth } from '@/ui/use-media-query';
import { maxPrintedRows } from '@/ui/use-virtual-rows';

import { EmployeeCards } from './employee-cards';
import type { RowActions } from './employee-row';
import { EmployeeTable } from './employee-table';
import { columnsInWords, type EmployeeView } from './employees';
import { ListFilters } from './list-filters';
import { usePeopleRows } from './people-rows';
import { PeopleWithDetails, usePeopleDetails } from './people-with-details';

const noPeople: readonly EmployeeSummary[] = [];

type EmployeeListProps = {
  view: EmployeeView;
  choiceParts: ChoiceParts<EmployeeSummary>;
  afterRows: ReactNode;
};

/** The filtered employees, and the details of the selected one (docs/product.md 8.8). */
export function EmployeeList({ view, choiceParts, afterRows }: EmployeeListProps) {
  const { shown = noPeople, selected } = view;
  const search = useRef<HTMLInputElement>(null);
  const handle = useRef<ListHandle>(null);
  const isTable = useMinWidth(768);
  const isWide = useMinWidth(limits.wideHeaderFrom);
  const hasRoom = useMinWidth(1280);
  const { rows, toggleFold, unfold } = usePeopleRows(shown, view.groups, view.words);
  const details = usePeopleDetails(view, shown, (next) => {
    // At once: the row that is scrolled to must be there.
    flushSync(() => unfold(next));
    handle.current?.revealRow(next.key);
  });
  const actions: RowActions = {
    ...choiceParts,
    selectedId: selected?.id ?? null,
    detailsId: details.detailsId,
    onSelect: details.open,
    onFold: (row, all) => {
      handle.current?.keepInSight(row.key);
      toggleFold(row, all);
    },
    goals: view.goals.goals,
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
        <PeopleWithDetails details={details}>
          {shown.length > 0 ? (
            <Rows
              view={view}
              list={{ rows, handle, selectedKey: selected?.key ?? null, hasStepped: details.hasStepped }}
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
