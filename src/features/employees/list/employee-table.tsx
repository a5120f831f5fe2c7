import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { MouseEvent } from 'react';

import { fullName, type EmployeeColumn, type EmployeeSummary } from '@/domain/employee';
import { Avatar, tintOf } from '@/ui/avatar';
import {
  boxColumn,
  ChoiceBox,
  FoundBox,
  isBesideBox,
  phoneBox,
  PhoneFoundBox,
  rowTint,
  type ChoiceParts,
} from '@/ui/choice-boxes';
import { SortHeaders } from '@/ui/sort-header';
import { hasSelectedText } from '@/ui/text-selection';
import { openTableRow, RowGap, useFocusAfterClosing, useVirtualRows, type VirtualRow } from '@/ui/use-virtual-rows';

import { employeeList, otherColumns, type EmployeeView } from './employees';

/** What a row can do; table and list share it. */
export type RowActions = ChoiceParts<EmployeeSummary> & {
  selectedId: string | null;
  detailsId: string;
  onSelect: (employee: EmployeeSummary, byKeyboard: boolean) => void;
};

const { idOf } = employeeList;
const keyOf = ({ key }: EmployeeSummary) => key;

type RowsProps = { view: EmployeeView; employees: readonly EmployeeSummary[]; actions: RowActions };

/** The name and the other columns: from 768 px on. */
export function EmployeeTable({ view, employees, actions }: RowsProps) {
  const { ref, shown, gapAfter, handlers, restoreFocus } = useVirtualRows<HTMLTableSectionElement, EmployeeSummary>(
    employees,
    keyOf,
    3.5625,
  );
  useFocusAfterClosing(employees, idOf, actions.selectedId, restoreFocus);
  return (
    <table className="w-full table-fixed text-left" aria-rowcount={employees.length + 1}>
      <caption className="sr-only">Employee List</caption>
      <thead className="bg-sunken text-label text-muted">
        <tr className="h-11" aria-rowindex={1}>
          <td className={boxColumn}>
            <FoundBox {...actions} />
          </td>
          <SortHeaders
            columns={employeeList.columns}
            view={view}
            // The button has 8 px beside its words.
            classNameOf={(column) =>
              clsx('[&>button]:-ml-2', column === 'name' ? 'print:pl-3' : 'px-4', columnWidths[column])
            }
          />
          <td aria-hidden className="w-14" />
        </tr>
      </thead>
      <tbody ref={ref} {...handlers}>
        {shown.map((row) => {
          const employee = employees[row.index];
          return employee && <Row key={employee.key} row={row} employee={employee} actions={actions} />;
        })}
        <RowGap height={gapAfter} />
      </tbody>
    </table>
  );
}

/** Of the columns that do not share what the others leave. */
const columnWidths: { [Column in EmployeeColumn]?: string } = { name: 'w-[36%]', department: 'w-[24%]' };

/** Chooses a person, with Shift all from the last one to them. */
function PersonBox({ employee, actions, className }: RowPartProps & { className?: string }) {
  const { choice, choiceHandlers } = actions;
  const name = fullName(employee) || employee.workMail;
  return <ChoiceBox choice={choice} choiceHandlers={choiceHandlers} row={employee} name={name} className={className} />;
}

type RowPartProps = { employee: EmployeeSummary; actions: RowActions };

type RowProps = RowPartProps & {
  row: VirtualRow;
};

function Row({ row: { index, gap }, employee, actions }: RowProps) {
  const { id } = employee;
  const name = fullName(employee);
  const isSelected = actions.selectedId === id;
  return (
    <>
      <RowGap height={gap} />
      <tr
        data-index={index}
        aria-rowindex={index + 2}
        onClick={({ target }) => {
          if (!isBesideBox(target) && !hasSelectedText()) actions.onSelect(employee, false);
        }}
        className={clsx(
          'h-14.25 cursor-pointer border-t border-line',
          rowTint({ isOpen: isSelected, isChosen: actions.choice.has(employee) }),
          isSelected && openTableRow,
        )}
      >
        <td data-choice className={clsx('select-none', boxColumn)}>
          <PersonBox employee={employee} actions={actions} />
        </td>
        <td className="py-2 pr-3 print:pl-3">
          <span className="flex items-center gap-3">
            <Avatar name={name} image={null} tint={tintOf(id)} />
            <EmployeeNameButton employee={employee} actions={actions} />
          </span>
        </td>
        {otherColumns.map(({ column, valueOf }) => (
          <Cell key={column} column={column} text={valueOf(employee)} />
        ))}
        <td className="pr-5 text-right text-muted">
          <ChevronRight aria-hidden className="inline size-5" strokeWidth={1.85} />
        </td>
      </tr>
    </>
  );
}

