import { describe, expect, it } from 'vitest';

import { peopleOf, sorted, sortingOf, sortingText } from './employees';

const people = peopleOf(
  ['Zoë', 'Émile', 'eve', '', 'Ben 10', 'Ben 9'].map((firstName, index) => ({
    id: String(index),
    firstName,
    lastName: '',
    workMail: '',
    department: index % 2 === 0 ? 'Sales' : '',
  })),
);
const names = (order: string) => sorted(people, sortingOf(order)).map(({ name }) => name);

describe('the order', () => {
  it('is that of a person, not of code points, and whoever has no name is last either way', () => {
    expect(names('name')).toEqual(['Ben 9', 'Ben 10', 'Émile', 'eve', 'Zoë', '']);
    expect(names('-name')).toEqual(['Zoë', 'eve', 'Émile', 'Ben 10', 'Ben 9', '']);
  });

  it('is by name among equals', () => {
    expect(names('department')).toEqual(['Ben 10', 'eve', 'Zoë', '', 'Ben 9', 'Émile']);
  });

  it('is worked out once', () => {
    expect(sorted(people, sortingOf('email'))).toBe(sorted(people, sortingOf('email')));
  });

  it.each(['name', '-name', 'email', '-email', 'department', '-department'])('%s is read as it is written', (text) => {
    expect(sortingText(sortingOf(text))).toBe(text);
  });

  it.each([null, '', '-', 'salary', 'constructor', '--name'])('%j is the usual one', (text) => {
    expect(sortingText(sortingOf(text))).toBe('name');
  });
});
