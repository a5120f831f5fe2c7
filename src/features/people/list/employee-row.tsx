import { clsx } from 'clsx';

import { findGoals, unlinkedInWords, type GoalsOfPeople } from '@/components/goal/use-goals-of-people';
import { goalsInWords, keptHere, noGoals } from '@/domain/drafted-for';
import { fullName, type EmployeeSummary } from '@/domain/employee';
import { ChoiceBox } from '@/ui/choice-boxes';
import type { Choice } from '@/ui/use-choice';
import type { ListProps } from '@/ui/use-list-rows';

import type { EmployeeView } from './employees';
import type { GroupRow, PeopleRow } from './people-rows';

export type RowActions = {
  choice: Choice;
  selectedId: string | null;
  detailsId: string;
  onSelect: (employee: EmployeeSummary, byKeyboard: boolean) => void;
  /** @param all whether all departments follow it */
  onFold: (row: GroupRow, all: boolean) => void;
  /** undefined until they are read. */
  goals: GoalsOfPeople | undefined;
};

export type RowsProps = {
  view: EmployeeView;
  list: Omit<ListProps<PeopleRow>, 'estimate' | 'children'>;
  actions: RowActions;
  /** Whether a column of goals and the list of departments beside the rows fit. */
  hasRoom: boolean;
};

/** Shown for a missing value (docs/product.md 7.8). */
export const missing = '\u2013';

/** A person's goals in words; '' for unknown. */
export function goalsText({ key }: EmployeeSummary, { goals }: RowActions): string {
  const own = findGoals(goals, key);
  if (own.state === 'known') return goalsInWords(own.value);
  return own.state === 'absent' ? noGoals : '';
}

export const goalsNote = ({ goals }: RowActions): string =>
  goals === undefined || goals.unlinked.length === 0
    ? keptHere
    : `${keptHere}. ${unlinkedInWords(goals.unlinked.length)}`;

/** `goalsNote` above rows without a column of goals. */
export function GoalsKeptHere({ actions, className }: { actions: RowActions; className: string }) {
  return <p className={clsx('bg-sunken px-5 text-small text-muted', className)}>Goals drafted {goalsNote(actions)}.</p>;
}

export const rowState = (employee: EmployeeSummary, { selectedId, choice }: RowActions) => ({
  isSelected: selectedId === employee.id,
  isChosen: choice.has(employee),
});

export function PersonBox({ employee, className }: { employee: EmployeeSummary; className?: string }) {
  return <ChoiceBox row={employee} name={fullName(employee) || employee.workMail} className={className} />;
}

type EmployeeNameButtonProps = {
  employee: EmployeeSummary;
  actions: RowActions;
  /** Whether its target is the whole surrounding row, which must be `relative`. */
  fillsRow?: boolean;
};

/** The name as the button that opens the details. */
export function EmployeeNameButton({ employee, actions, fillsRow = false }: EmployeeNameButtonProps) {
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
        actions.onSelect(employee, event.detail === 0);
      }}
      className={clsx(
        'scroll-my-24 rounded-badge text-start font-medium wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        fillsRow && 'block w-full after:absolute after:inset-0',
      )}
    >
      <bdi className="line-clamp-2">{name || employee.workMail || missing}</bdi>
    </button>
  );
}
