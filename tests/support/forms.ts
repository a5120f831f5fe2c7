import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import { type Draft, saveDraft } from '@/device/drafts';
import type { AudienceRow } from '@/domain/audience';
import { type CompanyText, companyTexts } from '@/domain/company';
import { type EmployeeField, employeeRows } from '@/domain/employee';
import { paths } from '@/domain/paths';

import { guardReady, openApp, openAs, pageReady, signedInAs } from './app.tsx';
import { byLabel, typedPerson } from './people.ts';
import { fieldOf, fill, setWidth, widths } from './steps.ts';

/** A goal request with blanks and special characters that must arrive unchanged. */
export const request = {
  role: ' Chief of Öl & Gas ',
  goal: 'Grow  revenue\nwithout "churn" <b>',
  industry: 'Energy / Wind',
} as const;

/** The form's labels with the values of `request`. */
export const typed = {
  Role: request.role,
  'Your Company Strategic Goal': request.goal,
  'Your Industry': request.industry,
} as const;

/** Opens the dashboard of the ready individual account with the form filled in. */
export async function openFilledForm() {
  const account = await signedInAs('individual');
  const user = openApp(paths.dashboard);
  await screen.findByLabelText('Role');
  await fill(typed);
  return { user, account };
}

/** How a PNG begins. */
const pngHead = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A picture; its pixels do not matter. */
export const picture = (name = 'me.png') => new File([pngHead, 'pixels'], name, { type: 'image/png' });

/** Opens the profile, wide enough for the header with its picture. */
export async function openProfile({ audience }: AudienceRow): Promise<UserEvent> {
  setWidth(widths.wide);
  const user = await openAs(audience, paths.profile);
  await screen.findByLabelText('Choose image');
  return user;
}

export const chooser = () => screen.getByLabelText('Choose image');

export const portrait = () => screen.queryByRole('img', { name: 'Your profile' });

/** Chooses a picture, which is previewed before it is sent. */
export async function choosePicture(user: UserEvent, file: File = picture()): Promise<void> {
  await user.upload(chooser(), file);
  await waitFor(() => expect(portrait()).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
}

/** The payload: with the stage 'Early stage' and two values. */
export const sentCompany = {
  name: 'Northbay Health',
  industry: 'Healthcare',
  location: 'Lisbon, Portugal',
  headCount: 42,
  growthStage: 'EarlyStage',
  marketPosition: 'Second in Portugal by clinics served',
  missionStatement: 'Make good primary care easy to run.\nEvery day.',
  visionStatement: 'A clinic in every town',
  longTermObjectives: 'Four countries',
  currentYearGoals: 'Sign 60 clinics',
  organizationalGrowth: 'From 29 to 42 people',
  previousGoals: 'Launched in Spain',
  companyValues: ['Say it plainly', 'Patients first'],
};

/** The same for the company form, by label, without stage and values. */
export const typedCompany: Readonly<Record<string, string>> = {
  Name: sentCompany.name,
  Industry: sentCompany.industry,
  'Head Count': '42',
  ...Object.fromEntries(Object.entries(companyTexts).map(([name, label]) => [label, sentCompany[name as CompanyText]])),
};

const { headCount, companyValues, ...texts } = sentCompany;

/** The same as the tab stores it for the form. */
const companyDraft: Draft = {
  ...texts,
  headCount: String(headCount),
  ...Object.fromEntries(companyValues.map((value, index) => [`value${index + 1}`, value])),
};

export async function openCompanyForm(): Promise<UserEvent> {
  await signedInAs('business');
  const user = openApp(paths.companyOnboarding);
  await screen.findByLabelText('Name');
  return user;
}

/** The form prefilled with typed values, for tests of later steps. */
export async function openFilledCompanyForm(): Promise<UserEvent> {
  await signedInAs('business');
  saveDraft('company', companyDraft);
  return openCompanyForm();
}

/** Values for the employee form except the gender, with spaces and signs that must arrive unchanged. */
const typedTexts = typedPerson({
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
  reportsTo: 'Someone not listed',
  managersEmail: 'owen@northbay.example',
  grossSalaryCurrency: 'EUR',
  grossSalaryAnnual: '54000.10',
  grossSalaryMonthly: '4500.01',
});

/** The same by label, in the order of the form. */
export const typedEmployee = byLabel(typedTexts);

/** The same as the tab stores it for the form, with the gender. */
export const employeeDraft: Draft = { ...typedTexts, gender: 'female' };

const isNumber = (name: EmployeeField) => ['age', 'money'].includes(employeeRows[name].kind);

/** The payload: with the gender and the fields without an input (docs/product.md 8.6). */
export const sentEmployee = {
  ...Object.fromEntries(
    Object.entries(typedTexts).map(([name, text]) => [name, isNumber(name as EmployeeField) ? Number(text) : text]),
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

/** The two onboarding forms: their payload, their page and the next page. */
export const onboardings = [
  {
    what: 'a person',
    call: 'createEmployee',
    storedId: 'employeeId',
    open: openFilledEmployeeForm,
    form: 'employee',
    draft: employeeDraft,
    path: paths.employeeOnboarding,
    menu: 'Employee Onboarding',
    first: 'First Name',
    arrival: paths.employeeList,
    nextPage: '@/features/people/employee-list-page',
  },
  {
    what: 'a company',
    call: 'createCompany',
    storedId: 'businessId',
    open: openFilledCompanyForm,
    form: 'company',
    draft: companyDraft,
    path: paths.companyOnboarding,
    menu: 'Company',
    first: 'Name',
    arrival: '/business/company-profile/',
    nextPage: '@/features/company/company-profile',
  },
] as const;
