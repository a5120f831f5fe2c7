import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { employeeFields } from '@/domain/employee';
import { notices } from '@/domain/messages';

import { toMonthly, readAmount, schema, type FieldName } from './fields';

describe('an amount', () => {
  it.each([
    ['54000.5', 54000.5],
    ['54000,50', 54000.5],
    ['54,000', 54000],
    ['54,000.50', 54000.5],
    ['54.000,50', 54000.5],
    ['1.054.000', 1054000],
    ['1,054,000.07', 1054000.07],
    ["54'000.50", 54000.5],
    ['54\u202F000,50', 54000.5],
    [' 54 000,50 ', 54000.5],
    ['12,00,000.00', 1200000],
    ['1,00,000', 100000],
    ['1,20,00,000.5', 12000000.5],
    ['0,1', 0.1],
    ['999999999999.99', 999999999999.99],
    ['\uFF15\uFF14\uFF10', 540],
  ])('reads %j', (text, amount) => expect(readAmount(text)).toBe(amount));

  const refused =
    'NaN Infinity -1 -0 +5 1e3 1e309 0x10 0.005 54000.505 5. .5 ,5 54.000 54,00,00 5400,000 54,000,50 12,00,000,50 12.00.000 0,00,000 54.000.50 1,2,3 12345678901234567890 $5 5; <b>5</b> ٥ 5² ① －１';

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

it.each([
  ['54000', '4500.00'],
  ['100', '8.33'],
  ['0.07', '0.01'],
  ['54,000.50', '4500.04'],
  ['', ''],
  ['many', ''],
])('a month of an annual amount of %j is %j', (annual, month) => expect(toMonthly(annual)).toBe(month));

/** The message for a field's text, null when nothing is wrong. */
function problemOf(entry: v.GenericSchema, text: string): string | null {
  return v.safeParse(entry, text).issues?.[0].message ?? null;
}

it.each(employeeFields)('the fields %s is required, and blanks are no text', (name) => {
  const missing = name === 'gender' ? 'Choose one.' : notices.required;
  expect(problemOf(schema.entries[name], '')).toBe(missing);
  expect(problemOf(schema.entries[name], ' \t\u00A0')).toBe(missing);
});

const date = 'Enter a valid date, like 1991-02-14.';
const age = 'Enter a whole number.';

describe('the rules', () => {
  it.each<[FieldName, string, string | null]>([
    ['startDate', '2026-02-28', null],
    ['startDate', '2024-02-29', null],
    ['startDate', '2026-02-29', date],
    ['startDate', '2026-02-31', date],
    ['startDate', '2026-13-01', date],
    ['startDate', '0001-01-01', date],
    ['startDate', '275760-01-01', date],
    ['startDate', '31/12/2026', date],
    ['age', '32', null],
    ['age', ' 5 ', null],
    ['age', '0', null],
    ['age', '150', null],
    ['age', '151', age],
    ['age', '-0', age],
    ['age', '1,5', age],
    ['age', '0x10', age],
    ['age', '1e309', age],
    ['age', '12345678901234567890', age],
    ['gender', 'male', null],
    ['gender', 'female', null],
    ['gender', 'constructor', 'Choose one.'],
    ['grossSalaryAnnual', '0.005', 'Enter an amount, like 54000.50.'],
    ['grossSalaryMonthly', '4500,50', null],
    ['firstName', '<b>', null],
    ['workMail', 'example', notices.emailFormat],
    ['workMail', 'ana@northbay.example', null],
    ['workMail', 'fox@bücher.example', null],
    ['workMail', 'fox@büc her.example', notices.emailFormat],
    ['workMail', 'an\u200ba@northbay.example', notices.emailHidden],
    ['workMail', '\u202aana@northbay.example\u202c', notices.emailHidden],
    ['workMail', 'mailto:ana@northbay.example?subject=Hi', notices.emailAlone],
    ['workMail', 'No Body <ana@northbay.example>', notices.emailAlone],
  ])('%s: %j', (name, text, problem) => expect(problemOf(schema.entries[name], text)).toBe(problem));
});
