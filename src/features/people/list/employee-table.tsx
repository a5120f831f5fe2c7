import { clsx } from 'clsx';
import { useImperativeHandle, useRef, type ReactNode } from 'react';

import { goalsNotKnown } from '@/domain/drafted-for';
import { fullName, type EmployeeColumn, type EmployeeSummary } from '@/domain/employee';
import { Avatar, tintOf } from '@/ui/avatar';
import { boxColumn, FoundBox, isBesideBox } from '@/ui/choice-boxes';
import { headBefore, stickyHead, underBar, underTableHead } from '@/ui/row-groups';
import { alignedWithWords, SortHeaders } from '@/ui/sort-header';
import { hasSelectedText } from '@/ui/text-selection';
import { RowGap, selectedTableRow, useFocusAfterClosing, useVirtualRows, type VirtualRow } from '@/ui/use-virtual-rows';

import { DepartmentJumps } from './department-jumps';
import {
  EmployeeNameButton,
  GoalsKeptHere,
  goalsNote,
  goalsText,
  idOf,
  keyOf,
  missing,
  PersonBox,
  tintOfRow,
  type RowActions,
  type RowsProps,
} from './employee-row';
import { employeeList, otherColumns } from './employees';
import { GroupHead } from './group-head';
import { isGroupHead, type GroupHead as Head, type ListedRow } from './grouped-rows';

/** The name and the other columns, in groups below the head of the table: from 768 px on. */
export function EmployeeTable({ view, grouped, actions, hasRoom }: RowsProps) {
  const { rows, heads, headOf, toggleFold } = grouped;
  const virtual = useVirtualRows<HTMLTableSectionElement, ListedRow>(rows, keyOf, 3.5625, headOf);
  const { ref, shown, gapAfter, handlers, showRow, revealRow, indexAt } = virtual;
  useFocusAfterClosing(
    (id) => rows.findIndex((row) => idOf(row) === id),
    actions.selectedId,
    virtual,
    actions.hasStepped,
  );
  useImperativeHandle(actions.reveal, () => (employee: EmployeeSummary) => revealRow(rows.indexOf(employee)));
  const corner = useRef<HTMLTableCellElement>(null);
  const isGrouped = heads.length > 0;
  const widths = columnWidths(hasRoom);
  // The head of a group says its department.
  const others = isGrouped ? otherColumns.filter(({ column }) => column !== 'department') : otherColumns;
  const beside = hasRoom && !isGrouped ? others.length : Math.min(others.length, leastBeside);

  /** How far below the top of the window the rows begin when they are scrolled. */
  function headBottom(): number {
    const cell = corner.current;
    return cell === null ? 0 : (Number.parseFloat(getComputedStyle(cell).top) || 0) + cell.offsetHeight;
  }

  return (
    <div className="flex items-start gap-5">
      <div className="min-w-0 flex-1 overflow-clip rounded-card border border-line bg-raised">
        {/* Not where details take the room, or the rows would move. */}
        {!hasRoom && <GoalsKeptHere actions={actions} className="pt-2.5 xl:hidden" />}
        <table className="w-full table-fixed text-start" aria-rowcount={rows.length + 1}>
          <caption className="sr-only">Employee List</caption>
          <thead
            className={clsx(
              'bg-sunken text-label text-muted',
              isGrouped && '*:*:sticky *:*:z-3 *:*:bg-sunken print:*:*:static',
            )}
          >
            <tr className={clsx('h-11', isGrouped && 'group/head')} aria-rowindex={1}>
              <td ref={corner} className={clsx(boxColumn, isGrouped && underBar)}>
                <FoundBox {...actions} />
              </td>
              <SortHeaders
                columns={[...employeeList.columns.slice(0, 1), ...others.slice(0, beside)]}
                view={view}
                // The button has 8 px beside its words, but for the first: there they would be over the box.
                classNameOf={(column) =>
                  clsx(
                    alignedWithWords,
                    column === 'name' ? 'print:ps-3' : 'px-4',
                    widths[column],
                    isGrouped && underBar,
                  )
                }
              />
              {hasRoom && (
                <th
                  scope="col"
                  title={goalsNote(actions)}
                  aria-description={goalsNote(actions)}
                  className={clsx('w-[16%] px-4 font-medium', isGrouped && underBar)}
                >
                  Goals
                </th>
              )}
              <td aria-hidden className={clsx('w-14', isGrouped && underBar)} />
            </tr>
          </thead>
          <tbody ref={ref} {...handlers}>
            {shown.map((row) => {
              const listed = rows[row.index];
              if (listed === undefined) return null;
              return isGroupHead(listed) ? (
                <HeadRow
                  key={listed.key}
                  row={row}
                  head={listed}
                  actions={actions}
                  count={beside + (hasRoom ? 4 : 3)}
                  onFold={toggleFold}
                />
              ) : (
                <Row
                  key={listed.key}
                  row={row}
                  employee={listed}
                  actions={actions}
                  hasRoom={hasRoom}
                  others={others}
                  beside={beside}
                />
              );
            })}
            <RowGap height={gapAfter} />
          </tbody>
        </table>
      </div>
      {view.groups && hasRoom && (
        // Its place is there before it is: the rows do not move for it.
        <div className="w-58 shrink-0 self-stretch print:hidden">
          <DepartmentJumps
            groups={view.groups}
            // A pixel further is the row itself.
            inSight={() => heads.indexOf(headBefore(heads, indexAt(headBottom() + 1)) ?? -1)}
            onJump={(place) => showRow(heads[place] ?? 0, headBottom())}
          />
        </div>
      )}
    </div>
  );
}

