import { unparse } from 'papaparse';

import type { Person } from './employees';

/**
 * What a spreadsheet may take for a formula: papaparse's own rule, and besides a sign after white space or line ends
 * (its rule sees one line only) and the full-width signs that some programs read alike.
 */
const formula = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r]/u;

/** Without it a spreadsheet takes the file for Latin-1. */
const byteOrderMark = '\ufeff';

const header = ['First Name', 'Last Name', 'Work Email', 'Department'];

/** The people as a CSV file's text (RFC 4180), safe to open in a spreadsheet. */
export function csvOf(people: readonly Person[]): string {
  const rows = people.map(({ firstName, lastName, workMail, department }) => [
    firstName,
    lastName,
    workMail,
    department,
  ]);
  return byteOrderMark + unparse([header, ...rows], { escapeFormulae: formula });
}

/** 'Employees-2026-03-14.csv': the day where the person is. */
export function csvFileName(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `Employees-${day.join('-')}.csv`;
}
