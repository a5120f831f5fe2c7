import { useMemo, useState } from 'react';

import { findGoals, useGoalsOfPeople, type GoalsOfPeople } from '@/components/goal/use-goals-of-people';
import { goalsNotKnown } from '@/domain/drafted-for';
import { fullName, type EmployeeSummary } from '@/domain/employee';
import type { Known } from '@/domain/known';
import {
  foldedOnce,
  groupsByName,
  nameFilter,
  countNames,
  type ListFilter,
  type ListTable,
  type RowGroup,
} from '@/ui/list-view';
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
  groupedBy: 'department',
};

/** Counts the people of every department. */
export const countDepartments = (everyone: readonly EmployeeSummary[]) => countNames(everyone, departmentOf);

export function useEmployeeView(employees: readonly EmployeeSummary[]) {
  const goals = useGoalsOfPeople();
  const view = useListView(employeeList, employees, goals.goals);
  const { get, set } = useParameters<typeof linesParameter | typeof selectParameter>();
  const { isGrouped } = view;
  const departments = useMemo(() => countDepartments(employees), [employees]);
  const groups = useMemo(() => (isGrouped ? groupsByName(view.shown, departmentOf) : null), [isGrouped, view.shown]);
  const shown = useMemo(() => groups?.flatMap(({ rows }) => rows) ?? view.shown, [groups, view.shown]);
  const waits = view.filters.goals !== null && goals.goals === undefined && !goals.hasFailed;
  return {
    ...view,
    // Without the goals, no filter by goals is known to match.
    shown: waits ? undefined : shown,
    groups,
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

type PersonRow = { type: 'row'; key: string; person: EmployeeSummary };

export type GroupRow = { type: 'group'; key: string; group: RowGroup<EmployeeSummary>; isOpen: boolean };

export type PeopleRow = PersonRow | GroupRow;

const rowOf = (person: EmployeeSummary): PersonRow => ({ type: 'row', key: person.key, person });

/** Group heads, each followed by its people unless collapsed. '\\0' keeps the keys of groups apart from those of people. */
const groupedRows = (groups: readonly RowGroup<EmployeeSummary>[], folded: ReadonlySet<string>): readonly PeopleRow[] =>
  groups.flatMap((group): PeopleRow[] => {
    const isOpen = !folded.has(group.name);
    return [{ type: 'group', key: `\u0000${group.name}`, group, isOpen }, ...(isOpen ? group.rows.map(rowOf) : [])];
  });

const none: ReadonlySet<string> = new Set();

/** The rows of the list. Collapsed groups belong to a search: other words expand all, so that all results show. */
export function usePeopleRows(
  people: readonly EmployeeSummary[],
  groups: readonly RowGroup<EmployeeSummary>[] | null,
  words: readonly string[],
) {
  const [folds, setFolds] = useState({ of: words, names: none });
  const folded = folds.of === words ? folds.names : none;
  const rows = useMemo(
    () => (groups === null ? people.map(rowOf) : groupedRows(groups, folded)),
    [people, groups, folded],
  );
  const fold = (names: Iterable<string>) => setFolds({ of: words, names: new Set(names) });
  return {
    rows,
    /** @param all whether all groups follow it */
    toggleFold: ({ group: { name }, isOpen }: GroupRow, all: boolean): void => {
      if (all) fold(isOpen ? (groups ?? []).map((each) => each.name) : none);
      else fold(isOpen ? [...folded, name] : [...folded].filter((each) => each !== name));
    },
  };
}
