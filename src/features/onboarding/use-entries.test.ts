import { describe, expect, it } from 'vitest';

import { ageOn, findManagerIn } from '@/components/employee/derived';
import type { FieldName, Values } from '@/components/employee/fields';
import { employeeFields } from '@/domain/employee';

import { listedPerson } from '../../../tests/support/people.ts';
import { typeInto } from './use-entries';

const person = (id: string, firstName: string, lastName: string) =>
  listedPerson({ id, firstName, lastName, workMail: `${id}@northbay.example` });
const find = findManagerIn([person('e1', 'Ana', 'Lima'), person('e2', 'Bo', 'Lind'), person('e3', 'Bo', 'Lind')]);

const start = Object.fromEntries(employeeFields.map((name) => [name, ''])) as Values;

/** Types one text after another. */
const after = (...steps: [FieldName, string][]) =>
  steps.reduce<Values>((values, step) => typeInto(values, ...step, find), start);

const today = new Date(2026, 2, 15);

it.each([
  ['1991-03-15', '35'],
  ['1991-03-16', '34'],
  ['1991-02-28', '35'],
  ['1991-04-01', '34'],
  ['2026-03-15', '0'],
  ['2026-03-16', ''],
  ['0199-01-01', ''],
  ['', ''],
])('the age of someone born on %j is %j', (born, age) => expect(ageOn(born, today)).toBe(age));

describe('a helper', () => {
  it('takes back what nothing stands for any more', () => {
    const values = after(['grossSalaryAnnual', '60000'], ['grossSalaryAnnual', '']);
    expect(values.grossSalaryMonthly).toBe('');
  });

  it('never overwrites what was typed', () => {
    const typed = after(['grossSalaryMonthly', '1'], ['grossSalaryAnnual', '60000']);
    expect(typed.grossSalaryMonthly).toBe('1');

    const corrected = after(
      ['grossSalaryAnnual', '60000'],
      ['grossSalaryMonthly', '5000.0'],
      ['grossSalaryAnnual', '1'],
    );
    expect(corrected.grossSalaryMonthly).toBe('5000.0');
  });

  it('fills one of two fields when the other has text', () => {
    const values = after(['managersId', 'NB-1'], ['reportsTo', 'Ana Lima']);
    expect(values).toMatchObject({ managersEmail: 'e1@northbay.example', managersId: 'NB-1' });
  });
});
