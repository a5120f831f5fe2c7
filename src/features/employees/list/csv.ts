import { unparse } from 'papaparse';

import type { EmployeeRow } from './employees';

/**
 * What a spreadsheet may take for a formula: papaparse's own rule, and also a sign after white space or line ends (its
 * rule looks at one line only) and the full-width signs that some programs treat alike.
 */
const formula = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r]/u;

/** Without it a spreadsheet takes the file for Latin-1. */
const byteOrderMark = '\ufeff';

const header = ['First Name', 'Last Name', 'Work Email', 'Department'];

/** The text of a CSV file (RFC 4180), safe to open in a spreadsheet. */
export function csvOf(employees: readonly EmployeeRow[]): string {
  const rows = employees.map(({ firstName, lastName, workMail, department }) => [
    firstName,
    lastName,
    workMail,
    department,
  ]);
  return byteOrderMark + unparse([header, ...rows], { escapeFormulae: formula });
}

/** 'Employees-2026-03-14.csv': the user's local day. */
export function csvFileName(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `Employees-${day.join('-')}.csv`;
}