/** Of the columns that do not share what the others leave. A head's word must not break where the table is narrow. */
const columnWidths = (hasRoom: boolean): { [Column in EmployeeColumn]?: string } => ({
  name: hasRoom ? 'w-[25%]' : 'w-[31%]',
  department: hasRoom ? 'w-[18%]' : 'w-[24%]',
});

/** So many columns always have a place beside the name; what others say stands below the last of them in a narrow table. */
const leastBeside = 2;

type HeadRowProps = {
  row: VirtualRow;
  head: Head;
  actions: RowActions;
  onFold: (head: Head, all: boolean) => void;
  /** Columns of a row, with the box and the arrow. */
  count: number;
};

/** The head of a department. Its cell stays in sight over its people. */
function HeadRow({ row: { index, gap }, head, actions, count, onFold }: HeadRowProps) {
  return (
    <>
      <RowGap height={gap} />
      <tr data-index={index} aria-rowindex={index + 2} className="h-11">
        <td colSpan={count} className={clsx('ps-2.5 pe-5 pointer-coarse:ps-1', underTableHead, stickyHead)}>
          <GroupHead head={head} parts={actions} onFold={onFold} />
        </td>
      </tr>
    </>
  );
}

/** Ends with an arrow onwards: an icon in each row would be two elements more. */
const arrowCell =
  'pe-6.5 text-end after:inline-block after:h-2.5 after:w-1.5 after:bg-muted after:[clip-path:polygon(0_9%,16%_0,100%_50%,16%_100%,0_91%,68%_50%)] rtl:after:-scale-x-100 forced-colors:after:bg-[CanvasText]';

type RowProps = {
  row: VirtualRow;
  employee: EmployeeSummary;
  actions: RowActions;
  hasRoom: boolean;
  others: typeof otherColumns;
  beside: number;
};

function Row({ row: { index, gap }, employee, actions, hasRoom, others, beside }: RowProps) {
  const { id } = employee;
  const goals = goalsText(employee, actions);
  const below = others
    .slice(beside)
    .flatMap(({ valueOf }) => valueOf(employee) || [])
    .join(', ');
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
          tintOfRow({ employee, actions }),
          isSelected && selectedTableRow,
        )}
      >
        <td data-choice className={clsx('select-none', boxColumn)}>
          <PersonBox employee={employee} actions={actions} />
        </td>
        <td className="py-2 pe-3 print:ps-3">
          <span className="flex items-center gap-3">
            <Avatar name={fullName(employee)} image={null} tint={tintOf(id)} />
            <EmployeeNameButton employee={employee} actions={actions} />
          </span>
        </td>
        {others.slice(0, beside).map(({ column, valueOf }, place) => (
          <Cell key={column} column={column} text={valueOf(employee)}>
            {!hasRoom && column === 'email' && <Below text={goals} />}
            {place === beside - 1 && <Below text={below} />}
          </Cell>
        ))}
        {hasRoom && (
          <td title={goals || goalsNotKnown} className="truncate px-4 text-muted">
            {actions.goals && (goals || missing)}
          </td>
        )}
        <td aria-hidden className={arrowCell} />
      </tr>
    </>
  );
}

/** A text in its column, and what stands below it; the department, by which the list is filtered, as a badge. */
function Cell({ column, text, children }: { column: EmployeeColumn; text: string; children: ReactNode }) {
  const isBadge = column === 'department' && text !== '';
  return (
    <td className={clsx('px-4', !isBadge && 'truncate text-muted')} title={isBadge ? undefined : text}>
      {isBadge ? <Badge text={text} /> : <bdi>{text || missing}</bdi>}
      {children}
    </td>
  );
}

/** A second line of a cell, where there is something to say. */
function Below({ text }: { text: string }) {
  return (
    text !== '' && (
      <bdi title={text} className="block truncate text-small text-muted">
        {text}
      </bdi>
    )
  );
}

function Badge({ text }: { text: string }) {
  return (
    <bdi
      title={text}
      className="inline-block max-w-full truncate rounded-badge bg-track px-2 py-0.75 align-middle text-micro font-semibold text-muted"
    >
      {text}
    </bdi>
  );
}
