import * as v from 'valibot';

import { displayed } from '@/components/employee/displayed';
import { fieldSchema, type Values } from '@/components/employee/fields';
import { employeeFields, employeeRows, mailKey, type EmployeeField, type EmployeeSummary } from '@/domain/employee';
import type { TableRow } from '@/lib/table-file/table';

import { cellText, unreadableCell } from './cells';
import { fillIns } from './fill-in';
import { columnOf, type Sources } from './findings';
import type { LeftOutReason } from './sending/rows';
import { understood, readValues, type Rules } from './understand';

export type CheckedRow = {
  readonly line: number;
  readonly row: TableRow;
  readonly values: Values;
  /** The labels of the form. */
  readonly problems: { readonly [Name in EmployeeField]?: string };
};

/** Typed values of a row's fields, by the number of the row. */
export type Corrections = { readonly [line: number]: { readonly [Name in EmployeeField]?: string } };

const schemas = employeeFields.map((name) => [name, fieldSchema(employeeRows[name])] as const);

/** A spreadsheet has shortened it and lost digits; the rest would pass for an ID. */
const scientific = /^\d(?:[.,]\d+)?e\+\d{2,}$/iu;
const scientificText = 'Your spreadsheet shortened this number. Enter it in full.';
const isExact = (name: EmployeeField) => ['id', 'email'].includes(employeeRows[name].kind) || name === 'employmentId';

/** The years of people at work: 1445 is of another calendar, 9999 stands for none. */
const likelyYear = /^(?:19|20)\d\d-|^$/u;
const yearText = 'Check the year of this date.';

/** No field of the form has several lines or so long a text: a quotation mark may have swallowed other rows. */
const longestText = 500;
const severalText = `This has several lines, or more than ${longestText} characters. Enter one line.`;

/** The problems of values, by the rules of the onboarding form (docs/product.md 8.6) and by what spreadsheets do (8.12). */
function problemsOf(values: Values) {
  const problems: { [Name in EmployeeField]?: string } = {};
  for (const [name, schema] of schemas) {
    const text = values[name];
    const result = v.safeParse(schema, text);
    const unreadable = unreadableCell(text);
    if (unreadable !== '') problems[name] = unreadable;
    else if (isExact(name) && scientific.test(text)) problems[name] = scientificText;
    else if (/[\n\r]/u.test(text) || text.length > longestText) problems[name] = severalText;
    else if (!result.success) problems[name] = result.issues[0].message;
    else if (employeeRows[name].kind === 'date' && !likelyYear.test(text)) problems[name] = yearText;
  }
  return problems;
}

export const problemFields = ({ problems }: CheckedRow) => Object.keys(problems) as EmployeeField[];

export const hasProblems = (row: CheckedRow): boolean => problemFields(row).length > 0;

function checked(row: TableRow, values: Values, { sources }: Rules): CheckedRow {
  const problems = problemsOf(values);
  // A derived value has the problem of its source field.
  for (const name of employeeFields) {
    const rule = sources[name]?.from === 'rule' && values[name] === '' ? fillIns[name] : undefined;
    if (rule && problems[rule.from] !== undefined) delete problems[name];
  }
  return { line: row.line, row, values, problems };
}

/** How a value is shown and what its cell says; null where these are the same. */
export function changeOf(name: EmployeeField, { row, values }: CheckedRow, sources: Sources) {
  const [value, written] = [values[name], cellText(row.cells[columnOf(sources[name]) ?? -1])];
  const shown = value === written ? written : displayed(name, value) || 'empty';
  return value === written || shown === written ? null : { written, shown };
}

/** Rows that were checked, of which file and by which rules. */
export type Checked = {
  readonly of: readonly TableRow[];
  readonly by: Rules;
  readonly rows: readonly CheckedRow[];
  /** How many cells of a field are read as another text than they have. */
  readonly changed: { readonly [Name in EmployeeField]?: number };
};

/** Checks the rows of people, a row a step. */
export function* checkSteps(rows: readonly TableRow[], rules: Rules): Generator<undefined, Checked> {
  const people: CheckedRow[] = [];
  const changed: { [Name in EmployeeField]?: number } = {};
  for (const row of rows) {
    const person = checked(row, readValues(row, rules), rules);
    people.push(person);
    for (const name of employeeFields) {
      if (changeOf(name, person, rules.sources)?.written) changed[name] = (changed[name] ?? 0) + 1;
    }
    yield;
  }
  return { of: rows, by: rules, rows: people, changed };
}

export const typedInto = ({ line }: TableRow, corrections: Corrections) =>
  Object.entries(corrections[line] ?? {}) as [EmployeeField, string][];

function correctRow(row: CheckedRow, corrections: Corrections, rules: Rules): CheckedRow {
  const typed = typedInto(row.row, corrections);
  if (typed.length === 0) return row;
  const values = readValues(
    row.row,
    rules,
    Object.fromEntries(typed.map(([name, text]) => [name, understood(name, text, rules)])),
  );
  return checked(row.row, values, rules);
}

/** The rows with typed values; unchanged rows stay the same objects. */
export function correctedRows({ rows, by }: Checked, corrections: Corrections): readonly CheckedRow[] {
  return rows.map((row) => correctRow(row, corrections, by));
}

/** Why a row is not imported unless someone selects it, by its number in the file. */
export type Duplicates = ReadonlyMap<number, string>;

/** The rows with the work mail of someone in the company, or of a row before them that can be sent. */
export function duplicatesIn(rows: readonly CheckedRow[], people: readonly EmployeeSummary[]): Duplicates {
  const known = new Set(people.map(({ workMail }) => mailKey(workMail)));
  const seen = new Map<string, number>();
  const duplicates = new Map<number, string>();
  for (const row of rows) {
    const { line, values } = row;
    const key = mailKey(values.workMail);
    if (key === '') continue;
    const earlier = seen.get(key);
    if (known.has(key)) duplicates.set(line, 'Already in your employee list');
    else if (earlier !== undefined) duplicates.set(line, `Same work email as row ${earlier}`);
    else if (!hasProblems(row)) seen.set(key, line);
  }
  return duplicates;
}

/** Rows that were switched off (false), or on as the duplicate that each was then ('' for none). */
export type Switched = { readonly [line: number]: false | string };

const duplicateOf = ({ line, values }: CheckedRow, duplicates: Duplicates): string =>
  duplicates.has(line) ? `${duplicates.get(line)}: ${mailKey(values.workMail)}` : '';

export const switchRows = (rows: readonly CheckedRow[], on: boolean, duplicates: Duplicates): Switched =>
  Object.fromEntries(rows.map((row) => [row.line, on && duplicateOf(row, duplicates)]));

/** Whether a row is sent: it is valid, and no duplicate unless it was switched on as one. */
export function isOn(row: CheckedRow, duplicates: Duplicates, switched: Switched): boolean {
  const said = switched[row.line];
  if (hasProblems(row) || said === false) return false;
  return !duplicates.has(row.line) || said === duplicateOf(row, duplicates);
}

/** Why a row is not sent. A duplicate needs no correction. */
export function reasonOf(row: CheckedRow, duplicates: Duplicates): LeftOutReason {
  if (duplicates.has(row.line)) return 'here';
  return hasProblems(row) ? 'problems' : 'choice';
}
