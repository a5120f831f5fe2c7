// proof: messages

import { describe, expect, it } from 'vitest';

import { employeeRows, employeeSections, listedEmployeeFields } from '@/domain/employee';
import { industrySuggestions, roleSuggestions } from '@/domain/goal';
import { dashboardKinds, goalKinds } from '@/domain/goal-kind';
import { limits } from '@/domain/limits';
import { errors, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storedKeys } from '@/domain/stored-keys';
import { pdfLayout } from '@/lib/pdf/layout';

import { noteCase } from '../support/figures.ts';
import { generateTitle, kindsInWords, searchedInWords } from '../support/goal-texts.ts';
import { pages } from '../support/pages.ts';

/* The texts and numbers of docs/product.md, repeated by hand: the tables of the product must match them letter for
   letter. */

const linesOf = (text: string) => text.trim().split(/\s*\n\s*/);

const wordsOf = (text: string) => text.trim().split(/\s+/);

describe('routes', () => {
  const specified = wordsOf(`
    / /about-us /features /get-started /individual-signin /individual-signup /forgot-password /confirm-email
    /welcome /reset-password /business/signin /business/signup /business/forgot-password /business/confirm-email
    /business/reset-password /dashboard /profile /okrs /kpis /notifications /search /help /business/dashboard
    /business/okrs /business/kpis /business/company-onboarding /business/company-profile/:id
    /business/employee-onboarding /business/employee-list`);

  it('are all there, each once', () => {
    const addresses = Object.values<string>(paths);
    expect(addresses).toEqual(expect.arrayContaining(specified));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  // This client's additions must be listed in tests/support/pages.ts.
  it('and these are ours', () => {
    const added = Object.values<string>(paths).filter((path) => !specified.includes(path));
    const stated = pages.map(({ path }) => path.replace(/\?.*/, ''));
    expect(added.filter((path) => !stated.includes(path))).toEqual([]);
  });
});

/** The messages of each kind of goal: two successes, then three errors. */
const specifiedOfKinds = [
  linesOf(`
    OKRs generated! Please check your pocket.
    OKR deleted successfully!
    Error generating OKRs.
    Failed to delete OKR.
    No OKRS data found.`),
  linesOf(`
    KPIs generated! Please check your pocket.
    KPI deleted successfully!
    Error generating KPIs.
    Failed to delete KPI.
    No KPI data found.`),
];

describe('kinds of goal', () => {
  it('have these words', () => {
    const words = Object.values(goalKinds).map((row) => {
      const { singular, plural, longName, listTitle, createLabel, listPath, pdfTitle, pdfPrefix } = row;
      return [singular, plural, longName, listTitle, createLabel, ...Object.values(listPath), pdfTitle, pdfPrefix];
    });
    expect(words.map((each) => each.join(' | '))).toEqual([
      'OKR | OKRs | Objective and Key Results | View Set OKRs | Create OKRs | /okrs | /business/okrs | Okr Data | Okr-',
      'KPI | KPIs | Key Performance Indicator | View Set KPIs | Create KPIs | /kpis | /business/kpis | Kpi Data | KPI-',
    ]);
  });

  it('have these messages', () => {
    const messages = Object.values(goalKinds).map((row) => {
      const { generated, deleted, generateFailed, deleteFailed, noData } = row;
      return [generated, deleted, generateFailed, deleteFailed, noData];
    });
    expect(messages).toEqual(specifiedOfKinds);
  });

  it('are created from the dashboard in this order', () => {
    expect(dashboardKinds.map(({ createLabel }) => createLabel)).toEqual(['Create KPIs', 'Create OKRs']);
  });

  // The flows look for these on the screen.
  it('are named together like this', () => {
    expect(generateTitle).toBe('Generate OKR & KPI');
    expect(kindsInWords).toBe('OKR and KPI');
    expect(searchedInWords).toBe('OKRs, KPIs and notifications');
  });
});

describe('messages', () => {
  const sorted = (texts: Readonly<Record<string, string>>) => Object.values(texts).toSorted();
  const withKinds = (own: string, from: number, to?: number) =>
    [...linesOf(own), ...specifiedOfKinds.flatMap((texts) => texts.slice(from, to))].toSorted();

  it('has the twenty errors, letter for letter', () => {
    const own = `
      All fields are required.
      Passwords do not match.
      Login failed. Please check your credentials.
      Registration failed. Please try again.
      Forget password failed. Please check your credentials and try again.
      Reset password failed. Something went wrong. Please try again.
      Error logging out. Please try again.
      Error logging out and deleting account.
      Failed to upload image.
      Please select an image first!
      Please click continue to sign in.
      Failed to onboard the company.
      Failed to submit employee data.
      No profile found`;
    expect(sorted(errors)).toEqual(withKinds(own, 2));
    for (const text of sorted(errors)) noteCase('messages', text);
  });

  it('has the twelve successes, letter for letter', () => {
    const own = `
      Login successful!
      User registered successfully!
      If the email is registered, a reset link has been sent.
      Password reset successful.
      Image uploaded successfully!
      PDF downloaded successfully.
      Company onboarded successfully, Redirecting to Company Profile to view company details
      Employee data submitted successfully! navigating to employee list to view employee datails.`;
    expect(sorted(successes)).toEqual(withKinds(own, 0, 2));
    for (const text of sorted(successes)) noteCase('messages', text);
  });
});

it('stores exactly the nine values', () => {
  expect([...storedKeys].toSorted()).toEqual(
    wordsOf(`
      authToken businessToken email userId businessId employeeId notifications profileImage businessProfileImage`).toSorted(),
  );
});

// Limits that only a page shows are tested in src/ui/toast.test.tsx, tests/e2e/limits.spec.ts and
// employee-onboarding.spec.ts.
it('has the constants', () => {
  expect(limits).toMatchObject({
    backToTopAfter: 300,
    marqueeScrollAmount: 20,
    copyrightYear: 2024,
    toastDuration: { default: 4000, error: 4000, success: 2000 },
    introOverlay: 1500,
    wideHeaderFrom: 1440,
    typewriter: { typeSpeed: 70, deleteSpeed: 50, pause: 1000, loops: 5 },
    phone: { defaultCountry: 'US', digits: 15 },
    companyValues: 5,
    salaryStep: 0.01,
    employeeDefaults: { voluntaryPensionContribution: 1000, timeSinceLastSalaryChange: 1000 },
  });
  expect(pdfLayout).toMatchObject({ margin: 10, titleSize: 14, lineSpacing: 10 });
});

it('suggests the six roles and the six industries', () => {
  expect(roleSuggestions).toEqual(['Manager', 'CEO', 'Marketer', 'Director', 'HR', 'Sales Lead']);
  expect(industrySuggestions).toEqual(['Technology', 'Healthcare', 'Finance', 'Education', 'Retail', 'Manufacturing']);
});

/** The fields of an employee by section: name and label. */
const specifiedFields = {
  Personal: `
    firstName First Name
    lastName Last Name
    workMail Work Email
    gender Gender
    dateOfBirth Date of Birth
    age Age
    nationality Nationality`,
  Employment: `
    jobTitle Job Title
    department Department
    employmentId Employment ID
    location Location
    employmentCategory Employment Category
    employmentType Employment Type
    fullTimeWorkingPattern Full-time Working Pattern
    startDate Start Date
    employmentEffectiveDate Employment Effective Date
    workEffectiveDate Work Effective Date`,
  Reporting: `
    reportsTo Reports To
    contractType Contract Type
    managersEmail Manager's Email
    managersId Manager's ID`,
  Salary: `
    salaryEffectiveDate Salary Effective Date
    grossSalaryCurrency Currency
    grossSalaryAnnual Gross Annual Salary
    grossSalaryMonthly Gross Monthly Salary
    salaryPayPeriod Pay Period
    salaryPayFrequency Pay Frequency`,
};

/** Columns of the employee list, in the order of its CSV file. */
const specifiedList = 'firstName lastName workMail department';

it('asks for these fields of an employee, in four sections and with these labels', () => {
  const asked = employeeSections.map(({ title, names }) => [
    title,
    names.map((name) => `${name} ${employeeRows[name].label}`),
  ]);
  expect(asked).toEqual(Object.entries(specifiedFields).map(([title, lines]) => [title, linesOf(lines)]));
});

it('lists these for everyone', () => {
  expect(listedEmployeeFields.join(' ')).toBe(specifiedList);
});
