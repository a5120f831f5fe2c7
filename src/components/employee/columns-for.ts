import { cellKinds, employeeRows, type EmployeeField } from '@/domain/employee';
import type { TableColumn } from '@/lib/written-table';

/** The columns of a file for fields, in the order of the screen; their labels are the headings that an import matches. */
export const columnsFor = (fields: readonly EmployeeField[]): TableColumn[] =>
  fields.map((name) => {
    const { label, kind } = employeeRows[name];
    return { heading: label, kind: cellKinds[kind], width: Math.max(14, label.length + 2) };
  });
