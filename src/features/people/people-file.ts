import { cellKinds, employeeFields, employeeRows, listedEmployeeFields, type EmployeeField } from '@/domain/employee';
import { datedFileName } from '@/lib/download';
import type { Work } from '@/lib/slices';
import { rowsOfEach, type TableColumn, type WrittenTable } from '@/lib/written-table';

/** The list's columns, or the full record without or with pay, birth date and age. */
export type ExportedFields = 'listed' | 'all' | 'all-with-private';

/** The fields in screen order; their labels are the headings that an import matches. */
export function exportedFields(fields: ExportedFields): readonly EmployeeField[] {
  if (fields === 'listed') return listedEmployeeFields;
  return fields === 'all' ? employeeFields.filter((name) => !employeeRows[name].isPrivate) : employeeFields;
}

export type ExportedPerson = Readonly<Partial<Record<EmployeeField, string>>>;

export function tableOfPeople(
  people: readonly ExportedPerson[],
  fields: readonly EmployeeField[],
  onProgress: Work['onProgress'],
): WrittenTable {
  const columns = fields.map((name): TableColumn => {
    const { label, kind } = employeeRows[name];
    return { heading: label, kind: cellKinds[kind], width: Math.max(14, label.length + 2) };
  });
  const rowsOf = (person: ExportedPerson) => [fields.map((name) => person[name] ?? '')];
  return { name: 'Employees', columns, rows: rowsOfEach(people, rowsOf, onProgress) };
}

/** 'Employees-2026-03-14.csv': the user's local day. */
export const peopleFileName = (extension: string, now: Date): string => datedFileName('Employees', extension, now);
