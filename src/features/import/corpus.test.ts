import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import { hash } from '@/lib/hash';
import { runToEnd } from '@/lib/slices';

import { checkSteps, type CheckedRow } from './check';
import { undecided, type Chosen, type Decisions } from './decisions';
import { columnOf } from './findings';
import { readPeople } from './read-people';
import type { NamedTable } from './read-people';
import { useMatch, type Match } from './use-match';
import { valueLists, wordKey } from './values';

/** Files of HR systems, with the expected columns and people. */
type PeopleFile = {
  file: string;
  /** The column of each field, from 0. */
  expect: Partial<Record<EmployeeField, number>>;
  /** Expected values by row; '(a problem)' must be refused. */
  values: readonly Partial<Record<EmployeeField, string | number>>[];
  dayOrder?: 'day first' | 'month first';
  words?: Record<string, Record<string, 'Male' | 'Female'>>;
};

const folder = path.join(process.cwd(), 'tests/files/tables/people');
const { files } = JSON.parse(await readFile(path.join(folder, 'people.json'), 'utf8')) as { files: PeopleFile[] };

const read = async (name: string) => readPeople(new Blob([await readFile(path.join(folder, name))]));

const matchOf = (table: NamedTable, decisions: Decisions): Match =>
  renderHook(() => useMatch(table, decisions)).result.current;

/** Answers of a person who knows the file. */
function decided({ expect: columns, dayOrder, words }: PeopleFile, { headings }: Match): Decisions {
  const chosen = employeeFields.map((name): [EmployeeField, Chosen] => {
    const heading = headings[columns[name] ?? -1];
    return [name, heading === undefined ? { from: 'none' } : { from: 'column', key: hash(heading) }];
  });
  const genders = Object.entries(words?.['gender'] ?? {}).map(
    ([word, label]) => [wordKey('gender', word), label.toLowerCase()] as const,
  );
  return {
    ...undecided,
    chosen: Object.fromEntries(chosen),
    answers: {
      'day-order': dayOrder ?? null,
      ...Object.fromEntries(employeeFields.map((name) => [`short-${name}`, 'year first'])),
      late: 'next day',
    },
    words: Object.fromEntries(genders),
  };
}

/** Whether a value is the expected one; an amount may have other decimals. */
const isMeant = (value: string, meant: string | number) =>
  typeof meant === 'number' ? Number(value) === meant : value === meant;

/** Wrong values without a question: an unknown word stays as it is, which is shown. */
function silentlyOther(row: CheckedRow, meant: PeopleFile['values'][number], match: Match): string[] {
  return employeeFields.flatMap((name) => {
    const value = meant[name];
    if (value === undefined || row.problems[name] !== undefined || isMeant(row.values[name], value)) return [];
    const isKept =
      valueLists.get(name)?.isClosed === false &&
      row.row.cells[columnOf(match.sources[name]) ?? -1] === row.values[name];
    return isKept ? [] : [`${employeeRows[name].label}: ${row.values[name]} for ${value}`];
  });
}

/** Fields whose column a person still has to choose, by file. */
const toChoose: Record<string, number> = {
  'bamboohr.csv': 5,
  'personio-de.xlsx': 3,
  'adp.csv': 4,
  'gusto.csv': 2,
  'rippling.csv': 2,
  'datev.csv': 3,
  'sage-fr.csv': 1,
  'a3-es.csv': 3,
  'hogia-sv.csv': 2,
  'japanese.xlsx': 1,
  'excel-de.xlsx': 2,
  'google-sheets.xlsx': 1,
  'merged.xlsx': 1,
};

describe.each(files)('$file', (one) => {
  it('takes no column for another one', async () => {
    const { sources, headings } = matchOf(await read(one.file), undecided);
    const given = employeeFields.filter((name) => columnOf(sources[name]) !== null);
    const wrong = given.filter((name) => columnOf(sources[name]) !== one.expect[name]);
    expect(wrong.map((name) => `${name}: ${headings[columnOf(sources[name]) ?? -1]}`)).toEqual([]);
    const missed = Object.keys(one.expect).length - given.length;
    expect({ [one.file]: missed }).toEqual({ [one.file]: toChoose[one.file] ?? 0 });
  });

  it('is understood as its people, and what is not is a problem', async () => {
    const table = await read(one.file);
    const match = matchOf(table, decided(one, matchOf(table, undecided)));
    expect(match.rules).not.toBeNull();
    const { rows } = runToEnd(checkSteps(match.rows, match.rules ?? ({} as never)));
    expect(one.values.flatMap((meant, at) => (rows[at] ? silentlyOther(rows[at], meant, match) : ['no row']))).toEqual(
      [],
    );
    // A total below the people is refused as a person.
    expect(rows.slice(one.values.length).filter(({ problems }) => Object.keys(problems).length === 0)).toEqual([]);
  });
});
