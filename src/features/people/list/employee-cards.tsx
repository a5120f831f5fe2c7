import ChevronRight from 'lucide-react/icons/chevron-right';

import { fullName, type EmployeeSummary } from '@/domain/employee';
import { Avatar, tintOf } from '@/ui/avatar';
import { phoneBox, PhoneFoundBox } from '@/ui/choice-boxes';
import { CardList, CardRow } from '@/ui/list-rows';

import {
  EmployeeNameButton,
  GoalsKeptHere,
  goalsText,
  missing,
  PersonBox,
  stateOf,
  type RowActions,
  type RowsProps,
} from './employee-row';
import { otherColumns } from './employees';
import { GroupHead } from './group-head';

/** The two lines below a name: the first of the other columns, and what is known of the rest. */
function linesOf(employee: EmployeeSummary, actions: RowActions): readonly string[] {
  const [first = '', ...rest] = otherColumns.map(({ valueOf }) => valueOf(employee));
  return [first, [...rest, goalsText(employee, actions)].filter((text) => text !== '').join(' \u00b7 ')];
}

/** Rows of three lines: below 768 px. */
export function EmployeeCards({ list, actions }: RowsProps) {
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised">
      <PhoneFoundBox {...actions} />
      <GoalsKeptHere actions={actions} className="pb-2.5" />
      <CardList {...list} label="Employee List" estimate={5.25}>
        {(row, place) => {
          if (row.type === 'group') {
            return (
              <CardRow
                place={place}
                isHead
                className="flex min-h-12 items-center ps-1 pe-4 shadow-[inset_0_1px_0_var(--c-line),inset_0_-1px_0_var(--c-line)]"
              >
                <GroupHead row={row} parts={actions} onFold={actions.onFold} boxClassName={phoneBox} />
              </CardRow>
            );
          }
          const { person } = row;
          return (
            <CardRow
              place={place}
              record={stateOf(person, actions)}
              className="relative flex min-h-21 items-center gap-2 py-2 ps-1 pe-4 print:ps-5"
            >
              {/* Over the button that fills the row. */}
              <span className="relative z-1 select-none print:hidden">
                <PersonBox employee={person} actions={actions} className={phoneBox} />
              </span>
              <Avatar name={fullName(person)} image={null} tint={tintOf(person.id)} />
              <div className="min-w-0 flex-1">
                <EmployeeNameButton employee={person} actions={actions} fillsRow />
                {linesOf(person, actions).map((text, line) => (
                  <p key={line} className="truncate text-small text-muted">
                    <bdi>{text || missing}</bdi>
                  </p>
                ))}
              </div>
              <ChevronRight className="size-5 shrink-0 text-muted" />
            </CardRow>
          );
        }}
      </CardList>
    </div>
  );
}
