import { useMemo } from 'react';

import { findGoals, useGoalsOfPeople, type GoalsOfPeople } from '@/components/goal/use-goals-of-people';
import { goalsNotKnown } from '@/domain/drafted-for';
import { fullName, type EmployeeSummary } from '@/domain/employee';
import type { Known } from '@/domain/known';
import { foldedOnce, nameFilter, countNames, type ListFilter, type ListTable } from '@/ui/list-view';
import { useListView } from '@/ui/use-list-view';
import { useParameters } from '@/ui/use-view-state';

const departmentOf = ({ department }: EmployeeSummary) => department;

const orders = ['A to Z', 'Z to A'] as const;

/** Sorted by last name (docs/product.md 8.8). */
const lastNameFirst = ({ firstName, lastName }: EmployeeSummary): string => `${lastName} ${firstName}`.trim();

const columns = [
  {
    column: 'name',
    label: 'Name',
    orders,
    valueOf: lastNameFirst,
    second: { column: 'first-name', label: 'First name', orders, valueOf: fullName },
  },
  { column: 'email', label: 'Work email', orders, valueOf: ({ workMail }: EmployeeSummary): string => workMail },
  { column: 'department', label: 'Department', orders, valueOf: departmentOf },
] as const;

/** undefined until they are read (docs/product.md 8.11). */
type KnownGoals = GoalsOfPeople | undefined;

/** The values of the `goals` parameter, as the filter shows them. */
export const goalFilters = { with: 'With goals', without: 'Without goals', unlinked: goalsNotKnown } as const;

export type GoalFilter = keyof typeof goalFilters;

const goalStates: Readonly<Record<GoalFilter, Known<unknown>['state']>> = {
  with: 'known',
  without: 'absent',
  unlinked: 'unknown',
};

/** Lists everyone if the goals failed to load. */
const goalsFilter: ListFilter<EmployeeSummary, KnownGoals> = {
  parse: (text) => (Object.hasOwn(goalStates, text) ? text : null),
  matcherOf:
    (value, goals) =>
    ({ key }) =>
      goals === undefined || findGoals(goals, key).state === goalStates[value as GoalFilter],
};

/** The search parameter of the org chart, and its value. */
export const linesParameter = 'view';
const linesView = 'reporting-lines';

/** With 'all', a link to the list selects everyone it shows. */
const selectParameter = 'select';

/** Search, filters and orders of the list (docs/product.md 8.8). */
export const employeeList: ListTable<EmployeeSummary, 'department' | 'goals', KnownGoals> = {
  record: 'employee',
  idOf: ({ id }) => id,
  textOf: (row) => foldedOnce(row, () => [fullName(row), row.workMail, row.department].join('\n')),
  columns,
  defaultOrder: { column: 'name', descending: false },
  filters: { department: nameFilter(departmentOf), goals: goalsFilter },
};

/** Counts the found people of every department; an empty one stays listed while the user types. */
export const countDepartments = (everyone: readonly EmployeeSummary[], found: readonly EmployeeSummary[]) =>
  countNames(everyone, departmentOf, found);

export function useEmployeeView(employees: readonly EmployeeSummary[]) {
  const goals = useGoalsOfPeople();
  const view = useListView(employeeList, employees, goals.goals);
  const { get, set } = useParameters<typeof linesParameter | typeof selectParameter>();
  const { found } = view;
  const departments = useMemo(() => countDepartments(employees, found), [employees, found]);
  const waits = view.filters.goals !== null && goals.goals === undefined && !goals.hasFailed;
  return {
    ...view,
    // Without the goals, no filter by goals is known to match.
    shown: waits ? undefined : view.shown,
    goals,
    departments,
    department: view.filters.department,
    hasLines: get(linesParameter) === linesView,
    selectsAll: get(selectParameter) === 'all',
    endSelecting: () => set(selectParameter, null),
    setLines: (isOn: boolean) => set(linesParameter, isOn ? linesView : null),
  };
}

export type EmployeeView = ReturnType<typeof useEmployeeView>;

export type PersonRow = { type: 'row'; key: string; person: EmployeeSummary };

/** The rows of the list. */
export const rowsOf = (people: readonly EmployeeSummary[]): readonly PersonRow[] =>
  people.map((person) => ({ type: 'row', key: person.key, person }));
