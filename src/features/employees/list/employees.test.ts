import { describe, expect, it } from 'vitest';

import { departmentsOf, inDepartment, matching, parseSortOrder, rowsOf, sorted, sortOrderText } from './employees';

const rows = rowsOf([
  { id: '1', firstName: 'Zoë', lastName: 'Ångström', workMail: 'z@a.example', department: 'Sales' },
  { id: '2', firstName: 'İpek', lastName: 'Şahin', workMail: 'i@b.example', department: ' sales ' },
  { id: '3', firstName: '__proto__', lastName: '', workMail: '', department: '' },
]);
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

describe('the rows that match', () => {
  it.each([
    ['', ['1', '2', '3']],
    ['   ', ['1', '2', '3']],
    ['angstrom zoe', ['1']],
    ['SAHIN', ['2']],
    ['sales example', ['1', '2']],
    ['__PROTO__', ['3']],
    ['(.*', []],
  ])('%j', (query, found) => {
    expect(ids(matching(rows, query))).toEqual(found);
  });
});

describe('departments', () => {
  it('that are written in two ways are one, and no employee is left out', () => {
    expect(departmentsOf(rows, rows)).toEqual([
      { name: 'Sales', count: 2 },
      { name: '', count: 1 },
    ]);
    expect(ids(inDepartment(rows, 'SALES'))).toEqual(['1', '2']);
    expect(ids(inDepartment(rows, ''))).toEqual(['3']);
    expect(ids(inDepartment(rows, null))).toEqual(['1', '2', '3']);
    expect(inDepartment(rows, 'constructor')).toEqual([]);
  });

  it('count only the rows to count', () => {
    expect(departmentsOf(rows, matching(rows, 'zoe')).map(({ count }) => count)).toEqual([1, 0]);
  });
});

describe('the order', () => {
  const unsorted = rowsOf(
    ['Zoë', 'Émile', 'eve', '', 'Ben 10', 'Ben 9'].map((firstName, index) => ({
      id: String(index),
      firstName,
      lastName: '',
      workMail: '',
      department: index % 2 === 0 ? 'Sales' : '',
    })),
  );
  const names = (order: string) => sorted(unsorted, parseSortOrder(order)).map(({ name }) => name);

  it("is the dictionary's, not that of code points, with rows without a name last in both directions", () => {
    expect(names('name')).toEqual(['Ben 9', 'Ben 10', 'Émile', 'eve', 'Zoë', '']);
    expect(names('-name')).toEqual(['Zoë', 'eve', 'Émile', 'Ben 10', 'Ben 9', '']);
  });

  it('is by name among equals', () => {
    expect(names('department')).toEqual(['Ben 10', 'eve', 'Zoë', '', 'Ben 9', 'Émile']);
  });

  it('is computed once', () => {
    expect(sorted(unsorted, parseSortOrder('email'))).toBe(sorted(unsorted, parseSortOrder('email')));
  });

  it.each(['name', '-name', 'email', '-email', 'department', '-department'])(
    '%s is parsed as it is written',
    (text) => {
      expect(sortOrderText(parseSortOrder(text))).toBe(text);
    },
  );

  it.each([null, '', '-', 'salary', 'constructor', '--name'])('%j is the default', (text) => {
    expect(sortOrderText(parseSortOrder(text))).toBe('name');
  });
});
