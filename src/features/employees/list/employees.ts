import type { EmployeeSummary } from '@/domain/employee';
import { foldedOnce, listedName, nameFilter, nameSteps, type ListTable, type NameCount } from '@/ui/list-view';
import { useListView } from '@/ui/use-list-view';

/** A row of the list. */
export type EmployeeRow = {
  /** Unique within the list, also when the backend repeats an id. */
  key: string;
  id: string;
  firstName: string;
  lastName: string;
  /** Both names, as they are shown. */
  name: string;
  workMail: string;
  department: string;
};

/** Memoised per list in a WeakMap. */
const rowsByList = new WeakMap<readonly EmployeeSummary[], readonly EmployeeRow[]>();

/** The rows for the employees of the API; the same array for the same list. */
export function rowsOf(employees: readonly EmployeeSummary[]): readonly EmployeeRow[] {
  const known = rowsByList.get(employees);
  if (known !== undefined) return known;
  const rows = employees.map(toRow);
  rowsByList.set(employees, rows);
  return rows;
}

function toRow(employee: EmployeeSummary, index: number): EmployeeRow {
  const { id, firstName, lastName, workMail } = employee;
  const name = `${firstName} ${lastName}`.trim();
  return { key: `${index} ${id}`, id, firstName, lastName, name, workMail, department: employee.department.trim() };
}

const departmentOf = ({ department }: EmployeeRow) => department;

export type Column = 'name' | 'email' | 'department';

const orders = ['A to Z', 'Z to A'] as const;

type Facets = { departments: readonly NameCount[] };

/** The employees, as they are found in and sorted (docs/product.md 8.8). */
export const employeeList: ListTable<EmployeeRow, Column, 'department', Facets, null> = {
  record: 'employee',
  idOf: ({ id }) => id,
  textOf: (row) => foldedOnce(row, () => `${row.name}\n${row.workMail}\n${row.department}`),
  columns: [
    { column: 'name', label: 'Name', orders, valueOf: ({ name }) => name },
    { column: 'email', label: 'Work email', orders, valueOf: ({ workMail }) => workMail },
    { column: 'department', label: 'Department', orders, valueOf: departmentOf },
  ],
  // In ten thousand rows the order of onboarding helps nobody.
  defaultOrder: { column: 'name', descending: false },
  filters: { department: nameFilter(departmentOf) },
  // Of all, so that the departments stay the same while the user types.
  *facetSteps(rows, found) {
    return { departments: yield* nameSteps(rows, departmentOf, found) };
  },
  countsFound: true,
};

/** What the list shows. */
export function useEmployeeView(employees: readonly EmployeeSummary[]) {
  const view = useListView(employeeList, rowsOf(employees), null);
  const departments = view.facets?.departments;
  return { ...view, departments, department: listedName(departments ?? [], view.filters.department) };
}

export type EmployeeView = ReturnType<typeof useEmployeeView>;
