import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import { saveDraft, type Draft } from '@/device/drafts';
import { employeeRows, type EmployeeField } from '@/domain/employee';
import { paths } from '@/domain/paths';

import { guardReady, openApp, pageReady, signedInAs } from './app.tsx';
import { byLabel, typedPerson } from './people.ts';
import { fieldOf } from './steps.ts';

/** Values for the employee form except the gender, with spaces and signs that must arrive unchanged. */
const typed = typedPerson({
  firstName: ' Ngozi ',
  lastName: "O'Brien <b>",
  workMail: 'ngozi@northbay.example',
  dateOfBirth: '1991-08-21',
  nationality: 'Nigerian / Irish',
  department: 'Customer Success',
  employmentId: '00417',
  employmentType: 'Something of our own',
  startDate: '2026-01-01',
  employmentEffectiveDate: '2026-02-28',
  workEffectiveDate: '2024-02-29',
  reportsTo: 'Somebody not listed',
  managersEmail: 'owen@northbay.example',
  grossSalaryCurrency: 'EUR',
  grossSalaryAnnual: '54000.10',
  grossSalaryMonthly: '4500.01',
});

/** The same by label, in the order of the form. */
export const typedEmployee = byLabel(typed);

/** The same as the tab stores it for the form, with the gender. */
export const employeeDraft: Draft = { ...typed, gender: 'female' };

const isNumber = (name: EmployeeField) => ['age', 'money'].includes(employeeRows[name].kind);

/** The payload: with the gender and the fields without an input (docs/product.md 8.6). */
export const sentEmployee = {
  ...Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, isNumber(name as EmployeeField) ? Number(text) : text]),
  ),
  gender: 'female',
  jobLevel: '',
  jobGrade: '',
  voluntaryPensionContribution: 1000,
  timeSinceLastSalaryChange: 1000,
};

export async function openEmployeeForm(): Promise<UserEvent> {
  await signedInAs('business');
  const user = openApp(paths.employeeOnboarding);
  await screen.findByLabelText('First Name');
  // The title takes the focus, and would swallow single keys.
  await pageReady();
  await guardReady();
  return user;
}

/** The form prefilled with typed values, for tests of later steps: typing would render it again for each field. */
export async function openFilledEmployeeForm(): Promise<UserEvent> {
  await signedInAs('business');
  saveDraft('employee', employeeDraft);
  return openEmployeeForm();
}

/** Values that may be nowhere once the form is sent. */
export const secrets = ['54000', '1991-08-21', 'Ngozi'];

export function expectFilled(): void {
  for (const [label, text] of Object.entries(typedEmployee)) expect(fieldOf(label), label).toHaveDisplayValue(text);
  expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
}

/** Expects a form and a tab without anyone's data. */
export function expectEmpty(): void {
  for (const label of Object.keys(typedEmployee)) expect(fieldOf(label), label).toHaveDisplayValue('');
  for (const secret of secrets) expect(Object.values(sessionStorage).join(' ')).not.toContain(secret);
}
