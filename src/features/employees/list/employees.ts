import { employeeColumns, fullName, type EmployeeColumn, type EmployeeSummary } from '@/domain/employee';
import { foldedOnce, listedName, nameFilter, nameSteps, type ListTable, type NameCount } from '@/ui/list-view';
import { useListView } from '@/ui/use-list-view';

const departmentOf = ({ department }: EmployeeSummary) => department;

const orders = ['A to Z', 'Z to A'] as const;

/** The columns beside the name: what is shown of a row, and searched. */
export const otherColumns = employeeColumns.map(({ column, field, label }) => ({
  column,
  label,
  orders,
  valueOf: (row: EmployeeSummary): string => row[field],
}));

const columns = [{ column: 'name', label: 'Name', orders, valueOf: fullName }, ...otherColumns] as const;

/** The names of the columns as they are searched: 'name, email and department'. */
export const searchedColumns = (type: Intl.ListFormatType): string =>
  new Intl.ListFormat('en-GB', { type }).format(columns.map(({ column }) => column));

type Facets = { departments: readonly NameCount[] };

/** The employees, as they are found in and sorted (docs/product.md 8.8). */
export const employeeList: ListTable<EmployeeSummary, EmployeeColumn, 'department', Facets, null> = {
  record: 'employee',
  idOf: ({ id }) => id,
  textOf: (row) => foldedOnce(row, () => columns.map(({ valueOf }) => valueOf(row)).join('\n')),
  columns,
  // In ten thousand rows the order of onboarding helps nobody.
  defaultOrder: { column: 'name', descending: false },
  filters: { department: nameFilter(departmentOf) },
  group: { by: 'department', nameOf: departmentOf },
  // Of all, so that the departments stay the same while the user types.
  *facetSteps(rows, found) {
    return { departments: yield* nameSteps(rows, departmentOf, found) };
  },
  countsFound: true,
};

/** What the list shows. */
export function useEmployeeView(employees: readonly EmployeeSummary[]) {
  const view = useListView(employeeList, employees, null);
  const departments = view.facets?.departments;
  return { ...view, departments, department: listedName(departments ?? [], view.filters.department) };
}

export type EmployeeView = ReturnType<typeof useEmployeeView>;

/** '1 person', '42 people', '10,000 people'. */
export const peopleCount = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;