/** Shown for a missing value (docs/product.md 7.8). */
const missing = '\u2013';

/** A text in its column; the department, by which the list is filtered, as a badge. */
function Cell({ column, text }: { column: EmployeeColumn; text: string }) {
  const isBadge = column === 'department' && text !== '';
  return (
    <td className={clsx('px-4', !isBadge && 'truncate text-muted')} title={isBadge ? undefined : text}>
      {isBadge ? <Badge text={text} /> : <bdi>{text || missing}</bdi>}
    </td>
  );
}

function Badge({ text }: { text: string }) {
  return (
    <span
      title={text}
      className="inline-block max-w-full truncate rounded-badge bg-track px-2 py-0.75 align-middle text-micro font-semibold text-muted"
    >
      <bdi>{text}</bdi>
    </span>
  );
}

/** The two lines below a name: the first of the other columns, and what is known of the rest. */
function linesOf(employee: EmployeeSummary): readonly string[] {
  const [first = '', ...rest] = otherColumns.map(({ valueOf }) => valueOf(employee));
  return [first, rest.filter((text) => text !== '').join(' \u00b7 ')];
}

/** Rows of three lines: below 768 px. */
export function EmployeeRows({ employees, actions }: RowsProps) {
  const { ref, shown, gapAfter, handlers, restoreFocus } = useVirtualRows<HTMLUListElement, EmployeeSummary>(
    employees,
    keyOf,
    5.25,
  );
  useFocusAfterClosing(employees, idOf, actions.selectedId, restoreFocus);
  return (
    <>
      <PhoneFoundBox {...actions} />
      <ul ref={ref} aria-label="Employee List" style={{ paddingBottom: gapAfter }} {...handlers}>
        {shown.map(({ index, gap }) => {
          const employee = employees[index];
          if (employee === undefined) return null;
          const isSelected = actions.selectedId === employee.id;
          return (
            <li
              key={employee.key}
              data-index={index}
              aria-setsize={employees.length}
              aria-posinset={index + 1}
              style={{ marginTop: gap }}
              className={clsx(
                'relative flex min-h-21 items-center gap-2 border-t border-line py-2 pr-4 pl-1 print:pl-5',
                rowTint({ isOpen: isSelected, isChosen: actions.choice.has(employee) }),
                isSelected && 'shadow-[inset_3px_0_0_var(--c-accent)]',
              )}
            >
              {/* Over the button that fills the row. */}
              <span className="relative z-1 select-none print:hidden">
                <PersonBox employee={employee} actions={actions} className={phoneBox} />
              </span>
              <Avatar name={fullName(employee)} image={null} tint={tintOf(employee.id)} />
              <div className="min-w-0 flex-1">
                <EmployeeNameButton employee={employee} actions={actions} fillsRow />
                {linesOf(employee).map((text, line) => (
                  <p key={line} className="truncate text-small text-muted">
                    <bdi>{text || missing}</bdi>
                  </p>
                ))}
              </div>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.85} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

type EmployeeNameButtonProps = RowPartProps & {
  /** Whether its target is the whole row around it, which must be `relative`. */
  fillsRow?: boolean;
};

/** The name as the button that opens the details. */
function EmployeeNameButton({ employee, actions, fillsRow = false }: EmployeeNameButtonProps) {
  const name = fullName(employee);
  const isSelected = actions.selectedId === employee.id;
  return (
    <button
      type="button"
      data-row-focus
      title={name}
      aria-expanded={isSelected}
      aria-controls={isSelected ? actions.detailsId : undefined}
      onClick={(event) => {
        event.stopPropagation();
        actions.onSelect(employee, isByKeyboard(event));
      }}
      className={clsx(
        'scroll-my-24 rounded-badge text-left font-medium wrap-anywhere',
        fillsRow && 'block w-full after:absolute after:inset-0',
      )}
    >
      <bdi className="line-clamp-2">{name || employee.workMail || missing}</bdi>
    </button>
  );
}

/** Whether a click came from Enter, Space or a screen reader. */
function isByKeyboard(event: MouseEvent): boolean {
  return event.detail === 0;
}
