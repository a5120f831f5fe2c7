import { describe, expect, it } from 'vitest';

import { endpoints, type Endpoint } from '@/api/endpoints';
import { limits } from '@/domain/limits';
import { errors, successes } from '@/domain/messages';
import { industrySuggestions, roleSuggestions } from '@/domain/options';
import { paths } from '@/domain/paths';
import { storedKeys } from '@/domain/stored-keys';

/*
 * The words and numbers of the specification, written out once more by hand: what the tables of the product say must be
 * these, letter for letter.
 */

describe('routes (section 2)', () => {
  const specified = [
    '/',
    '/about-us',
    '/features',
    '/get-started',
    '/individual-signin',
    '/individual-signup',
    '/forgot-password',
    '/confirm-email',
    '/welcome',
    '/reset-password',
    '/business/signin',
    '/business/signup',
    '/business/forgot-password',
    '/business/confirm-email',
    '/business/reset-password',
    '/dashboard',
    '/profile',
    '/okrs',
    '/kpis',
    '/notifications',
    '/search',
    '/help',
    '/business/dashboard',
    '/business/okrs',
    '/business/kpis',
    '/business/company-onboarding',
    '/business/company-profile/:id',
    '/business/employee-onboarding',
    '/business/employee-list',
  ];

  it.each(specified)('%s is in the table once', (path) => {
    expect(Object.values<string>(paths).filter((each) => each === path)).toEqual([path]);
  });
});

describe('messages (section 8)', () => {
  it('has the twenty errors, letter for letter', () => {
    expect(Object.values<string>(errors).toSorted()).toEqual(
      [
        'All fields are required.',
        'Passwords do not match.',
        'Login failed. Please check your credentials.',
        'Registration failed. Please try again.',
        'Forget password failed. Please check your credentials and try again.',
        'Reset password failed. Something went wrong. Please try again.',
        'Error logging out. Please try again.',
        'Error logging out and deleting account.',
        'Error generating OKRs.',
        'Error generating KPIs.',
        'Failed to upload image.',
        'Please select an image first!',
        'Please click continue to sign in.',
        'No OKRS data found.',
        'No KPI data found.',
        'Failed to delete OKR.',
        'Failed to delete KPI.',
        'Failed to onboard the company.',
        'Failed to submit employee data.',
        'No profile found',
      ].toSorted(),
    );
  });

  it('has the twelve successes, letter for letter', () => {
    expect(Object.values<string>(successes).toSorted()).toEqual(
      [
        'Login successful!',
        'User registered successfully!',
        'If the email is registered, a reset link has been sent.',
        'Password reset successful.',
        'OKRs generated! Please check your pocket.',
        'KPIs generated! Please check your pocket.',
        'Image uploaded successfully!',
        'OKR deleted successfully!',
        'KPI deleted successfully!',
        'PDF downloaded successfully.',
        'Company onboarded successfully, Redirecting to Company Profile to view company details',
        'Employee data submitted successfully! navigating to employee list to view employee datails.',
      ].toSorted(),
    );
  });
});

it('stores exactly the nine values of section 3', () => {
  expect([...storedKeys].toSorted()).toEqual(
    [
      'authToken',
      'businessToken',
      'email',
      'userId',
      'businessId',
      'employeeId',
      'notifications',
      'profileImage',
      'businessProfileImage',
    ].toSorted(),
  );
});

it('has the constants of section 9', () => {
  expect(limits).toMatchObject({
    backToTopAfter: 300,
    marqueeScrollAmount: 20,
    copyrightYear: 2024,
    toastDuration: { default: 4000, error: 4000, success: 2000 },
    toastsHeld: 20,
    introOverlay: 1500,
    wideHeaderFrom: 1440,
    typewriter: { typeSpeed: 70, deleteSpeed: 50, pause: 1000, loops: 5 },
    phone: { defaultCountry: 'US', digits: 15 },
    companyValues: 5,
    salaryStep: 0.01,
    employeeDefaults: { voluntaryPensionContribution: 1000, timeSinceLastSalaryChange: 1000 },
    pdf: { margin: 10, titleSize: 14, lineSpacing: 10 },
    detailPanelWidth: 900,
  });
});

it('suggests the roles and industries of section 2', () => {
  expect(roleSuggestions).toEqual(['Manager', 'CEO', 'Marketer', 'Director', 'HR', 'Sales Lead']);
  expect(industrySuggestions).toEqual(['Technology', 'Healthcare', 'Finance', 'Education', 'Retail', 'Manufacturing']);
});

