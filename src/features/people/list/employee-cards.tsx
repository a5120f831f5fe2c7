import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useImperativeHandle } from 'react';

import { fullName, type EmployeeSummary } from '@/domain/employee';
import { Avatar, tintOf } from '@/ui/avatar';
import { phoneBox, PhoneFoundBox } from '@/ui/choice-boxes';
import { stickyHead } from '@/ui/row-groups';
import { useFocusAfterClosing, useVirtualRows } from '@/ui/use-virtual-rows';

import {
  EmployeeNameButton,
  GoalsKeptHere,
  goalsText,
  idOf,
  keyOf,
  missing,
  PersonBox,
  tintOfRow,
  type RowActions,
  type RowsProps,
} from './employee-row';
import { otherColumns } from './employees';
import { GroupHead } from './group-head';
import { isGroupHead, type ListedRow } from './grouped-rows';

/** The two lines below a name: the first of the other columns, and what is known of the rest. */
function linesOf(employee: EmployeeSummary, actions: RowActions): readonly string[] {
  const [first = '', ...rest] = otherColumns.map(({ valueOf }) => valueOf(employee));
  return [first, [...rest, goalsText(employee, actions)].filter((text) => text !== '').join(' \u00b7 ')];
}

/** Rows of three lines: below 768 px. */
export function EmployeeCards({ grouped, actions }: RowsProps) {
  const { rows, headOf, toggleFold } = grouped;
  const virtual = useVirtualRows<HTMLUListElement, ListedRow>(rows, keyOf, 5.25, headOf);
  const { ref, shown, gapAfter, handlers, revealRow } = virtual;
  useFocusAfterClosing(
    (id) => rows.findIndex((row) => idOf(row) === id),
    actions.selectedId,
    virtual,
    actions.hasStepped,
  );
  useImperativeHandle(actions.reveal, () => (employee: EmployeeSummary) => revealRow(rows.indexOf(employee)));
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised">
      <PhoneFoundBox {...actions} />
      <GoalsKeptHere actions={actions} className="pb-2.5" />
      <ul ref={ref} aria-label="Employee List" style={{ paddingBottom: gapAfter }} {...handlers}>
        {shown.map(({ index, gap }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const place = {
            'data-index': index,
            'aria-setsize': rows.length,
            'aria-posinset': index + 1,
            style: { marginTop: gap },
          };
          if (isGroupHead(row)) {
            return (
              <li
                key={row.key}
                {...place}
                data-sticky
                className={clsx(
                  'sticky top-[calc(var(--top-inset)+60px)] z-2 flex min-h-12 items-center ps-1 pe-4 print:static',
                  stickyHead,
                )}
              >
                <GroupHead head={row} parts={actions} onFold={toggleFold} boxClassName={phoneBox} />
              </li>
            );
          }
          return (
            <li
              key={row.key}
              {...place}
              className={clsx(
                'relative flex min-h-21 items-center gap-2 border-t border-line py-2 ps-1 pe-4 print:ps-5',
                tintOfRow({ employee: row, actions }),
                actions.selectedId === row.id && 'shadow-[inset_3px_0_0_var(--c-accent)]',
              )}
            >
              {/* Over the button that fills the row. */}
              <span className="relative z-1 select-none print:hidden">
                <PersonBox employee={row} actions={actions} className={phoneBox} />
              </span>
              <Avatar name={fullName(row)} image={null} tint={tintOf(row.id)} />
              <div className="min-w-0 flex-1">
                <EmployeeNameButton employee={row} actions={actions} fillsRow />
                {linesOf(row, actions).map((text, line) => (
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
    </div>
  );
}
