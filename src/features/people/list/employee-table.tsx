import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { goalsNotKnown } from '@/domain/drafted-for';
import { fullName, type EmployeeColumn, type EmployeeSummary } from '@/domain/employee';
import { Avatar, tintOf } from '@/ui/avatar';
import { boxColumn, FoundBox } from '@/ui/choice-boxes';
import { HeadCell, TableList, TableRow } from '@/ui/list-rows';
import { alignedWithWords, SortHeaders } from '@/ui/sort-header';
import type { RowPlace } from '@/ui/use-list-rows';

import {
  EmployeeNameButton,
  GoalsKeptHere,
  goalsNote,
  goalsText,
  missing,
  PersonBox,
  rowState,
  type RowActions,
  type RowsProps,
} from './employee-row';
import { employeeList, otherColumns } from './employees';
import { GroupHead } from './group-head';

/** The list from 768 px on. */
export function EmployeeTable({ view, list, actions, hasRoom }: RowsProps) {
  const isGrouped = view.groups !== null;
  const widths = columnWidths(hasRoom);
  const others = isGrouped ? otherColumns.filter(({ column }) => column !== 'department') : otherColumns;
  const beside = hasRoom && !isGrouped ? others.length : Math.min(others.length, leastBeside);
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised">
      {/* Hidden from xl on: opening the details must not move the rows. */}
      {!hasRoom && <GoalsKeptHere actions={actions} className="pt-2.5 xl:hidden" />}
      <TableList
        {...list}
        label="Employee List"
        estimate={3.5625}
        head={
          <>
            <td className={boxColumn}>
              <FoundBox />
            </td>
            <SortHeaders
              columns={[...employeeList.columns.slice(0, 1), ...others.slice(0, beside)]}
              view={view}
              // The button's 8 px padding would cover the checkbox in the first column.
              classNameOf={(column) =>
                clsx(alignedWithWords, column === 'name' ? 'print:ps-3' : 'px-4', widths[column])
              }
            />
            {hasRoom && (
              <th
                scope="col"
                title={goalsNote(actions)}
                aria-description={goalsNote(actions)}
                className="w-[16%] px-4 font-medium"
              >
                Goals
              </th>
            )}
            <td aria-hidden className="w-14" />
          </>
        }
      >
        {(row, place) =>
          row.type === 'group' ? (
            <TableRow place={place} className="h-11">
              <HeadCell
                place={place}
                colSpan={beside + (hasRoom ? 4 : 3)}
                className="ps-2.5 pe-5 shadow-[inset_0_1px_0_var(--c-line),inset_0_-1px_0_var(--c-line)] pointer-coarse:ps-1"
              >
                <GroupHead row={row} onFold={actions.onFold} />
              </HeadCell>
            </TableRow>
          ) : (
            <PersonCells
              place={place}
              employee={row.person}
              actions={actions}
              hasRoom={hasRoom}
              others={others}
              beside={beside}
            />
          )
        }
      </TableList>
    </div>
  );
}

/** Columns without a width here share the rest. A head's word must not wrap in a narrow table. */
const columnWidths = (hasRoom: boolean): Readonly<Record<string, string>> => ({
  name: hasRoom ? 'w-[25%]' : 'w-[28%]',
  department: hasRoom ? 'w-[18%]' : 'w-[24%]',
});

/** Minimum of columns beside the name; a narrow table shows the other values below the last one. */
const leastBeside = 2;

/** The arrow is CSS: an icon would add two elements per row. */
const arrowCell =
  'pe-6.5 text-end after:inline-block after:h-2.5 after:w-1.5 after:bg-muted after:[clip-path:polygon(0_9%,16%_0,100%_50%,16%_100%,0_91%,68%_50%)] rtl:after:-scale-x-100 forced-colors:after:bg-[CanvasText]';

type PersonCellsProps = {
  place: RowPlace;
  employee: EmployeeSummary;
  actions: RowActions;
  hasRoom: boolean;
  others: typeof otherColumns;
  beside: number;
};

function PersonCells({ place, employee, actions, hasRoom, others, beside }: PersonCellsProps) {
  const goals = goalsText(employee, actions);
  const below = others
    .slice(beside)
    .flatMap(({ valueOf }) => valueOf(employee) || [])
    .join(', ');
  return (
    <TableRow
      place={place}
      record={{ ...rowState(employee, actions), onPress: () => actions.onSelect(employee, false) }}
      className="h-14.25"
    >
      <td data-choice className={clsx('select-none', boxColumn)}>
        <PersonBox employee={employee} />
      </td>
      <td className="py-2 pe-3 print:ps-3">
        <span className="flex items-center gap-3">
          <Avatar name={fullName(employee)} image={null} tint={tintOf(employee.id)} />
          <EmployeeNameButton employee={employee} actions={actions} />
        </span>
      </td>
      {others.slice(0, beside).map(({ column, valueOf }, at) => (
        <Cell key={column} column={column} text={valueOf(employee)}>
          {!hasRoom && column === 'email' && <Below text={goals} />}
          {at === beside - 1 && <Below text={below} />}
        </Cell>
      ))}
      {hasRoom && (
        <td title={goals || goalsNotKnown} className="px-4 text-muted">
          <span className="line-clamp-2">{actions.goals && (goals || missing)}</span>
        </td>
      )}
      <td aria-hidden className={arrowCell} />
    </TableRow>
  );
}

function Cell({ column, text, children }: { column: EmployeeColumn; text: string; children: ReactNode }) {
  const isBadge = column === 'department' && text !== '';
  return (
    <td className={clsx('px-4', !isBadge && 'truncate text-muted')} title={isBadge ? undefined : text}>
      {isBadge ? <Badge text={text} /> : <bdi>{text || missing}</bdi>}
      {children}
    </td>
  );
}

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
