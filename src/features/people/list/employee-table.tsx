import { clsx } from 'clsx';
import { useMemo } from 'react';

import { peopleCount } from '@/components/employee/people-count';
import { findGoals, unlinkedInWords } from '@/components/goal/use-goals-of-people';
import { goalsInWords, goalsNotKnown, keptHere, noGoals } from '@/domain/drafted-for';
import { fullName, type EmployeeSummary } from '@/domain/employee';
import { withCommas } from '@/lib/with-commas';
import { Avatar, tintOf } from '@/ui/avatar';
import { boxColumn, ChoiceBox, FoundBox, GroupBox, PhoneHead } from '@/ui/choice-boxes';
import { FoldButton, HeadCell, TableList, TableRow, type ListProps, type RowPlace } from '@/ui/list-rows';
import { alignedWithWords, SortHeaders } from '@/ui/sort-header';
import type { Choice } from '@/ui/use-choice';
import { useChosen } from '@/ui/use-choice-bar';

import { employeeList, type EmployeeView, type GroupRow, type PeopleRow } from './employees';

type EmployeeTableProps = {
  view: EmployeeView;
  choice: Choice;
  list: Omit<ListProps<PeopleRow>, 'estimate' | 'children'>;
  /** Below 768 px, where columns are lines below the name. */
  isPhone: boolean;
  /** Whether a column of goals and the list of departments beside the rows fit. */
  hasRoom: boolean;
  detailsId: string;
  onSelect: (employee: EmployeeSummary, byKeyboard: boolean) => void;
  /** @param all whether all departments follow it */
  onFold: (row: GroupRow, all: boolean) => void;
};

/** Shown for a missing value (docs/product.md 7.8). */
const missing = '\u2013';

/** The rows of the list. */
export function EmployeeTable(props: EmployeeTableProps) {
  const { view, list, isPhone, hasRoom, onFold } = props;
  const isGrouped = view.groups !== null;
  const widths = columnWidths(hasRoom);
  const columns = employeeList.columns.filter(({ column }) => !isGrouped || column !== 'department');
  const goalsNote = noteOf(view);
  const wideHead = (
    <>
      <td className={boxColumn}>
        <FoundBox />
      </td>
      <SortHeaders
        columns={columns}
        view={view}
        // The button's 8 px padding would cover the checkbox in the first column.
        classNameOf={(column) => clsx(alignedWithWords, column === 'name' ? 'print:ps-3' : 'px-4', widths[column])}
      />
      {hasRoom && (
        <th scope="col" title={goalsNote} aria-description={goalsNote} className="w-[16%] px-4 font-medium">
          Goals
        </th>
      )}
    </>
  );
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised">
      {/* Hidden from xl on: opening the details must not move the rows. */}
      {!hasRoom && <p className="bg-sunken px-5 pt-2.5 text-small text-muted xl:hidden">Goals drafted {goalsNote}.</p>}
      <TableList
        {...list}
        label="Employee List"
        estimate={isPhone ? 5.25 : 3.5625}
        head={
          <>
            {isPhone ? <PhoneHead /> : wideHead}
            <td aria-hidden className="w-14 max-md:w-10" />
          </>
        }
      >
        {(row, place) =>
          row.type === 'group' ? (
            <TableRow place={place} className="h-11">
              <HeadCell
                place={place}
                colSpan={isPhone ? 3 : columns.length + (hasRoom ? 3 : 2)}
                className="ps-2.5 pe-5 shadow-[inset_0_1px_0_var(--c-line),inset_0_-1px_0_var(--c-line)] max-md:ps-1 pointer-coarse:ps-1"
              >
                <GroupHead row={row} onFold={onFold} />
              </HeadCell>
            </TableRow>
          ) : (
            <PersonCells {...props} place={place} employee={row.person} />
          )
        }
      </TableList>
    </div>
  );
}

/** Where the links between goals and people are, and how many goals are linked to no one. */
function noteOf({ goals: { goals } }: EmployeeView): string {
  const isWhole = goals === undefined || goals.unlinked.length === 0;
  return isWhole ? keptHere : `${keptHere}. ${unlinkedInWords(goals.unlinked.length)}`;
}

/** A person's goals in words; '' for unknown. */
function goalsText({ key }: EmployeeSummary, { goals: { goals } }: EmployeeView): string {
  const own = findGoals(goals, key);
  if (own.state === 'known') return goalsInWords(own.value);
  return own.state === 'absent' ? noGoals : '';
}

/** Columns without a width here share the rest. A head's word must not wrap in a narrow table. */
const columnWidths = (hasRoom: boolean): Readonly<Record<string, string>> => ({
  name: hasRoom ? 'w-[25%]' : 'w-[28%]',
  department: hasRoom ? 'w-[18%]' : 'w-[24%]',
});

