import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import { runToEnd } from '@/lib/slices';

import { makeWorkbook, sheetXml, type SheetParts } from '../../../tests/support/made-workbooks.ts';
import { typedPerson } from '../../../tests/support/people.ts';
import { checkSteps } from './check';
import { undecided } from './decisions';
import { planImport } from './plan';
import { readPeople } from './read-people';
import type { NamedTable } from './read-people';
import { peopleIn } from './table-query';
import { notReadText } from './texts';
import { useMatch } from './use-match';

type Person = Record<EmployeeField, string>;

const workbook = (sheets: readonly SheetParts[]) =>
  makeWorkbook(sheets.map(({ name, ...parts }) => ({ name, xml: sheetXml(parts) })));

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const lines = (rows: SheetParts['rows'], mark: string, write: (cell: string) => string) =>
  new Blob([rows.map((row) => row.map((cell) => write(cell)).join(mark)).join('\r\n')]);

/** Programs that write a list of people. */
const writers = {
  'CSV, all quoted': (rows: SheetParts['rows']) => lines(rows, ',', quoted),
  'CSV, quoted where it must': (rows: SheetParts['rows']) =>
    lines(rows, ';', (cell) => (/["\n;]/u.test(cell) ? quoted(cell) : cell)),
  'TSV, never quoted': (rows: SheetParts['rows']) => lines(rows, '\t', (cell) => cell),
  XLSX: (rows: SheetParts['rows']) => workbook([{ name: 'People', rows }]),
};

const labels = employeeFields.map((name) => employeeRows[name].label);
const word = fc.string({
  unit: fc.constantFrom('a', 'é', ' ', '"', "'", ',', 'Lead', 'Ö', '漢'),
  minLength: 1,
  maxLength: 8,
});
/** A text that is read without a doubt: nothing around it, and no mark of a spreadsheet before it. */
const shown = word.map((text) => `Q${text}z`);
const people: fc.Arbitrary<Person[]> = fc
  .array(
    fc.record({
      firstName: shown,
      lastName: shown,
      jobTitle: word.map((text) => `${text}z`.trim()),
      department: shown,
    }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((all) =>
    all.map((texts, at) => ({ ...typedPerson({ workMail: `p${at}@x.example` }), gender: 'Female', ...texts })),
  );
const rowOf = (person: Person) => employeeFields.map((name) => person[name]);

function understoodOf(table: NamedTable) {
  const { rules, rows } = renderHook(() => useMatch(table, undecided)).result.current;
  return runToEnd(checkSteps(rows, rules ?? ({} as never))).rows;
}

/** The payload of a file about which nothing was decided. */
function planOfFile(table: NamedTable) {
  const match = renderHook(() => useMatch(table, undecided)).result.current;
  return planImport({ rows: understoodOf(table), duplicates: new Map(), people: [] }, match, undecided);
}

const namesOf = (rows: readonly Person[]) =>
  rows.map(({ firstName, lastName, jobTitle }) => [firstName, lastName, jobTitle]);

describe('a file of people', () => {
  it.each(Object.entries(writers))('has each of them, as it is written: %s', async (_, write) => {
    await fc.assert(
      fc.asyncProperty(people, fc.nat({ max: 2 }), fc.boolean(), async (all, titles, hasTotal) => {
        const rows = [
          ...Array.from({ length: titles }, (__, at) => [`Staff ${at}`]),
          labels,
          ...all.map((person) => rowOf(person)),
          ...(hasTotal ? [['Total', String(all.length)]] : []),
        ];
        const table = await readPeople(await write(rows));
        const found = understoodOf(table);
        expect(namesOf(found.slice(0, all.length).map(({ values }) => values))).toEqual(namesOf(all));
        // A row that is no person is a problem, or counts as unread.
        expect(found.slice(all.length).every(({ problems }) => Object.keys(problems).length > 0)).toBe(true);
        expect(found).toHaveLength(all.length + (hasTotal ? 1 : 0));
        expect(notReadText(table, table.header, false)).toBe(
          titles === 0 ? '' : `${titles} ${titles === 1 ? 'row' : 'rows'} above the names`,
        );
      }),
      { seed: 37, numRuns: 40 },
    );
  });

  it('of a workbook with hidden rows and other sheets: read and said not to be read are all of them', async () => {
    await fc.assert(
      fc.asyncProperty(people, people, fc.array(fc.nat({ max: 5 }), { maxLength: 3 }), async (all, others, places) => {
        const hidden = [...new Set(places)].filter((at) => at < all.length);
        const table = await readPeople(
          await workbook([
            { name: 'Read me', rows: [['How to use this'], ['Nothing else']] },
            {
              name: 'Berlin',
              rows: [labels, ...all.map((person) => rowOf(person))],
              hidden: hidden.map((at) => at + 1),
            },
            { name: 'Dublin', rows: [labels.slice(0, 9), ...others.map((person) => rowOf(person).slice(0, 9))] },
          ]),
        );
        expect(table.facts).toMatchObject({ sheet: 'Berlin' });
        expect(namesOf(understoodOf(table).map(({ values }) => values))).toEqual(
          namesOf(all.filter((_, at) => !hidden.includes(at))),
        );
        const said = notReadText(table, table.header, false);
        const count = [...said.matchAll(/(\d+) (?:hidden )?rows?/gu)].reduce((sum, [, rows]) => sum + Number(rows), 0);
        // With the row of the names of the other sheet, and two that are not of people.
        expect(count).toBe(hidden.length + others.length + 1 + 2);
        const { rows, leftOut, textsOf } = planOfFile(table);
        const reasons = leftOut.map(({ why }) => why);
        expect(rows.length + leftOut.length, 'imported and left out with a reason are all of them').toBe(all.length);
        expect(reasons).toEqual(hidden.map(() => 'Hidden in the sheet'));
        expect(leftOut.map(({ line }) => textsOf(line).cells[0])).toEqual(
          all.filter((__, at) => hidden.includes(at)).map(({ firstName }) => firstName),
        );
        // The switch imports the hidden rows in their places.
        expect(peopleIn(table, table.header, true).map(({ line }) => line)).toEqual(all.map((_, at) => at + 2));
      }),
      { seed: 37, numRuns: 30 },
    );
  });
});
