import * as v from 'valibot';

import { employeeEntry, entryOf, type Values } from '@/components/employee/fields';
import { employeeFields, employeeRows, mailKey, type EmployeeField, type EmployeeSummary } from '@/domain/employee';
import type { TableRow } from '@/lib/table-file/table';

import { cellText } from './cells';
import type { ImportPlan, LeftOutRow, ReadyRow } from './sending/plan';
import { leftOutBy, understood, valueIn, type Rules } from './understand';

/** What is wrong with a row's values, by field, in the words of the form. */
type Problems = { readonly [Name in EmployeeField]?: string };

/** A row of the file as a person. */
export type CheckedRow = {
  readonly line: number;
  /** As it stands in the file. */
  readonly row: TableRow;
  readonly values: Values;
  readonly problems: Problems;
  /** The field by whose word it is left out. */
  readonly leftOutBy: EmployeeField | null;
};

/** What somebody has typed in place of the file's values, by row and field. */
export type Mends = { readonly [line: number]: { readonly [Name in EmployeeField]?: string } };

const schemas = employeeFields.map((name) => [name, entryOf(employeeRows[name])] as const);

/** A spreadsheet has shortened it, and the digits are gone; what is left would be taken for an id. */
const scientific = /^\d(?:[.,]\d+)?e\+?\d+$/iu;
const scientificText = 'A spreadsheet has shortened this number. Enter all its digits.';
const exactKinds = new Set(['id', 'email']);
const isExact = (name: EmployeeField) => exactKinds.has(employeeRows[name].kind) || name === 'employmentId';

/** What is wrong with values, by the rules of the onboarding form (docs/product.md 8.6). */
function problemsOf(values: Values): Problems {
  const problems: { [Name in EmployeeField]?: string } = {};
  for (const [name, schema] of schemas) {
    const result = v.safeParse(schema, values[name]);
    if (isExact(name) && scientific.test(values[name])) problems[name] = scientificText;
    else if (!result.success) problems[name] = result.issues[0].message;
  }
  return problems;
}

export const hasProblems = ({ problems }: CheckedRow): boolean => Object.keys(problems).length > 0;

function checkRow(row: TableRow, rules: Rules): CheckedRow {
  const values = Object.fromEntries(employeeFields.map((name) => [name, valueIn(row, name, rules)])) as Values;
  return { line: row.line, row, values, problems: problemsOf(values), leftOutBy: leftOutBy(row, rules) };
}

/** Rows that were checked, of which file and by which rules. */
export type Checked = { readonly of: readonly TableRow[]; readonly by: Rules; readonly rows: readonly CheckedRow[] };

/** Checks the rows of people, a row a step. */
export function* checkSteps(rows: readonly TableRow[], rules: Rules): Generator<undefined, Checked> {
  const checked: CheckedRow[] = [];
  for (const row of rows) {
    checked.push(checkRow(row, rules));
    yield;
  }
  return { of: rows, by: rules, rows: checked };
}

/** A row with what was typed into it, understood as the file is. */
function mendRow(row: CheckedRow, mends: Mends[number], rules: Rules): CheckedRow {
  const typed = Object.entries(mends) as [EmployeeField, string][];
  const values = {
    ...row.values,
    ...Object.fromEntries(typed.map(([name, text]) => [name, understood(name, text, rules)])),
  };
  const isLeftOut = row.leftOutBy !== null && mends[row.leftOutBy] === undefined;
  return { ...row, values, problems: problemsOf(values), leftOutBy: isLeftOut ? row.leftOutBy : null };
}

/** The rows with what was typed into them; those that nobody has changed stay the same objects. */
export function mendedRows({ rows, by }: Checked, mends: Mends): readonly CheckedRow[] {
  return rows.map((row) => {
    const typed = mends[row.line];
    return typed === undefined ? row : mendRow(row, typed, by);
  });
}

/** Why a row is not imported unless somebody switches it on, by its number in the file. */
export type Duplicates = ReadonlyMap<number, string>;

/** The rows with the work mail of somebody in the company, or of a row before them that can be sent. */
export function duplicatesIn(rows: readonly CheckedRow[], people: readonly EmployeeSummary[]): Duplicates {
  const known = new Set(people.map(({ workMail }) => mailKey(workMail)));
  const seen = new Map<string, number>();
  const duplicates = new Map<number, string>();
  for (const row of rows) {
    const { line, values } = row;
    const key = mailKey(values.workMail);
    if (key === '' || row.leftOutBy !== null) continue;
    const earlier = seen.get(key);
    if (known.has(key)) duplicates.set(line, 'Already in the company');
    else if (earlier !== undefined) duplicates.set(line, `Same work email as row ${earlier}`);
    else if (!hasProblems(row)) seen.set(key, line);
  }
  return duplicates;
}

/** Which rows somebody has switched on or off, by their numbers. */
export type Switched = { readonly [line: number]: boolean };

/** Whether a row is to be sent: it has no problem, and is no duplicate unless that was switched on. */
export function isOn(row: CheckedRow, duplicates: Duplicates, switched: Switched): boolean {
  if (hasProblems(row) || row.leftOutBy !== null) return false;
  return switched[row.line] ?? !duplicates.has(row.line);
}

/** Why a row is not sent, for the file of what was not imported. */
function whyNot(row: CheckedRow, duplicates: Duplicates): string {
  const { line, values, problems, leftOutBy: field } = row;
  if (field !== null) return `Left out: ${employeeRows[field].label} is ${values[field]}`;
  const texts = (Object.entries(problems) as [EmployeeField, string][]).map(
    ([name, text]) => `${employeeRows[name].label}: ${text}`,
  );
  return texts.join(' ') || (duplicates.get(line) ?? 'Switched off');
}

/**
 * What is to be sent and what is not.
 * @param people the employee list, for the type of the manager's id
 */
export function planOf(
  fileName: string,
  headings: readonly string[],
  rows: readonly CheckedRow[],
  duplicates: Duplicates,
  switched: Switched,
  people: readonly EmployeeSummary[],
): ImportPlan {
  const byId = new Map(people.map((person) => [person.id, person]));
  const ready: ReadyRow[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const row of rows) {
    const { line, values } = row;
    const cells = headings.map((_, column) => cellText(row.row.cells[column]));
    const manager = byId.get(values.managersId);
    if (isOn(row, duplicates, switched))
      ready.push({ line, cells, entry: employeeEntry(values, manager && [manager]) });
    else leftOut.push({ line, cells, why: whyNot(row, duplicates), isAlreadyHere: duplicates.has(line) });
  }
  return { fileName, headings, rows: ready, leftOut };
}
