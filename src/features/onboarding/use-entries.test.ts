import { describe, expect, it } from 'vitest';

import { ageOn } from '@/components/employee/derived';
import type { FieldName, Values } from '@/components/employee/fields';
import { employeeFields } from '@/domain/employee';

import { listedPerson } from '../../../tests/support/people.ts';
import { fillHint, typeInto, type Entries } from './use-entries';

const person = (id: string, firstName: string, lastName: string) =>
  listedPerson({ id, firstName, lastName, workMail: `${id}@northbay.example` });
const people = [person('e1', 'Ana', 'Lima'), person('e2', 'Bo', 'Lind'), person('e3', 'Bo', 'Lind')];

const start: Entries = {
  values: Object.fromEntries(employeeFields.map((name) => [name, ''])) as Values,
  fills: {},
  visited: null,
};

/** Types one text after another; a null leaves the field. */
const after = (...steps: ([FieldName, string] | null)[]) =>
  steps.reduce<Entries>(
    (entries, step) => (step === null ? { ...entries, visited: null } : typeInto(entries, ...step, people)),
    start,
  );

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
  it('follows while the field is being typed, and lets what it filled in stand after that', () => {
    const typing = after(['grossSalaryAnnual', '6'], ['grossSalaryAnnual', '60'], ['grossSalaryAnnual', '60000']);
    expect(typing.values.grossSalaryMonthly).toBe('5000.00');
    expect(fillHint('grossSalaryMonthly', typing, people)).toBe('From annual salary.');

    const later = after(['grossSalaryAnnual', '60000'], null, ['grossSalaryAnnual', '72000']);
    expect(later.values.grossSalaryMonthly).toBe('5000.00');
    expect(fillHint('grossSalaryMonthly', later, people)).toBe('Check this: Gross Annual Salary changed');
  });

  it('takes back what nothing stands for any more, as long as the field is being typed', () => {
    const { values, fills } = after(['grossSalaryAnnual', '60000'], ['grossSalaryAnnual', '']);
    expect(values.grossSalaryMonthly).toBe('');
    expect(fills).toEqual({});
  });

  it('never overwrites what was typed', () => {
    const typed = after(['grossSalaryMonthly', '1'], ['grossSalaryAnnual', '60000']);
    expect(typed.values.grossSalaryMonthly).toBe('1');
    expect(fillHint('grossSalaryMonthly', typed, people)).toBeNull();

    const corrected = after(
      ['grossSalaryAnnual', '60000'],
      ['grossSalaryMonthly', '5000.0'],
      ['grossSalaryAnnual', '1'],
    );
    expect(corrected.values.grossSalaryMonthly).toBe('5000.0');
  });

  it('fills one of two fields when the other has text', () => {
    const { values } = after(['managersId', 'NB-1'], ['reportsTo', 'Ana Lima']);
    expect(values).toMatchObject({ managersEmail: 'e1@northbay.example', managersId: 'NB-1' });
  });
});
