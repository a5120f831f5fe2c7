import type { EmployeeEntry } from '@/domain/employee';
import { notices } from '@/domain/messages';
import { plainDigits } from '@/lib/digits';

import { readAmount } from './amount';
import { fieldRows, isFilled, type FieldName, type Values } from './fields';

/** The pair of spec 3, by the words on the screen. */
export const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const satisfies readonly { value: EmployeeEntry['gender']; label: string }[];

const texts = {
  gender: 'Choose one.',
  date: 'Enter a real date, with a year of four digits.',
  age: 'Enter a whole number.',
  money: 'Enter an amount with at most two decimals, like 54000.50.',
} as const;

/** An age in whole years, NaN when it is none. */
function readAge(text: string): number {
  const digits = plainDigits(text);
  return /^\d{1,3}$/u.test(digits) && Number(digits) <= 150 ? Number(digits) : Number.NaN;
}

/** Whether a day like '2026-02-28' is in the calendar. */
function isRealDate(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = /^([1-9]\d{3})-(\d{2})-(\d{2})$/u.exec(text)?.map(Number) ?? [];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** What the browser knows of an input besides its text. */
export type Validity = Pick<ValidityState, 'badInput' | 'typeMismatch'>;

/**
 * What is wrong with one field, null when nothing is (spec 5).
 * @param validity of its input, which holds half a date, or a number like '5e', without giving any text for it
 */
export function problemOf(name: FieldName, text: string, validity?: Validity): string | null {
  const { kind } = fieldRows[name];
  if (!isFilled(text)) {
    if (kind === 'gender') return texts.gender;
    if (validity?.badInput && (kind === 'date' || kind === 'money')) return texts[kind];
    return notices.fillIn;
  }
  if (kind === 'gender') return genders.some(({ value }) => value === text) ? null : texts.gender;
  if (kind === 'email') return validity?.typeMismatch ? notices.emailFormat : null;
  if (kind === 'date') return isRealDate(text) ? null : texts.date;
  if (kind === 'age') return Number.isNaN(readAge(text)) ? texts.age : null;
  if (kind === 'money') return Number.isNaN(readAmount(text)) ? texts.money : null;
  return null;
}

/** What is sent: everything as typed, the three numbers as numbers (spec 5, reading 24). For values without a problem. */
export function employeeEntry(values: Values): EmployeeEntry {
  return {
    ...values,
    gender: values.gender as EmployeeEntry['gender'],
    age: readAge(values.age),
    grossSalaryAnnual: readAmount(values.grossSalaryAnnual),
    grossSalaryMonthly: readAmount(values.grossSalaryMonthly),
  };
}