/** The arrow is CSS: an icon would add two elements per row. */
const arrowCell =
  'pe-6.5 text-end max-md:pe-4 max-md:print:hidden after:inline-block after:h-2.5 after:w-1.5 after:bg-muted after:[clip-path:polygon(0_9%,16%_0,100%_50%,16%_100%,0_91%,68%_50%)] rtl:after:-scale-x-100 forced-colors:after:bg-[CanvasText]';

type PersonCellsProps = EmployeeTableProps & { place: RowPlace; employee: EmployeeSummary };

function PersonCells({ place, employee, ...table }: PersonCellsProps) {
  const { view, choice, isPhone, hasRoom, detailsId, onSelect } = table;
  const { workMail, department } = employee;
  const name = fullName(employee) || workMail;
  const isSelected = view.selected === employee;
  const goals = goalsText(employee, view);
  return (
    <TableRow
      place={place}
      record={{ isSelected, isChosen: choice.has(employee), onPress: () => onSelect(employee, false) }}
      className={isPhone ? 'h-21' : 'h-14.25'}
    >
      <td data-choice className={clsx('select-none', boxColumn)}>
        <ChoiceBox row={employee} name={name} />
      </td>
      <td className="py-2 pe-3 print:ps-3">
        <span className="flex items-center gap-3">
          <Avatar name={name} image={null} tint={tintOf(employee.id)} />
          <span className="min-w-0">
            <button
              type="button"
              data-row-focus
              title={name}
              aria-expanded={isSelected}
              aria-controls={isSelected ? detailsId : undefined}
              onClick={({ detail }) => onSelect(employee, detail === 0)}
              className="block scroll-my-24 rounded-badge text-start font-medium wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            >
              <bdi className="line-clamp-2">{name || missing}</bdi>
            </button>
            {isPhone && <PhoneLines employee={employee} goals={goals} />}
          </span>
        </span>
      </td>
      {!isPhone && (
        <td title={workMail} className="truncate px-4 text-muted">
          <bdi>{workMail || missing}</bdi>
          {!hasRoom && (
            <bdi title={goals} className="block truncate text-small text-muted empty:hidden">
              {goals}
            </bdi>
          )}
        </td>
      )}
      {!isPhone && view.groups === null && (
        <td className="px-4 text-muted">
          {department === '' ? (
            missing
          ) : (
            <bdi
              title={department}
              className="inline-block max-w-full truncate rounded-badge bg-track px-2 py-0.75 align-middle text-micro font-semibold"
            >
              {department}
            </bdi>
          )}
        </td>
      )}
      {hasRoom && (
        <td title={goals || goalsNotKnown} className="px-4 text-muted">
          <span className="line-clamp-2">{view.goals.goals && (goals || missing)}</span>
        </td>
      )}
      <td aria-hidden className={arrowCell} />
    </TableRow>
  );
}

/** Below 768 px: the email, then department and goals in one line. */
function PhoneLines({ employee, goals }: { employee: EmployeeSummary; goals: string }) {
  const further = [employee.department, goals].filter((text) => text !== '').join(' \u00b7 ');
  return [employee.workMail, further].map((text, line) => (
    <span key={line} className="block text-small wrap-anywhere text-muted">
      <bdi>{text || missing}</bdi>
    </span>
  ));
}

const departmentName = (name: string): string => name || 'No department';

type GroupHeadProps = {
  row: GroupRow;
  onFold: (row: GroupRow, all: boolean) => void;
};

/** The head of a department: checkbox, collapse button, name and counts. */
function GroupHead({ row, onFold }: GroupHeadProps) {
  const { group, isOpen } = row;
  const { countOf } = useChosen().choice;
  const chosen = useMemo(() => countOf(group.rows), [countOf, group]);
  const name = departmentName(group.name);
  return (
    <div className="flex items-center">
      <span data-choice className="select-none print:hidden">
        <GroupBox name={name} rows={group.rows} />
      </span>
      <FoldButton name={name} isOpen={isOpen} onToggle={(all) => onFold(row, all)} />
      <p className="line-clamp-2 min-w-0 ps-1 font-semibold wrap-anywhere">
        <bdi className={clsx(group.name === '' && 'text-muted')}>{name}</bdi>{' '}
        <span className="ms-2 text-small font-normal text-muted">
          {peopleCount(group.rows.length)}
          {chosen > 0 && (chosen === group.rows.length ? ', all selected' : `, ${withCommas(chosen)} selected`)}
        </span>
      </p>
    </div>
  );
}
