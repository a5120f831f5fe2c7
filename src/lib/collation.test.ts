import { expect, it } from 'vitest';

import { compareTexts, sortedBy } from './collation';

it('compares as a dictionary does, numbers by their value', () => {
  const names = ['Zoë', 'zoe', 'Person 10', 'Person 9', 'ångström', 'O\u2019Neil'];
  expect(names.toSorted(compareTexts)).toEqual(['ångström', 'O\u2019Neil', 'Person 9', 'Person 10', 'zoe', 'Zoë']);
});

it('keeps the order of items with equal values, and puts those without a value last', () => {
  const rows = ['Sales', '', 'sales', null, 'Sales', 'People'].map((name, rank) => ({ name, rank }));
  const ranks = (descending: boolean) => sortedBy(rows, ({ name }) => name, descending).map(({ rank }) => rank);
  expect(ranks(false)).toEqual([5, 2, 0, 4, 1, 3]);
  expect(ranks(true)).toEqual([0, 4, 2, 5, 1, 3]);
});

it('sorts by numbers', () => {
  expect(sortedBy([10, 9, 100, 9], (each) => each)).toEqual([9, 9, 10, 100]);
});
