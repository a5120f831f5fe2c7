// proof: messages

import { describe, expect, it } from 'vitest';

import { contract, type CallName, type CallRow } from '@/api/contract';
import { answers, multipart, requests } from '@/api/contract-schemas';
import { employeeColumns, employeeRows, employeeSections, listedEmployeeFields } from '@/domain/employee';
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
import { filterLabel } from '../support/people.ts';

/*
 * The words and numbers of docs/product.md, written out once more by hand: what the tables of the product say must be
 * these, letter for letter.
 */

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

  // What this client adds to them is stated with the titles in tests/support/pages.ts, without which it is refused.
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

// How many toasts are held, how wide the details are and how salaries step is asked of the page: src/ui/toast.test.tsx,
// tests/e2e/limits.spec.ts and employee-onboarding.spec.ts.
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

/** The fields of an employee by section: name and label, 'name? Label' for one that may be left out. */
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

/** Those of the employee list, in the order of its columns and of its CSV file. */
const specifiedList = 'firstName lastName workMail department';

it('asks for these fields of an employee, in four sections and with these labels', () => {
  const asked = employeeSections.map(({ title, names }) => [
    title,
    names.map((name) => `${name}${employeeRows[name].optional ? '?' : ''} ${employeeRows[name].label}`),
  ]);
  expect(asked).toEqual(Object.entries(specifiedFields).map(([title, lines]) => [title, linesOf(lines)]));
});

it('lists these of everybody', () => {
  expect(listedEmployeeFields.join(' ')).toBe(specifiedList.replaceAll('?', ''));
  expect(employeeColumns.map(({ label, column }) => `${label}: ${column}`)).toEqual([
    'Work email: email',
    'Department: department',
  ]);
  expect(filterLabel).toBe('Filter by name, email or department');
});

describe('calls', () => {
  const employeeForm = Object.values(specifiedFields)
    .flatMap(linesOf)
    .map((line) => line.split(' ')[0])
    .join(' ');
  const employee = `${employeeForm} jobLevel jobGrade voluntaryPensionContribution timeSinceLastSalaryChange`;
  const company =
    'name industry location missionStatement growthStage headCount? visionStatement marketPosition ' +
    'longTermObjectives currentYearGoals organizationalGrowth previousGoals companyValues';
  const person = 'firstName lastName email password';
  const goals = 'list of id goal role result createdAt';
  const people = `list of id ${specifiedList}`;

  /** Method and path, payload, status, whether the bearer is stated, credentials, what is read. */
  const specified: [string, string, CallRow['success'], boolean, boolean, string][] = [
    // The ids that a sign-in carries optionally are ours.
    ['POST /api/users/login', 'email password', 200, false, false, 'token userId? businessId?'],
    ['POST /api/users/register', person, 201, false, false, 'userId'],
    ['POST /api/users/request-passwordreset', 'email', 200, false, false, ''],
    ['DELETE /api/users/logout', '', 'any 2xx', true, true, ''],
    ['POST /api/users/reset-password', 'token newPassword', 200, false, false, ''],
    ['POST /api/users/business/login', 'email password', 200, false, false, 'token userId businessId?'],
    ['POST /api/users/business/register', person, 201, false, false, 'userId'],
    ['POST /api/users/business/request-passwordreset', 'email', 200, false, false, ''],
    ['POST /api/users/business/reset-password', 'token newPassword', 200, false, false, ''],
    ['POST /api/ai/okr', 'role goal industry', 'any 2xx', true, false, ''],
    ['POST /api/ai/kpi', 'role goal industry', 'any 2xx', true, false, ''],
    ['GET /api/ai/okr', '', 'any 2xx', true, false, goals],
    ['GET /api/ai/kpi', '', 'any 2xx', true, false, goals],
    ['DELETE /api/ai/okr/{id}', '', 'any 2xx', false, false, ''],
    ['DELETE /api/ai/kpi/{id}', '', 'any 2xx', false, false, ''],
    ['POST /api/upload', 'file', 'any 2xx', false, false, 'filePath'],
    ['GET /api/notifications/{userId}', '', 'any 2xx', false, true, 'list of id message'],
    ['POST /api/notifications/mark-as-read', 'notificationId', 'any 2xx', false, false, ''],
    ['GET /api/employee/all', '', 'any 2xx', false, false, people],
    ['GET /api/employee/{id}/summary', '', 'any 2xx', false, false, 'department'],
    ['GET /api/employee/{id}/getFullDetails', '', 'any 2xx', false, false, employeeForm],
    ['POST /api/employee', employee, 'any 2xx', false, false, 'id'],
    ['POST /api/business', company, 'any 2xx', false, false, 'businessProfile.id'],
    ['GET /api/business/{businessId}', '', 'any 2xx', false, false, `${company} id`],
  ];

  const names = Object.keys(contract) as CallName[];
  const rowOf = (name: CallName): CallRow => contract[name];
  const lineOf = (name: CallName) => `${rowOf(name).method} ${rowOf(name).path}`;

  it('are these 24, in this order', () => {
    expect(specified).toHaveLength(24);
    expect(names.map(lineOf)).toEqual(specified.map(([line]) => line));
  });

  it.each(specified)('%s', (line, payload, success, stated, cookies, reads) => {
    const name = names.find((each) => lineOf(each) === line) ?? names[0] ?? 'login';
    const sent = fieldsOf(Object.entries(requests).find(([each]) => each === name)?.[1]);
    const read = fieldsOf(Object.entries(answers).find(([each]) => each === name)?.[1]);
    expect(inAnyOrder(sent)).toEqual(inAnyOrder(payload));
    expect(inAnyOrder(read)).toEqual(inAnyOrder(reads));
    expect(rowOf(name)).toMatchObject({ success, credentials: cookies });
    expect(rowOf(name).bearer === 'stated').toBe(stated);
  });

  it('only what the next step cannot go on without makes a success a failure', () => {
    const needed = names.filter((name) => rowOf(name).reads === 'data' && rowOf(name).method !== 'GET');
    expect(needed).toEqual(['login', 'businessLogin', 'upload', 'createCompany']);
  });

  it('before there is a session none carries the bearer, and only the upload is multipart', () => {
    const never = names.filter((name) => rowOf(name).bearer === 'never').map(lineOf);
    expect(never).toEqual(specified.slice(0, 9).flatMap(([line]) => (line.startsWith('POST') ? [line] : [])));
    expect([...multipart].map(lineOf)).toEqual(['POST /api/upload']);
  });
});

const inAnyOrder = (words: string): string[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .toSorted();

/** The fields of a schema in words: 'a b?' for an object whose b is optional, 'list of a b' for a list of them. */
function fieldsOf(schema: unknown): string {
  const { type, item, entries = {} } = (schema ?? {}) as { type?: string; item?: unknown; entries?: object };
  if (type === 'array') return `list of ${fieldsOf(item)}`;
  return Object.entries(entries)
    .map(([name, field]: [string, { type: string }]) => {
      if (field.type === 'object') return `${name}.${fieldsOf(field)}`;
      return field.type === 'optional' ? `${name}?` : name;
    })
    .join(' ');
}
