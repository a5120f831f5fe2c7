import type { EmployeeSummary } from '@/domain/employee';
import { compareTexts, sortedByTexts } from '@/lib/collation';
import { fold, hasAllWords, wordsOf } from '@/lib/text-search';

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
  /** Name, e-mail and department, folded by the first search. */
  folded?: string;
  /** The department, folded: the same one may be written in two ways. */
  foldedDepartment: string;
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
  const department = employee.department.trim();
  return {
    key: `${index} ${id}`,
    id,
    firstName,
    lastName,
    name,
    workMail,
    department,
    foldedDepartment: fold(department),
  };
}

/** The rows with every word of a query in name, e-mail or department, in any order, ignoring case and accents. */
export function matching(rows: readonly EmployeeRow[], query: string): readonly EmployeeRow[] {
  const words = wordsOf(query);
  return words.length === 0 ? rows : rows.filter((row) => hasAllWords(foldedTextOf(row), words));
}

/** Compared for each letter typed, and not needed to show the list. */
function foldedTextOf(row: EmployeeRow): string {
  const { name, workMail, department } = row;
  return (row.folded ??= fold(`${name}\n${workMail}\n${department}`));
}

/** The rows of one department; '' for those without any, null for all. */
export function inDepartment(rows: readonly EmployeeRow[], department: string | null): readonly EmployeeRow[] {
  if (department === null) return rows;
  const folded = fold(department.trim());
  return rows.filter(({ foldedDepartment }) => foldedDepartment === folded);
}

/**
 * The departments by name, '' for employees without any last.
 * @param all all rows, so that the departments stay the same while the user types
 * @param counted the rows to count
 */
export function departmentsOf(
  all: readonly EmployeeRow[],
  counted: readonly EmployeeRow[],
): { name: string; count: number }[] {
  const groups = new Map<string, { name: string; count: number }>();
  for (const { foldedDepartment, department } of all) {
    if (!groups.has(foldedDepartment)) groups.set(foldedDepartment, { name: department, count: 0 });
  }
  for (const { foldedDepartment } of counted) {
    const group = groups.get(foldedDepartment);
    if (group) group.count += 1;
  }
  const inOrder = sortedByTexts(
    [...groups.values()],
    ({ name }) => name,
    1,
    () => 0,
  );
  return [...inOrder.filter(({ name }) => name !== ''), ...inOrder.filter(({ name }) => name === '')];
}

/** The columns of the list, by their names in the URL. */
export const columns = [
  { column: 'name', label: 'Name', textOf: ({ name }: EmployeeRow) => name },
  { column: 'email', label: 'Work email', textOf: ({ workMail }: EmployeeRow) => workMail },
  { column: 'department', label: 'Department', textOf: ({ department }: EmployeeRow) => department },
] as const;

export type SortOrder = { column: (typeof columns)[number]['column']; descending: boolean };

export const defaultSortOrder: SortOrder = { column: 'name', descending: false };

/** Parses 'email' or '-email' (descending); anything else is the default. */
export function parseSortOrder(text: string | null): SortOrder {
  const descending = text?.startsWith('-') === true;
  const name = descending ? text.slice(1) : text;
  const found = columns.find(({ column }) => column === name);
  return found ? { column: found.column, descending } : defaultSortOrder;
}

/** The opposite of `parseSortOrder`. */
export function sortOrderText({ column, descending }: SortOrder): string {
  return descending ? `-${column}` : column;
}

/** Memoised per list and order: ten thousand names are not compared again for each letter typed. */
const sortedByList = new WeakMap<readonly EmployeeRow[], Map<string, readonly EmployeeRow[]>>();

/** The rows in an order. Rows without a text in the column come last in both directions. */
export function sorted(rows: readonly EmployeeRow[], order: SortOrder): readonly EmployeeRow[] {
  const byOrder = sortedByList.get(rows) ?? new Map<string, readonly EmployeeRow[]>();
  sortedByList.set(rows, byOrder);
  const known = byOrder.get(sortOrderText(order));
  if (known !== undefined) return known;
  const inOrder = sort(rows, order);
  byOrder.set(sortOrderText(order), inOrder);
  return inOrder;
}

function sort(rows: readonly EmployeeRow[], { column, descending }: SortOrder): readonly EmployeeRow[] {
  const textOf = columns.find((each) => each.column === column)?.textOf ?? columns[0].textOf;
  const filled = rows.filter((row) => textOf(row) !== '');
  const blank = rows.filter((row) => textOf(row) === '');
  const nameOf = ({ name }: EmployeeRow) => name;
  const byName = (one: EmployeeRow, other: EmployeeRow) => compareTexts(one.name, other.name);
  return [...sortedByTexts(filled, textOf, descending ? -1 : 1, byName), ...sortedByTexts(blank, nameOf, 1, () => 0)];
}
