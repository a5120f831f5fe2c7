import { unparse } from 'papaparse';

import { employeeRows } from '@/domain/employee';

import type { EmployeeRow } from './employees';

/**
 * What a spreadsheet may take for a formula: papaparse's own rule, and also a sign after white space or line ends (its
 * rule looks at one line only) and the full-width signs that some programs treat alike.
 */
const formula = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r]/u;

/** Without it a spreadsheet takes the file for Latin-1. */
const byteOrderMark = '\ufeff';

const columns = ['firstName', 'lastName', 'workMail', 'department'] as const;

/** The text of a CSV file (RFC 4180), safe to open in a spreadsheet. */
export function csvOf(employees: readonly EmployeeRow[]): string {
  const header = columns.map((name) => employeeRows[name].label);
  const rows = employees.map((employee) => columns.map((name) => employee[name]));
  return byteOrderMark + unparse([header, ...rows], { escapeFormulae: formula });
}

/** 'Employees-2026-03-14.csv': the user's local day. */
export function csvFileName(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `Employees-${day.join('-')}.csv`;
}
