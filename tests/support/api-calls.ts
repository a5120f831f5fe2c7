import {
  loginMutation,
  logoutMutation,
  registerMutation,
  requestPasswordResetMutation,
  resetPasswordMutation,
} from '@/api/auth';
import { companyQuery, createCompanyMutation } from '@/api/companies';
import { goalCalls, type CallName } from '@/api/contract';
import type { RequestOf } from '@/api/contract-schemas';
import { createEmployee, departmentQuery, employeeDetailsQuery, employeesQuery } from '@/api/employees';
import { createGoalMutation, deleteGoalMutation, goalsQuery } from '@/api/goals';
import { markAsReadMutation, notificationsQuery } from '@/api/notifications';
import { uploadImageMutation } from '@/api/uploads';
import type { Audience } from '@/domain/audience';
import { employeeConstants, employeeFields, type EmployeeEntry } from '@/domain/employee';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds } from '@/domain/goal-kind';

import { makeCompany, makeEmployee } from '../../mock-api/factories.ts';
import { draftPayloads } from '../../mock-api/test-calls.ts';

/*
 * The queries and mutations of src/api with valid arguments, for the tests of the client. Valid requests on the wire, for the
 * tests of the mock backend, are in mock-api/test-calls.ts.
 */

/** A call of the client with valid arguments; a query takes an abort signal. */
export type ApiCall = {
  name: CallName;
  audience: Audience;
  run: (signal?: AbortSignal) => Promise<unknown>;
  /** The use of the response: a required object, a list, a partial record, an optional ID, or none. */
  reads: 'object' | 'list' | 'record' | 'perhaps an id' | 'nothing';
  /** The result of a response without the fields that are read. */
  holes?: unknown;
};

/** Ids that the calls below refer to. */
export const given = { goal: 'g1', user: 'u1', notification: 'n1', employee: 'e1', company: 'b1', resetToken: 't' };

const credentials = { email: 'a@b.example', password: ' p ' };
const person = { firstName: 'A', lastName: 'B', email: 'new@b.example', password: ' p ' };
const reset = { token: given.resetToken, newPassword: ' p ' };
const request = { role: 'CEO', goal: 'Grow', industry: 'Retail' };
const goal = { id: given.goal } as GoalRecord;
const file = new File(['\u0089PNG'], 'me.png', { type: 'image/png' });

const anybody = makeEmployee({ ownerId: given.user });
const employee = Object.fromEntries(employeeFields.map((field) => [field, anybody[field]])) as EmployeeEntry;
const { id: _id, ownerId: _ownerId, ...company } = makeCompany({ ownerId: given.user });

/** The payloads of the calls below; the others have none. */
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

/** A company with an empty response. */
const noCompany = {
  ...Object.fromEntries(['id', 'headCount', ...Object.keys(company)].map((name) => [name, ''])),
  companyValues: [],
};

/** Runs a mutation as the library does. */
const send =
  <Variables>(options: { mutationFn?: (sent: Variables, context: never) => Promise<unknown> }, sent: Variables) =>
  async (): Promise<unknown> =>
    options.mutationFn?.(sent, undefined as never);

/** Runs a query as the library does. */
const read =
  (options: { queryFn?: unknown }) =>
  async (signal?: AbortSignal): Promise<unknown> =>
    (options.queryFn as (context: object) => unknown)({ signal });

/** The calls of each audience's sign-in, registration and password reset. */
export const authCalls = {
  individual: { login: 'login', register: 'register', request: 'requestPasswordReset', reset: 'resetPassword' },
  business: {
    login: 'businessLogin',
    register: 'businessRegister',
    request: 'businessRequestPasswordReset',
    reset: 'businessResetPassword',
  },
} as const;

const authCallsOf = (audience: Audience): ApiCall[] => {
  const { login, register, request: requestReset, reset: resetPassword } = authCalls[audience];
  const answered = { reads: 'perhaps an id', holes: { userId: undefined } } as const;
  const { newPassword, token } = reset;
  return [
    { name: login, audience, reads: 'object', run: send(loginMutation(audience), credentials) },
    { name: register, audience, ...answered, run: send(registerMutation(audience), person) },
    {
      name: requestReset,
      audience,
      reads: 'nothing',
      run: send(requestPasswordResetMutation(audience), credentials.email),
    },
    { name: resetPassword, audience, reads: 'nothing', run: send(resetPasswordMutation(audience, token), newPassword) },
  ];
};

/** The calls that only a business makes. */
const businessCalls: ApiCall[] = (
  [
    { name: 'listEmployees', reads: 'list', run: read(employeesQuery()) },
    { name: 'employeeSummary', reads: 'record', holes: '', run: read(departmentQuery(given.employee)) },
    {
      name: 'employeeDetails',
      reads: 'record',
      holes: Object.fromEntries(employeeFields.map((field) => [field, ''])),
      run: read(employeeDetailsQuery(given.employee)),
    },
    { name: 'createEmployee', reads: 'perhaps an id', run: () => createEmployee(employee) },
    {
      name: 'createCompany',
      reads: 'object',
      run: send(
        createCompanyMutation(() => company),
        undefined,
      ),
    },
    { name: 'company', reads: 'record', holes: noCompany, run: read(companyQuery(given.company)) },
  ] as const
).map((call) => ({ ...call, audience: 'business' }));

/** All of them; calls inside the shell for both audiences. */
export const apiCalls: ApiCall[] = [
  ...(['individual', 'business'] as const).flatMap((audience): ApiCall[] => [
    ...authCallsOf(audience),
    { name: 'logout', audience, reads: 'nothing', run: send(logoutMutation(audience), undefined) },
    ...Object.values(goalKinds).flatMap(({ kind }): ApiCall[] => {
      const { create, list, remove } = goalCalls[kind];
      return [
        { name: create, audience, reads: 'nothing', run: send(createGoalMutation(audience, kind), request) },
        { name: list, audience, reads: 'list', run: read(goalsQuery(audience, kind)) },
        { name: remove, audience, reads: 'nothing', run: send(deleteGoalMutation(audience, kind), goal) },
      ];
    }),
    { name: 'listNotifications', audience, reads: 'list', run: read(notificationsQuery(audience, given.user)) },
    {
      name: 'markNotificationAsRead',
      audience,
      reads: 'nothing',
      run: send(markAsReadMutation(audience, given.user), given.notification),
    },
    {
      name: 'upload',
      audience,
      reads: 'object',
      run: send(uploadImageMutation(audience), file),
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
