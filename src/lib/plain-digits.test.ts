import { expect, it } from 'vitest';

import { plainDigits } from './plain-digits';

it.each([
  ['４２', '42'],
  ['　－１，５　', '-1,5'],
  [' 42 ', '42'],
  ['5²', '5²'],
  ['①', '①'],
])('%j is %j', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain);
});
