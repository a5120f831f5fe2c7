import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import type { TableRow } from '@/lib/table-file/table';

import { cellText } from './cells';
import { fieldNames } from './field-names';
import { nameKey, wordsOfName } from './name-key';

/** By field, the place of its column, from 0. */
export type Columns = { readonly [Name in EmployeeField]?: number };

/** How sure a match is: by the field's own names, by another name, by the same words in another order, by a part. */
const bySelf = 4;
const bySynonym = 3;
const byWords = 2;
const byPart = 1;

const sortedKey = (text: string): string => wordsOfName(text).toSorted().join(' ');

type Known = { field: EmployeeField; sureness: number };

/** What a key names; a field's own names win over the other names of another field. */
function knownNames(keyOf: (text: string) => string): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  const own = employeeFields.map((field) => [field, bySelf, [employeeRows[field].label, field]] as const);
  const others = employeeFields.map((field) => [field, bySynonym, fieldNames[field] ?? []] as const);
  for (const [field, sureness, names] of [...own, ...others]) {
    for (const name of names) if (!known.has(keyOf(name))) known.set(keyOf(name), { field, sureness });
  }
  return known;
}

const byKey = knownNames(nameKey);
const bySortedKey = knownNames(sortedKey);

/** 'Vorname / First name' and 'E-mail (work)' have two parts. */
const partsOf = (heading: string): string[] => heading.split(/[/|(),;:\n\r\u2013]| - /u);

/** The fields that a heading may name, the surest first. */
function fieldsNamed(heading: string): Known[] {
  const whole = byKey.get(nameKey(heading));
  const words = bySortedKey.get(sortedKey(heading));
  const parts = partsOf(heading).map((part) => byKey.get(nameKey(part)));
  return [
    ...(whole ? [whole] : []),
    ...(words ? [{ field: words.field, sureness: byWords }] : []),
    ...parts.flatMap((part) => (part ? [{ field: part.field, sureness: byPart }] : [])),
  ];
}

/** Beside a first name it is the last one, as German lists have it; alone it is the full one, which no field takes. */
const bareName = 'name';

/**
 * Matches columns to the fields by name, in any order and spelling. No two columns are one field, and no column is two.
 * @param headings as `headingsOf` gives them
 */
export function matchColumns(headings: readonly string[]): Columns {
  const claims = headings.flatMap((heading, column) => fieldsNamed(heading).map((known) => ({ ...known, column })));
  const columns: { [Name in EmployeeField]?: number } = {};
  const taken = new Set<number>();
  for (const { field, column } of claims.toSorted((one, other) => other.sureness - one.sureness)) {
    if (columns[field] !== undefined || taken.has(column)) continue;
    columns[field] = column;
    taken.add(column);
  }
  const rest = headings.findIndex((heading, column) => !taken.has(column) && nameKey(heading) === bareName);
  if (rest >= 0 && columns.firstName !== undefined) columns.lastName ??= rest;
  return columns;
}

const labels: ReadonlySet<string> = new Set(employeeFields.map((name) => employeeRows[name].label));

/** Whether all headings are exactly our labels, as in our own exports and templates. */
export const areLabels = (headings: readonly string[]): boolean => headings.every((heading) => labels.has(heading));

/** Rows among which the one with the names is looked for. */
const searchedRows = 20;

/**
 * Which row holds the names of the columns: the one that names most fields. Where none names any, the first one, unless it
 * is a person already.
 * @returns its index in `rows`, -1 for none
 */
export function guessHeader(rows: readonly TableRow[]): number {
  const named = rows
    .slice(0, searchedRows)
    .map(({ cells }) => Object.keys(matchColumns(cells.map((cell) => cellText(cell)))).length);
  const most = Math.max(0, ...named);
  if (most > 0) return named.indexOf(most);
  const isPerson = rows[0]?.cells.some((cell) => typeof cell === 'object' || /@|^\d+$/u.test(cellText(cell))) ?? true;
  return isPerson ? -1 : 0;
}
