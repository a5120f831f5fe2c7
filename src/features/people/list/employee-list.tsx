import { clsx } from 'clsx';
import { useRef, type ReactNode, type Ref } from 'react';

import { unlinkedInWords } from '@/components/goal/use-goals-of-people';
import type { EmployeeSummary } from '@/domain/employee';
import { limits } from '@/domain/limits';
import { withCommas } from '@/lib/with-commas';
import { Checkbox } from '@/ui/checkbox';
import { NothingFound, FilterForm, FilterSelect, SortMenu } from '@/ui/filter-form';
import type { ListHandle } from '@/ui/list-rows';
import { FailedNote, SkeletonRows } from '@/ui/load-states';
import type { Choice } from '@/ui/use-choice';
import { useMinWidth } from '@/ui/use-media-query';
import { maxPrintedRows } from '@/ui/use-virtual-rows';

import { PeopleWithDetails, usePeopleDetails } from './employee-details';
import { EmployeeTable } from './employee-table';
import { employeeList, goalFilters, usePeopleRows, type EmployeeView, type GoalFilter } from './employees';

const noPeople: readonly EmployeeSummary[] = [];

type EmployeeListProps = {
  view: EmployeeView;
  choice: Choice;
  afterRows: ReactNode;
};

/** The filtered employees, and the details of the selected one (docs/product.md 8.8). */
export function EmployeeList({ view, choice, afterRows }: EmployeeListProps) {
  const { shown = noPeople, selected } = view;
  const search = useRef<HTMLInputElement>(null);
  const handle = useRef<ListHandle>(null);
  const isPhone = !useMinWidth(768);
  const isWide = useMinWidth(limits.wideHeaderFrom);
  const hasRoom = useMinWidth(1280);
  const { rows, toggleFold } = usePeopleRows(shown, view.groups, view.words);
  const unlinked = view.goals.goals?.unlinked.length ?? 0;
  const details = usePeopleDetails(view);

  return (
    <>
      <ListFilters view={view} field={search} isPhone={isPhone} />
      {view.goals.hasFailed && (
        <FailedNote
          text={`We couldn't read who has goals${view.filters.goals === null ? '' : ', so everyone is listed'}.`}
          load={view.goals}
          name="who has goals"
          onLoaded={() => search.current?.focus()}
          className="mt-4 text-small"
        />
      )}
      <div className={clsx('mt-4', choice.chosen.length > 0 ? '[--around-details:330px]' : '[--around-details:268px]')}>
        <PeopleWithDetails details={details}>
          {shown.length > 0 ? (
            <EmployeeTable
              // The rows of a phone have other heights, so the virtual list starts again.
              key={String(isPhone)}
              view={view}
              isPhone={isPhone}
              list={{ rows, handle, selectedKey: selected?.key ?? null }}
              choice={choice}
              detailsId={details.detailsId}
              onSelect={details.open}
              onFold={(row, all) => {
                handle.current?.keepInSight(row.key);
                toggleFold(row, all);
              }}
              hasRoom={hasRoom && !(isWide && selected !== undefined)}
            />
          ) : (
            <div className="rounded-card border border-line bg-raised">
              {view.shown === undefined ? (
                <SkeletonRows rows={8} label="Sorting your employees" />
              ) : (
                <NothingFound
                  title="No one matches"
                  onClear={() => {
                    view.clear();
                    search.current?.focus();
                  }}
                >
                  {view.filters.goals !== null && unlinked > 0
                    ? `${unlinkedInWords(unlinked)}.`
                    : 'Search covers name, email and department.'}
                </NothingFound>
              )}
            </div>
          )}
          {afterRows}
        </PeopleWithDetails>
      </div>
      {shown.length > maxPrintedRows && (
        <p className="hidden pt-4 print:block">
          The first {withCommas(maxPrintedRows)} of {withCommas(shown.length)} people. The export includes everyone.
        </p>
      )}
    </>
  );
}

type ListFiltersProps = {
  view: EmployeeView;
  field: Ref<HTMLInputElement>;
  isPhone: boolean;
};

function ListFilters({ view, field, isPhone }: ListFiltersProps) {
  const { departments, department, filters, setFilter, order, setOrder, isGrouped, setGrouped } = view;
  return (
    <FilterForm
      field={field}
      label="Filter by name, email or department"
      placeholder="Name, email or department"
      view={view}
      isPhone={isPhone}
      selects={
        <>
          <FilterSelect
            label="Department"
            className="w-full md:w-56"
            all={`All departments (${withCommas(departments.length)})`}
            names={departments}
            textOf={(name) => name || 'No department'}
            value={department}
            onSelect={(name) => setFilter('department', name)}
          />
          <FilterSelect
            label="Goals"
            title="In this browser"
            className="w-full md:w-56"
            all="Any goals"
            names={Object.keys(goalFilters).map((name) => ({ name }))}
            textOf={(name) => goalFilters[name as GoalFilter]}
            value={filters.goals}
            onSelect={(name) => setFilter('goals', name)}
          />
        </>
      }
      sortMenu={
        <SortMenu
          list={employeeList}
          order={order}
          onSort={setOrder}
          group={{ label: 'Group by department', isOn: isGrouped, onChange: setGrouped }}
        />
      }
      grouping={
        <Checkbox
          label="Group by department"
          showsLabel
          checked={isGrouped}
          onChange={({ target }) => setGrouped(target.checked)}
        />
      }
    />
  );
}
