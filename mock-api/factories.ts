import { employeeConstants } from '@/domain/employee';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';

import { draft } from './suggestions/draft';
import type { Company, Employee, Goal, NotificationRow, User } from './tables';
import { hashPassword } from './tokens';

/* One plausible row each; a test or the seed sets only the values it needs. The row is returned, not stored: push it
   into a table of the database. */

let made = 0;

function nextId(prefix: string): string {
  made += 1;
  return `made-${prefix}-${made}`;
}

/** An account. `password` is given in clear and kept as its hash. */
export function makeUser({ password = 'cairn-demo', ...overrides }: Partial<User> & { password?: string } = {}): User {
  const id = overrides.id ?? nextId('user');
  return {
    id,
    kind: 'individual',
    firstName: 'Ingrid',
    lastName: 'Halvorsen',
    email: `${id}@northbay.example`,
    passwordHash: hashPassword(password, id),
    createdAt: new Date().toISOString(),
    ...overrides,
  };
}

/** A goal with the draft that its texts produce. */
export function makeGoal(overrides: Partial<Goal> & Pick<Goal, 'ownerId'>): Goal {
  const kind: GoalKind = overrides.kind ?? 'okr';
  const request = {
    role: overrides.role ?? 'Sales Lead',
    goal: overrides.goal ?? 'Grow recurring revenue in the mid-market without raising churn',
    industry: overrides.industry ?? 'Technology',
  };
  const createdAt = overrides.createdAt ?? new Date().toISOString();
  return {
    id: nextId(kind),
    kind,
    ...request,
    result: draft(kind, request, new Date(createdAt)),
    createdAt,
    ...overrides,
  };
}

/** A notification that a draft is ready. */
export function makeNotification(
  overrides: Partial<NotificationRow> & Pick<NotificationRow, 'ownerId'>,
): NotificationRow {
  const message = `Your ${goalKinds.okr.plural} for Sales Lead are ready in your pocket.`;
  return { id: nextId('note'), message, ...overrides };
}

/** An employee with all fields. The seed takes the common values from here. */
export function makeEmployee(overrides: Partial<Employee> & Pick<Employee, 'ownerId'>): Employee {
  return {
    id: nextId('employee'),
    firstName: 'Mateo',
    lastName: 'Silva',
    workMail: 'mateo.silva@northbay.example',
    gender: 'male',
    dateOfBirth: '1991-04-18',
    nationality: 'Portuguese',
    age: 35,
    employmentEffectiveDate: '2022-03-01',
    employmentCategory: 'Permanent',
    employmentType: 'Full-time',
    fullTimeWorkingPattern: 'Monday to Friday, 40 hours',
    workEffectiveDate: '2022-03-01',
    jobTitle: 'Account Executive',
    employmentId: 'NB-1001',
    location: 'Oslo',
    startDate: '2022-03-01',
    department: 'Sales',
    reportsTo: 'Priya Raman',
    contractType: 'Indefinite',
    managersEmail: 'priya.raman@northbay.example',
    managersId: 'NB-1000',
    salaryEffectiveDate: '2026-01-01',
    salaryPayPeriod: 'Monthly',
    grossSalaryCurrency: 'USD',
    salaryPayFrequency: 'Monthly',
    grossSalaryAnnual: 66000,
    grossSalaryMonthly: 5500,
    ...employeeConstants,
    ...overrides,
  };
}

/** A company with all fields. */
export function makeCompany(overrides: Partial<Company> & Pick<Company, 'ownerId'>): Company {
  return {
    id: nextId('company'),
    name: 'Northbay Systems',
    industry: 'Technology',
    location: 'Oslo, Norway',
    missionStatement:
      'We give independent clinics the scheduling and billing tools that large hospitals take for granted.',
    growthStage: 'Growth',
    headCount: 18,
    visionStatement: 'A working day in which every clinician spends more time with patients than with forms.',
    marketPosition: 'The challenger among small and mid-size clinics in the Nordic countries.',
    longTermObjectives: 'Serve clinics in six countries and stay independent.',
    currentYearGoals: 'Grow recurring revenue in the mid-market without raising churn',
    organizationalGrowth: 'Two new teams this year: customer onboarding and data.',
    previousGoals: 'Opened the Gothenburg office and moved every clinic to the new calendar.',
    companyValues: ['Simplicity', 'Speed', 'Innovation', 'People Centricity'],
    ...overrides,
  };
}
