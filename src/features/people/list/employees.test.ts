import { describe, expect, it } from 'vitest';

import { fullName, type EmployeeSummary } from '@/domain/employee';
import { foldWords } from '@/lib/text-search';
import { arrange as arrangeList, parseSortOrder } from '@/ui/list-view';

import { listedPerson } from '../../../../tests/support/people.ts';
import { countDepartments, employeeList } from './employees';

const rows = [
  { id: '1', firstName: 'Zoë', lastName: 'Ångström', workMail: 'z@a.example', department: 'Sales' },
  { id: '2', firstName: 'İpek', lastName: 'Şahin', workMail: 'i@b.example', department: ' sales ' },
  { id: '3', firstName: '__proto__', lastName: '', workMail: '', department: '' },
].map(listedPerson);

type Asked = { query?: string; department?: string | null; goals?: string | null; sort?: string };

/** The list's texts of some rows. */
const arrange = (all: readonly EmployeeSummary[], { query = '', department = null, goals = null, sort = '' }: Asked) =>
  arrangeList(
    employeeList,
    all,
    { words: foldWords(query), filters: { department, goals }, order: parseSortOrder(employeeList, sort) },
    undefined,
  );

const ids = (asked: Asked) =>
  arrange(rows, asked)
    .map(({ id }) => id)
    .toSorted();

it.each([
  ['', ['1', '2', '3']],
  ['   ', ['1', '2', '3']],
  ['angstrom zoe', ['1']],
  ['SAHIN', ['2']],
  ['sales example', ['1', '2']],
  ['__PROTO__', ['3']],
  ['(.*', []],
])('the rows that match %j are found', (query, found) => {
  expect(ids({ query })).toEqual(found);
});

describe('departments', () => {
  it('that are written in two ways are one, and no employee is left out', () => {
    expect(countDepartments(rows).map(({ name, count }) => [name, count])).toEqual([
      ['Sales', 2],
      ['', 1],
    ]);
    expect(ids({ department: 'SALES' })).toEqual(['1', '2']);
    expect(ids({ department: '' })).toEqual(['3']);
    expect(ids({ department: 'constructor' })).toEqual([]);
  });
});

describe('the order', () => {
  const unsorted = ['Zoë', 'Émile', 'eve', '', 'Ben 10', 'Ben 9'].map((firstName, index) =>
    listedPerson({ id: String(index), firstName, department: index % 2 === 0 ? 'Sales' : '' }),
  );
  const names = (sort: string) => arrange(unsorted, { sort }).map(fullName);

  it("is the dictionary's, not that of code points, with rows without a name last in both directions", () => {
    expect(names('name')).toEqual(['Ben 9', 'Ben 10', 'Émile', 'eve', 'Zoë', '']);
    expect(names('-name')).toEqual(['Zoë', 'eve', 'Émile', 'Ben 10', 'Ben 9', '']);
  });

  it('is by name among equals, and where the address asks for none', () => {
    expect(names('department')).toEqual(['Ben 10', 'eve', 'Zoë', 'Ben 9', 'Émile', '']);
    expect(names('email')).toEqual(names('name'));
    expect(names('constructor')).toEqual(names('name'));
  });
});
