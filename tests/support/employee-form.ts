import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import { employeeFields, employeeLabels } from '@/domain/employee';
import { paths } from '@/domain/paths';
import { saveDraft, type Draft } from '@/session/drafts';

import { openApp, pageReady, signedInAs } from './app.tsx';
import { fieldOf, fill } from './form.ts';

/** What the employee form is filled with, by label, with blanks and signs that must arrive as they are; but for Gender. */
export const typedEmployee: Readonly<Record<string, string>> = {
  'First Name': ' Ngozi ',
  'Last Name': "O'Brien <b>",
  'Work Email': 'ngozi@northbay.example',
  'Date of Birth': '1991-08-21',
  Age: '34',
  Nationality: 'Nigerian / Irish',
  'Job Title': 'Customer Success Manager',
  Department: 'Customer Success',
  'Employment ID': '00417',
  Location: 'Lisbon, Portugal',
  'Employment Category': 'Permanent',
  'Employment Type': 'Something of our own',
  'Full-time Working Pattern': 'Shifts',
  'Start Date': '2026-01-01',
  'Employment Effective Date': '2026-02-28',
  'Work Effective Date': '2024-02-29',
  'Reports To': 'Somebody not listed',
  'Contract Type': 'Indefinite',
  "Manager's Email": 'owen@northbay.example',
  "Manager's ID": '42',
  'Salary Effective Date': '2026-12-31',
  Currency: 'EUR',
  'Gross Annual Salary': '54000.10',
  'Gross Monthly Salary': '4500.01',
  'Pay Period': 'Monthly',
  'Pay Frequency': 'Twice a month',
};

/** The same as the tab keeps it for the form, with the gender. */
export const employeeDraft: Draft = Object.fromEntries(
  employeeFields.map((name) => [name, typedEmployee[employeeLabels[name]] ?? 'female']),
);

/** The same as it is sent, with the gender and what has no input (spec 3, reading 24). */
export const sentEmployee = {
  firstName: ' Ngozi ',
  lastName: "O'Brien <b>",
  workMail: 'ngozi@northbay.example',
  gender: 'female',
  dateOfBirth: '1991-08-21',
  nationality: 'Nigerian / Irish',
  age: 34,
  employmentEffectiveDate: '2026-02-28',
  employmentCategory: 'Permanent',
  employmentType: 'Something of our own',
  fullTimeWorkingPattern: 'Shifts',
  workEffectiveDate: '2024-02-29',
  jobTitle: 'Customer Success Manager',
  employmentId: '00417',
  location: 'Lisbon, Portugal',
  startDate: '2026-01-01',
  department: 'Customer Success',
  reportsTo: 'Somebody not listed',
  contractType: 'Indefinite',
  managersEmail: 'owen@northbay.example',
  managersId: '42',
  salaryEffectiveDate: '2026-12-31',
  salaryPayPeriod: 'Monthly',
  grossSalaryCurrency: 'EUR',
  salaryPayFrequency: 'Twice a month',
  grossSalaryAnnual: 54000.1,
  grossSalaryMonthly: 4500.01,
  jobLevel: '',
  jobGrade: '',
  voluntaryPensionContribution: 1000,
  timeSinceLastSalaryChange: 1000,
};

/** Opens the employee form, signed in as the ready business. */
export async function openEmployeeForm(): Promise<UserEvent> {
  await signedInAs('business');
  const user = openApp(paths.employeeOnboarding);
  await screen.findByLabelText('First Name');
  // The title takes the focus, and would take single keys away.
  await pageReady();
  return user;
}

/** The same, filled in from top to bottom. */
export async function openTypedEmployeeForm(): Promise<UserEvent> {
  const user = await openEmployeeForm();
  await fill(typedEmployee);
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  return user;
}

/** The form filled in with what had been typed before, for tests of what follows: typing draws it anew for each field. */
export async function openFilledEmployeeForm(): Promise<UserEvent> {
  await signedInAs('business');
  saveDraft('employee', employeeDraft);
  return openEmployeeForm();
}

/** Parts of it that may be found nowhere once the form is done with. */
export const secrets = ['54000', '1991-08-21', 'Ngozi'];

export function expectFilled(): void {
  for (const [label, text] of Object.entries(typedEmployee)) expect(fieldOf(label), label).toHaveDisplayValue(text);
  expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
}

/** Expects a form, and a tab, that know of nobody. */
export function expectEmpty(): void {
  for (const label of Object.keys(typedEmployee)) expect(fieldOf(label), label).toHaveDisplayValue('');
  for (const secret of secrets) expect(Object.values(sessionStorage).join(' ')).not.toContain(secret);
}
