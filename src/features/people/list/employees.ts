import { useMemo } from 'react';

import { goalsOf, useGoalsOfPeople, type GoalsOfPeople } from '@/components/goal/use-goals-of-people';
import { employeeColumns, fullName, type EmployeeSummary } from '@/domain/employee';
import type { Known } from '@/domain/known';
import {
  foldedOnce,
  listedName,
  groupsByName,
  nameFilter,
  countNames,
  type ListFilter,
  type ListTable,
} from '@/ui/list-view';
import { useListView } from '@/ui/use-list-view';
import { useParameters } from '@/ui/use-view-state';

const departmentOf = ({ department }: EmployeeSummary) => department;

const orders = ['A to Z', 'Z to A'] as const;

/** The columns beside the name: what is shown of a row, and searched. */
export const otherColumns = employeeColumns.map(({ column, field, label }) => ({
  column,
  label,
  orders,
  valueOf: (row: EmployeeSummary): string => row[field],
}));

/** Sorted as lists of staff are: by the last name (docs/product.md 8.8). */
const lastNameFirst = ({ firstName, lastName }: EmployeeSummary): string => `${lastName} ${firstName}`.trim();

const byFirstName = { column: 'first-name', label: 'First name', orders, valueOf: fullName };

const columns = [
  { column: 'name', label: 'Name', orders, valueOf: lastNameFirst, second: byFirstName },
  ...otherColumns,
] as const;

/** What the list has of each person, which is what is searched: 'name, email and department'. */
export const columnsInWords = (type: Intl.ListFormatType): string =>
  new Intl.ListFormat('en-GB', { type }).format(columns.map(({ column }) => column));

/** Who has goals, as far as this browser knows; undefined until that was read (docs/product.md 8.11). */
type KnownGoals = GoalsOfPeople | undefined;

/** The three states of someone's goals, by the value of `goals` in the address. */
const goalStates: Readonly<Record<string, Known<unknown>['state']>> = {
  with: 'known',
  without: 'absent',
  unlinked: 'unknown',
};

/** By what this browser knows of someone's goals; everyone where that could not be read. */
const goalsFilter: ListFilter<EmployeeSummary, KnownGoals> = {
  parse: (text) => (Object.hasOwn(goalStates, text) ? text : null),
  matcherOf:
    (value, goals) =>
    ({ key }) =>
      goals === undefined || goalsOf(goals, key).state === goalStates[value],
};

/** The parameter of the address that says what the list shows, and its value for reporting lines. */
export const linesParameter = 'view';
const linesView = 'reporting-lines';

/** The parameter with which a link to the list selects everyone it shows ('all'). */
const selectParameter = 'select';

/** The employees, as they are found in and sorted (docs/product.md 8.8). */
export const employeeList: ListTable<EmployeeSummary, 'department' | 'goals', KnownGoals> = {
  record: 'employee',
  idOf: ({ id }) => id,
  textOf: (row) =>
    foldedOnce(row, () => [fullName(row), ...otherColumns.map(({ valueOf }) => valueOf(row))].join('\n')),
  columns,
  // In ten thousand rows the order of onboarding helps nobody.
  defaultOrder: { column: 'name', descending: false },
  filters: { department: nameFilter(departmentOf), goals: goalsFilter },
  groupedBy: 'department',
};

/** Counts the people found of each department; of all departments, so that they stay the same while the user types. */
export const departmentsOf = (everyone: readonly EmployeeSummary[], found: readonly EmployeeSummary[]) =>
  countNames(everyone, departmentOf, found);

/** What the list shows. */
export function useEmployeeView(employees: readonly EmployeeSummary[]) {
  const goals = useGoalsOfPeople();
  const view = useListView(employeeList, employees, goals.goals);
  const { get, set } = useParameters<typeof linesParameter | typeof selectParameter>();
  const { found, isGrouped } = view;
  const departments = useMemo(() => departmentsOf(employees, found), [employees, found]);
  const groups = useMemo(() => (isGrouped ? groupsByName(view.shown, departmentOf) : null), [isGrouped, view.shown]);
  const shown = useMemo(() => groups?.flatMap(({ rows }) => rows) ?? view.shown, [groups, view.shown]);
  const waits = view.filters.goals !== null && goals.goals === undefined && !goals.hasFailed;
  return {
    ...view,
    // Nobody has no goals for as long as that is not known.
    shown: waits ? undefined : shown,
    groups,
    goals,
    departments,
    department: listedName(departments, view.filters.department),
    hasLines: get(linesParameter) === linesView,
    /** Whether the link to this page asks to select everyone who is shown, until `endSelecting`. */
    selectsAll: get(selectParameter) === 'all',
    endSelecting: () => set(selectParameter, null),
    setLines: (isOn: boolean) => set(linesParameter, isOn ? linesView : null),
  };
}

export type EmployeeView = ReturnType<typeof useEmployeeView>;
