import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';

import { goalsNotKnown } from '@/domain/drafted-for';
import { type EmployeeSummary, fullName } from '@/domain/employee';
import { limits } from '@/domain/limits';
import { capitalize } from '@/domain/text';
import { withCommas } from '@/lib/with-commas';
import { Avatar, tintOf } from '@/ui/avatar';
import { Checkbox } from '@/ui/checkbox';
import { phoneBox, PhoneFoundBox } from '@/ui/choice-boxes';
import { NothingFound, FilterForm, NameSelect, SortMenu } from '@/ui/filter-form';
import { CardList, CardRow } from '@/ui/list-rows';
import { FailedNote, SkeletonRows } from '@/ui/load-states';
import { Select } from '@/ui/select';
import type { Choice } from '@/ui/use-choice';
import type { ListHandle } from '@/ui/use-list-rows';
import { useMinWidth } from '@/ui/use-media-query';
import { maxPrintedRows } from '@/ui/use-virtual-rows';

import {
  type RowActions,
  EmployeeNameButton,
  GoalsKeptHere,
  goalsText,
  missing,
  PersonBox,
  rowState,
  type RowsProps,
} from './employee-row';
import { EmployeeTable } from './employee-table';
import { columnsInWords, type EmployeeView, employeeList, otherColumns } from './employees';
import { GroupHead } from './group-head';
import { usePeopleRows } from './people-rows';
import { PeopleWithDetails, usePeopleDetails } from './people-with-details';

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
  const isTable = useMinWidth(768);
  const isWide = useMinWidth(limits.wideHeaderFrom);
  const hasRoom = useMinWidth(1280);
  const { rows, toggleFold, unfold } = usePeopleRows(shown, view.groups, view.words);
  const details = usePeopleDetails(view, shown, (next) => {
    // Without smooth scrolling: the row must be rendered.
    flushSync(() => unfold(next));
    handle.current?.revealRow(next.key);
  });
  const actions: RowActions = {
    choice,
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
      <ListFilters view={view} field={search} isPhone={!isTable} />
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
                  title="No one matches"
                  onClear={() => {
                    view.clear();
                    search.current?.focus();
                  }}
                >
                  {`Search covers ${columnsInWords('conjunction')}.`}
                </NothingFound>
              )}
            </div>
          )}
          {afterRows}
        </PeopleWithDetails>
      </div>
      {shown.length > maxPrintedRows && (
        <p className="hidden pt-4 print:block">
          The first {maxPrintedRows} of {shown.length} people. The export includes everyone.
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
      label={`Filter by ${columnsInWords('disjunction')}`}
      placeholder={capitalize(columnsInWords('disjunction'))}
      view={view}
      isPhone={isPhone}
      selects={
        <>
          <NameSelect
            label="Department"
            className="w-full md:w-56"
            all={`All departments (${withCommas(departments.length)})`}
            without="No department"
            names={departments}
            value={department}
            onSelect={(name) => setFilter('department', name)}
          />
          <Select
            aria-label="Goals"
            title="In this browser"
            className="w-full md:w-56"
            value={filters.goals ?? ''}
            isSet={filters.goals !== null}
            onChange={({ target }) => setFilter('goals', target.value || null)}
          >
            <option value="">Any goals</option>
            <option value="with">With goals</option>
            <option value="without">Without goals</option>
            <option value="unlinked">{goalsNotKnown}</option>
          </Select>
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

function linesOf(employee: EmployeeSummary, actions: RowActions): readonly string[] {
  const [first = '', ...rest] = otherColumns.map(({ valueOf }) => valueOf(employee));
  return [first, [...rest, goalsText(employee, actions)].filter((text) => text !== '').join(' \u00b7 ')];
}

/** Rows of three lines: below 768 px. */
function EmployeeCards({ list, actions }: RowsProps) {
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised">
      <PhoneFoundBox />
      <GoalsKeptHere actions={actions} className="pb-2.5 print:pt-2.5" />
      <CardList {...list} label="Employee List" estimate={5.25}>
        {(row, place) => {
          if (row.type === 'group') {
            return (
              <CardRow
                place={place}
                isHead
                className="flex min-h-12 items-center ps-1 pe-4 shadow-[inset_0_1px_0_var(--c-line),inset_0_-1px_0_var(--c-line)]"
              >
                <GroupHead row={row} onFold={actions.onFold} boxClassName={phoneBox} />
              </CardRow>
            );
          }
          const { person } = row;
          return (
            <CardRow
              place={place}
              record={rowState(person, actions)}
              className="relative flex min-h-21 items-center gap-2 py-2 ps-1 pe-4 print:ps-5"
            >
              {/* Over the button that fills the row. */}
              <span className="relative z-1 select-none print:hidden">
                <PersonBox employee={person} className={phoneBox} />
              </span>
              <Avatar name={fullName(person)} image={null} tint={tintOf(person.id)} />
              <div className="min-w-0 flex-1">
                <EmployeeNameButton employee={person} actions={actions} fillsRow />
                {linesOf(person, actions).map((text, line) => (
                  <p key={line} className="text-small wrap-anywhere text-muted">
                    <bdi>{text || missing}</bdi>
                  </p>
                ))}
              </div>
              <ChevronRight className="size-5 shrink-0 text-muted print:hidden" />
            </CardRow>
          );
        }}
      </CardList>
    </div>
  );
}
