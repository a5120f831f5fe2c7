import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { monthlyOf, readAmount } from './amount';

describe('an amount', () => {
  it.each([
    ['54000', 54000],
    ['54000.5', 54000.5],
    ['54000.10', 54000.1],
    ['54000,50', 54000.5],
    ['54,000', 54000],
    ['54,000.50', 54000.5],
    ['54.000,50', 54000.5],
    ['1.054.000', 1054000],
    ['1,054,000.07', 1054000.07],
    ["54'000.50", 54000.5],
    ['54\u202F000,50', 54000.5],
    [' 54 000,50 ', 54000.5],
    ['0', 0],
    ['0.07', 0.07],
    ['0,1', 0.1],
    ['999999999999.99', 999999999999.99],
    ['\uFF15\uFF14\uFF10', 540],
  ])('reads %j', (text, amount) => expect(readAmount(text)).toBe(amount));

  const refused =
    'NaN Infinity -1 -0 +5 1e3 1e309 0x10 0.005 54000.505 5. .5 ,5 54.000 54,00,00 5400,000 54,000,50 54.000.50 1,2,3 12345678901234567890 $5 5; <b>5</b> ٥';

  it.each(['', ' ', '54 000.000', '5 USD', '5\n6', ...refused.split(' ')])('refuses %j', (text) =>
    expect(readAmount(text)).toBeNaN(),
  );

  it('gives every cent back as it was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (cents) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(readAmount(text).toFixed(2)).toBe(text);
      }),
      { seed: 417 },
    );
  });
});

describe('a month of an annual amount', () => {
  it.each([
    ['54000', '4500.00'],
    ['100', '8.33'],
    ['0.07', '0.01'],
    ['54,000.50', '4500.04'],
    ['', ''],
    ['many', ''],
  ])('of %j is %j', (annual, month) => expect(monthlyOf(annual)).toBe(month));
});
