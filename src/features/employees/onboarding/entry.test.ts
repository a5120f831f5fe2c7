import { describe, expect, it } from 'vitest';

import { employeeFields, employeeLabels } from '@/domain/employee';
import { notices } from '@/domain/messages';

import { problemOf } from './entry';
import { sections, type FieldName } from './fields';

const fine = { badInput: false, typeMismatch: false };

describe('the fields', () => {
  it('are the 27 in their order, in four sections', () => {
    expect(sections.flatMap(({ names }) => names)).toEqual(employeeFields);
    expect(sections.map(({ title, names }) => `${title} ${names.length}`)).toEqual([
      'Personal 7',
      'Employment 10',
      'Reporting 4',
      'Salary 6',
    ]);
  });

  it('have the labels of the specification', () => {
    expect(employeeFields.map((name) => employeeLabels[name]).join(', ')).toBe(
      "First Name, Last Name, Work Email, Gender, Date of Birth, Age, Nationality, Job Title, Department, Employment ID, Location, Employment Category, Employment Type, Full-time Working Pattern, Start Date, Employment Effective Date, Work Effective Date, Reports To, Contract Type, Manager's Email, Manager's ID, Salary Effective Date, Currency, Gross Annual Salary, Gross Monthly Salary, Pay Period, Pay Frequency",
    );
  });

  it.each(employeeFields)('%s is required, and blanks are no text', (name) => {
    const missing = name === 'gender' ? 'Choose one.' : notices.fillIn;
    expect(problemOf(name, '', fine)).toBe(missing);
    expect(problemOf(name, ' \t\u00A0', fine)).toBe(missing);
  });
});

const date = 'Enter a real date, with a year of four digits.';
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
    ['grossSalaryAnnual', '0.005', 'Enter an amount with at most two decimals, like 54000.50.'],
    ['grossSalaryMonthly', '4500,50', null],
    ['firstName', '<b>', null],
  ])('%s: %j', (name, text, problem) => expect(problemOf(name, text, fine)).toBe(problem));

  it('take what the browser says of an email and of half a date', () => {
    expect(problemOf('workMail', 'nobody', { ...fine, typeMismatch: true })).toBe(notices.emailFormat);
    expect(problemOf('startDate', '', { ...fine, badInput: true })).toBe(date);
  });
});
