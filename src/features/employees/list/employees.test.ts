import { describe, expect, it } from 'vitest';

import { departmentsOf, inDepartment, matching, peopleOf } from './employees';

const people = peopleOf([
  { id: '1', firstName: 'Zoë', lastName: 'Ångström', workMail: 'z@a.example', department: 'Sales' },
  { id: '2', firstName: 'İpek', lastName: 'Şahin', workMail: 'i@b.example', department: ' sales ' },
  { id: '3', firstName: '__proto__', lastName: '', workMail: '', department: '' },
]);
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

describe('who matches', () => {
  it.each([
    ['', ['1', '2', '3']],
    ['   ', ['1', '2', '3']],
    ['angstrom zoe', ['1']],
    ['SAHIN', ['2']],
    ['sales example', ['1', '2']],
    ['__PROTO__', ['3']],
    ['(.*', []],
  ])('%j', (query, found) => {
    expect(ids(matching(people, query))).toEqual(found);
  });
});

describe('departments', () => {
  it('that are written in two ways are one, and nobody is left out', () => {
    expect(departmentsOf(people, people)).toEqual([
      { name: 'Sales', count: 2 },
      { name: '', count: 1 },
    ]);
    expect(ids(inDepartment(people, 'SALES'))).toEqual(['1', '2']);
    expect(ids(inDepartment(people, ''))).toEqual(['3']);
    expect(ids(inDepartment(people, null))).toEqual(['1', '2', '3']);
    expect(inDepartment(people, 'constructor')).toEqual([]);
  });

  it('count only who is counted', () => {
    expect(departmentsOf(people, matching(people, 'zoe')).map(({ count }) => count)).toEqual([1, 0]);
  });
});
