import { employeeRows, listedEmployeeFields, type EmployeeSummary } from '@/domain/employee';
import { byteOrderMark, csvRows } from '@/lib/csv';
import { datedFileName } from '@/lib/download';

/** The text of a CSV file (RFC 4180), safe to open in a spreadsheet. */
export function csvOf(employees: readonly EmployeeSummary[]): string {
  const header = listedEmployeeFields.map((name) => employeeRows[name].label);
  const rows = employees.map((employee) => listedEmployeeFields.map((name) => employee[name]));
  return byteOrderMark + csvRows([header, ...rows]);
}

/** 'Employees-2026-03-14.csv': the user's local day. */
export function csvFileName(now: Date): string {
  return datedFileName('Employees', 'csv', now);
}
