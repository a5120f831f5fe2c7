import { describe, expect, it } from 'vitest';

import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import type { Cell } from '@/lib/table-file/table';

import { headingsOf } from './cells';
import { guessHeader, matchColumns } from './columns';

/** The fields of columns, in their order. */
function fieldsOf(headings: readonly string[]): (EmployeeField | null)[] {
  const columns = matchColumns(headings);
  return headings.map((_, column) => employeeFields.find((name) => columns[name] === column) ?? null);
}

const rowsOf = (rows: readonly (readonly Cell[])[]) => rows.map((cells, index) => ({ line: index + 1, cells }));

describe('matching columns', () => {
  it.each([
    ['the labels of the form', employeeFields.map((name) => employeeRows[name].label)],
    ['the names in the calls', employeeFields],
    [
      'the labels in capitals, without blanks',
      employeeFields.map((name) => employeeRows[name].label.toUpperCase().replaceAll(' ', '_')),
    ],
  ])('finds every field by %s, in any order', (_, names) => {
    expect(fieldsOf(names.toReversed())).toEqual(employeeFields.toReversed());
  });

  it.each<[string, EmployeeField]>([
    ['E-mail (work)', 'workMail'],
    ['Vorname / First name', 'firstName'],
    ['DATE  OF BIRTH:', 'dateOfBirth'],
    ['Geschaeftliche E-Mail', 'workMail'],
    ['Beschäftigungsart', 'employmentType'],
    ['Prénom', 'firstName'],
    ['Fréquence de paie', 'salaryPayFrequency'],
    ['Apellidos', 'lastName'],
    ['fecha de nacimiento', 'dateOfBirth'],
    ['Manager’s email', 'managersEmail'],
    ['Salary, gross, annual', 'grossSalaryAnnual'],
  ])('%s is %s', (heading, field) => {
    expect(fieldsOf([heading])).toEqual([field]);
  });

  it('has no two columns for a field and no two fields for a column; the surest name wins', () => {
    expect(fieldsOf(['Email', 'Work Email', 'Manager Email', 'Notes'])).toEqual([
      null,
      'workMail',
      'managersEmail',
      null,
    ]);
  });

  it('takes a bare name for the last one beside a first name only', () => {
    expect(fieldsOf(['Name', 'Vorname'])).toEqual(['lastName', 'firstName']);
    expect(fieldsOf(['Name', 'Team'])).toEqual([null, 'department']);
  });
});

describe('the row of the names', () => {
  it.each<[string, Cell[][], number]>([
    ['below a title', [['Staff 2026'], ['As of', 'November'], ['Vorname', 'Nachname'], ['Ada', 'Byron']], 2],
    [
      'first',
      [
        ['First Name', 'Email'],
        ['Ada', 'ada@x.example'],
      ],
      0,
    ],
    [
      'first, of unknown names',
      [
        ['Alpha', 'Beta'],
        ['Ada', 'Byron'],
      ],
      0,
    ],
    [
      'none, above people',
      [
        ['Ada', 'ada@x.example'],
        ['Eve', 'eve@x.example'],
      ],
      -1,
    ],
    ['none, above days', [['Ada', { date: '2026-01-05' }]], -1],
  ])('%s', (_, rows, header) => {
    expect(guessHeader(rowsOf(rows))).toBe(header);
  });

  it('names what has no name, and the second of two', () => {
    expect(headingsOf({ line: 1, cells: ['Email', '', 'Email'] }, 4)).toEqual([
      'Email',
      'Column 2',
      'Email (Column 3)',
      'Column 4',
    ]);
  });
});
