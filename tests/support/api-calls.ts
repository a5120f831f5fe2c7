import { login, logout, register, requestPasswordReset, resetPassword } from '@/api/auth';
import { createCompany, readCompany } from '@/api/companies';
import { createEmployee, employeeDepartment, employeeDetails, listEmployees } from '@/api/employees';
import type { EndpointName } from '@/api/endpoints';
import { createGoal, deleteGoal, listGoals } from '@/api/goals';
import { listNotifications, markNotificationAsRead } from '@/api/notifications';
import { uploadImage } from '@/api/uploads';
import type { Audience } from '@/domain/audience';
import type { Company, CompanyEntry } from '@/domain/company';
import { employeeConstants, employeeFields, type EmployeeEntry } from '@/domain/employee';

import { makeEmployee } from '../../mock-api/factories.ts';

/** One of the calls that exist as functions, made with good words. */
export type ApiCall = {
  name: EndpointName;
  audience: Audience;
  run: (signal?: AbortSignal) => Promise<unknown>;
  /** What its answer is read for: one object, a list, perhaps an id, or nothing. */
  reads: 'object' | 'list' | 'record' | 'perhaps an id' | 'nothing';
  /** Of a record: what it is when the answer has none of its fields. */
  holes?: unknown;
};

const credentials = { email: 'a@b.example', password: ' p ' };
const person = { firstName: 'A', lastName: 'B', ...credentials };
const reset = { token: 't', newPassword: ' p ' };
const request = { role: 'CEO', goal: 'Grow', industry: 'Retail' };

const person27 = makeEmployee({ ownerId: 'u1' });
const employee = Object.fromEntries(employeeFields.map((field) => [field, person27[field]])) as EmployeeEntry;
const company: CompanyEntry = { name: 'Northbay', industry: 'Retail', headCount: 42, companyValues: ['Candour'] };

/** The payloads that the calls below carry; the others carry none. */
export const payloads: Partial<Record<EndpointName, unknown>> = {
  login: credentials,
  businessLogin: credentials,
  register: person,
  businessRegister: person,
  requestPasswordReset: { email: credentials.email },
  businessRequestPasswordReset: { email: credentials.email },
  resetPassword: reset,
  businessResetPassword: reset,
  createOkr: request,
  createKpi: request,
  markNotificationAsRead: { notificationId: 'n1' },
  createEmployee: { ...employee, ...employeeConstants },
  createCompany: company,
};

/** A company of which the answer says nothing. */
const noCompany: Company = {
  id: '',
  name: '',
  industry: '',
  location: '',
  missionStatement: '',
  growthStage: '',
  headCount: '',
  visionStatement: '',
  marketPosition: '',
  longTermObjectives: '',
  currentYearGoals: '',
  organizationalGrowth: '',
  previousGoals: '',
  companyValues: [],
};

const authCalls = (
  audience: Audience,
  names: readonly [EndpointName, EndpointName, EndpointName, EndpointName],
): ApiCall[] => [
  { name: names[0], audience, reads: 'object', run: (signal) => login(audience, credentials, signal) },
  { name: names[1], audience, reads: 'perhaps an id', run: (signal) => register(audience, person, signal) },
  {
    name: names[2],
    audience,
    reads: 'nothing',
    run: (signal) => requestPasswordReset(audience, credentials.email, signal),
  },
  { name: names[3], audience, reads: 'nothing', run: (signal) => resetPassword(audience, reset, signal) },
];

/** The calls that only a business makes. */
const businessCalls: ApiCall[] = [
  { name: 'listEmployees', audience: 'business', reads: 'list', run: (signal) => listEmployees(signal) },
  {
    name: 'employeeSummary',
    audience: 'business',
    reads: 'record',
    holes: '',
    run: (signal) => employeeDepartment('g1', signal),
  },
  {
    name: 'employeeDetails',
    audience: 'business',
    reads: 'record',
    holes: Object.fromEntries(employeeFields.map((field) => [field, ''])),
    run: (signal) => employeeDetails('g1', signal),
  },
  { name: 'createEmployee', audience: 'business', reads: 'object', run: (signal) => createEmployee(employee, signal) },
  { name: 'createCompany', audience: 'business', reads: 'object', run: (signal) => createCompany(company, signal) },
  {
    name: 'company',
    audience: 'business',
    reads: 'record',
    holes: noCompany,
    run: (signal) => readCompany('b1', signal),
  },
];

/** All of them, those inside the shell for either audience. */
export const apiCalls: ApiCall[] = [
  ...authCalls('individual', ['login', 'register', 'requestPasswordReset', 'resetPassword']),
  ...authCalls('business', [
    'businessLogin',
    'businessRegister',
    'businessRequestPasswordReset',
    'businessResetPassword',
  ]),
  ...(['individual', 'business'] as const).flatMap((audience): ApiCall[] => [
    { name: 'logout', audience, reads: 'nothing', run: (signal) => logout(audience, signal) },
    { name: 'createOkr', audience, reads: 'nothing', run: (signal) => createGoal(audience, 'okr', request, signal) },
    { name: 'createKpi', audience, reads: 'nothing', run: (signal) => createGoal(audience, 'kpi', request, signal) },
    { name: 'listOkrs', audience, reads: 'list', run: (signal) => listGoals(audience, 'okr', signal) },
    { name: 'listKpis', audience, reads: 'list', run: (signal) => listGoals(audience, 'kpi', signal) },
    { name: 'deleteOkr', audience, reads: 'nothing', run: (signal) => deleteGoal(audience, 'okr', 'g1', signal) },
    { name: 'deleteKpi', audience, reads: 'nothing', run: (signal) => deleteGoal(audience, 'kpi', 'g1', signal) },
    { name: 'listNotifications', audience, reads: 'list', run: (signal) => listNotifications(audience, 'u1', signal) },
    {
      name: 'markNotificationAsRead',
      audience,
      reads: 'nothing',
      run: (signal) => markNotificationAsRead(audience, 'n1', signal),
    },
    {
      name: 'upload',
      audience,
      reads: 'object',
      run: (signal) => uploadImage(audience, new File(['x'], 'me.png'), () => undefined, signal),
    },
  ]),
  ...businessCalls,
];

/** How a call ended: with its result, or with the reason of its failure. */
export async function outcome(call: Promise<unknown>): Promise<unknown> {
  try {
    return { done: await call };
  } catch (failure) {
    return (failure as { reason?: unknown }).reason ?? failure;
  }
}
