import { login, logout, register, requestPasswordReset, resetPassword } from '@/api/auth';
import { createCompany, readCompany } from '@/api/companies';
import { goalCalls, type CallName } from '@/api/contract';
import type { RequestOf } from '@/api/contract-schemas';
import { createEmployee, employeeDepartment, employeeDetails, listEmployees } from '@/api/employees';
import { createGoal, deleteGoal, listGoals } from '@/api/goals';
import { listNotifications, markNotificationAsRead } from '@/api/notifications';
import { uploadImage } from '@/api/uploads';
import type { Audience } from '@/domain/audience';
import type { Company } from '@/domain/company';
import { employeeConstants, employeeFields, type EmployeeEntry } from '@/domain/employee';
import { goalKinds } from '@/domain/goal-kind';

import { makeCompany, makeEmployee } from '../../mock-api/factories.ts';
import { draftPayloads } from '../../mock-api/test-calls.ts';

/*
 * The functions of src/api, each called with good words, for the tests of the client. Good requests as they come over the
 * wire, for the tests of the mock backend, are in mock-api/test-calls.ts.
 */

/** One of the calls that exist as functions, made with good words. */
export type ApiCall = {
  name: CallName;
  audience: Audience;
  run: (signal?: AbortSignal) => Promise<unknown>;
  /** What its answer is read for: an object that must be there, a list, a record with holes, perhaps an id, or nothing. */
  reads: 'object' | 'list' | 'record' | 'perhaps an id' | 'nothing';
  /** What it ends with when the answer has none of the fields it is read for. */
  holes?: unknown;
};

/** What the calls below refer to. */
export const given = { goal: 'g1', user: 'u1', notification: 'n1', employee: 'e1', company: 'b1', resetToken: 't' };

const credentials = { email: 'a@b.example', password: ' p ' };
const person = { firstName: 'A', lastName: 'B', email: 'new@b.example', password: ' p ' };
const reset = { token: given.resetToken, newPassword: ' p ' };
const request = { role: 'CEO', goal: 'Grow', industry: 'Retail' };
const file = new File(['\u0089PNG'], 'me.png', { type: 'image/png' });

const anybody = makeEmployee({ ownerId: given.user });
const employee = Object.fromEntries(employeeFields.map((field) => [field, anybody[field]])) as EmployeeEntry;
const { id: _id, ownerId: _ownerId, ...company } = makeCompany({ ownerId: given.user });

/** The payloads that the calls below carry; the others carry none. */
export const payloads: { [Name in CallName]?: RequestOf<Name> } = {
  login: credentials,
  businessLogin: credentials,
  register: person,
  businessRegister: person,
  requestPasswordReset: { email: credentials.email },
  businessRequestPasswordReset: { email: credentials.email },
  resetPassword: reset,
  businessResetPassword: reset,
  ...draftPayloads(request),
  upload: { file },
  markNotificationAsRead: { notificationId: given.notification },
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

const authCalls = (audience: Audience, names: readonly [CallName, CallName, CallName, CallName]): ApiCall[] => [
  { name: names[0], audience, reads: 'object', run: (signal) => login(audience, credentials, signal) },
  {
    name: names[1],
    audience,
    reads: 'perhaps an id',
    holes: { userId: undefined },
    run: (signal) => register(audience, person, signal),
  },
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
    run: (signal) => employeeDepartment(given.employee, signal),
  },
  {
    name: 'employeeDetails',
    audience: 'business',
    reads: 'record',
    holes: Object.fromEntries(employeeFields.map((field) => [field, ''])),
    run: (signal) => employeeDetails(given.employee, signal),
  },
  {
    name: 'createEmployee',
    audience: 'business',
    reads: 'perhaps an id',
    run: (signal) => createEmployee(employee, signal),
  },
  { name: 'createCompany', audience: 'business', reads: 'object', run: (signal) => createCompany(company, signal) },
  {
    name: 'company',
    audience: 'business',
    reads: 'record',
    holes: noCompany,
    run: (signal) => readCompany(given.company, signal),
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
    ...Object.values(goalKinds).flatMap(({ kind }): ApiCall[] => {
      const { create, list, remove } = goalCalls[kind];
      return [
        { name: create, audience, reads: 'nothing', run: (signal) => createGoal(audience, kind, request, signal) },
        { name: list, audience, reads: 'list', run: (signal) => listGoals(audience, kind, signal) },
        { name: remove, audience, reads: 'nothing', run: (signal) => deleteGoal(audience, kind, given.goal, signal) },
      ];
    }),
    {
      name: 'listNotifications',
      audience,
      reads: 'list',
      run: (signal) => listNotifications(audience, given.user, signal),
    },
    {
      name: 'markNotificationAsRead',
      audience,
      reads: 'nothing',
      run: (signal) => markNotificationAsRead(audience, given.notification, signal),
    },
    {
      name: 'upload',
      audience,
      reads: 'object',
      run: (signal) => uploadImage(audience, file, () => undefined, signal),
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