describe('calls (section 7)', () => {
  const employee =
    'firstName lastName workMail gender dateOfBirth nationality age employmentEffectiveDate employmentCategory ' +
    'employmentType fullTimeWorkingPattern workEffectiveDate jobTitle employmentId location startDate department ' +
    'reportsTo contractType managersEmail managersId salaryEffectiveDate salaryPayPeriod grossSalaryCurrency ' +
    'salaryPayFrequency grossSalaryAnnual grossSalaryMonthly jobLevel jobGrade voluntaryPensionContribution ' +
    'timeSinceLastSalaryChange';
  const company =
    'name industry location missionStatement growthStage headCount visionStatement marketPosition ' +
    'longTermObjectives currentYearGoals organizationalGrowth previousGoals companyValues';
  const person = 'firstName lastName email password';

  /** Method and path, payload, status, whether the bearer is stated, credentials, what is read. */
  const specified: [
    line: string,
    payload: string,
    success: Endpoint['success'],
    stated: boolean,
    cookies: boolean,
    reads: string | null,
  ][] = [
    ['POST /api/users/login', 'email password', 200, false, false, 'token'],
    ['POST /api/users/register', person, 201, false, false, 'userId'],
    ['POST /api/users/request-passwordreset', 'email', 200, false, false, null],
    ['DELETE /api/users/logout', '', 'any 2xx', true, true, null],
    ['POST /api/users/reset-password', 'token newPassword', 200, false, false, null],
    ['POST /api/users/business/login', 'email password', 200, false, false, 'token, userId'],
    ['POST /api/users/business/register', person, 201, false, false, 'userId'],
    ['POST /api/users/business/request-passwordreset', 'email', 200, false, false, null],
    ['POST /api/users/business/reset-password', 'token newPassword', 200, false, false, null],
    ['POST /api/ai/okr', 'role goal industry', 'any 2xx', true, false, null],
    ['POST /api/ai/kpi', 'role goal industry', 'any 2xx', true, false, null],
    ['GET /api/ai/okr', '', 'any 2xx', true, false, 'array of id, goal, role, result, createdAt'],
    ['GET /api/ai/kpi', '', 'any 2xx', true, false, 'array of id, goal, role, result, createdAt'],
    ['DELETE /api/ai/okr/{id}', '', 'any 2xx', false, false, null],
    ['DELETE /api/ai/kpi/{id}', '', 'any 2xx', false, false, null],
    ['POST /api/upload', 'file', 'any 2xx', false, false, 'filePath'],
    ['GET /api/notifications/{userId}', '', 'any 2xx', false, true, 'array of id, message'],
    ['POST /api/notifications/mark-as-read', 'notificationId', 'any 2xx', false, false, null],
    ['GET /api/employee/all', '', 'any 2xx', false, false, 'array of id, firstName, lastName, workMail, department'],
    ['GET /api/employee/{id}/summary', '', 'any 2xx', false, false, 'department'],
    ['GET /api/employee/{id}/getFullDetails', '', 'any 2xx', false, false, 'all employee fields'],
    ['POST /api/employee', employee, 'any 2xx', false, false, 'id'],
    ['POST /api/business', company, 'any 2xx', false, false, 'businessProfile.id'],
    ['GET /api/business/{businessId}', '', 'any 2xx', false, false, 'company fields'],
  ];

  const rows = Object.values<Endpoint>(endpoints);
  const lineOf = ({ method, path }: Endpoint) => `${method} ${path}`;

  it('are these 24, in this order', () => {
    expect(rows.map(lineOf)).toEqual(specified.map(([line]) => line));
  });

  it.each(specified)('%s', (line, payload, success, stated, cookies, reads) => {
    const row = rows.find((each) => lineOf(each) === line);
    const fields = [...(row?.payload?.fields ?? []), ...(row?.payload?.optional ?? [])];
    expect(fields.toSorted()).toEqual(payload.split(' ').filter(Boolean).toSorted());
    expect(row).toMatchObject({ success, credentials: cookies, reads });
    expect(row?.bearer === 'stated').toBe(stated);
  });

  it('before there is a session none carries the bearer, and only the upload is multipart', () => {
    const never = rows.filter(({ bearer }) => bearer === 'never').map(lineOf);
    expect(never).toEqual(specified.slice(0, 9).flatMap(([line]) => (line.startsWith('POST') ? [line] : [])));
    expect(rows.filter(({ payload }) => payload?.type === 'multipart').map(lineOf)).toEqual(['POST /api/upload']);
  });
});
