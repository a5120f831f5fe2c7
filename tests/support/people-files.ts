import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import { writeWorkbook } from '@/lib/xlsx/write-workbook';

import { typedPerson } from './people.ts';

/** A row of a file in field order: valid values, overridden by the given ones. */
export function personRow(given: Partial<Record<EmployeeField, string>>): string[] {
  const texts: Partial<Record<EmployeeField, string>> = { ...typedPerson({}), gender: 'Female', ...given };
  return employeeFields.map((name) => texts[name] ?? '');
}

export const labels = employeeFields.map((name) => employeeRows[name].label);

export const csvText = (rows: readonly string[][], headings: readonly string[] = labels): string =>
  [headings, ...rows].map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

/** A workbook of people with date cells. */
export async function workbookOf(rows: readonly string[][]): Promise<Blob> {
  const columns = employeeFields.map((name) => ({
    heading: employeeRows[name].label,
    kind: employeeRows[name].kind === 'date' ? ('date' as const) : ('text' as const),
  }));
  return (await writeWorkbook({ name: 'People', columns, rows })).blob;
}
