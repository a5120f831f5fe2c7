import * as v from 'valibot';

import { growthStages } from '@/domain/company';
import {
  employeeFields,
  employeeRows,
  listedEmployeeFields,
  type EmployeeField,
  type FieldKind,
  type KindOf,
} from '@/domain/employee';
import type { GoalKind } from '@/domain/goal-kind';
import { limits } from '@/domain/limits';

import { goalCalls, type CallName } from './contract';

/*
 * The payload and the response of every call (docs/product.md 10.1). The client imports only the types, so that no schema is
 * downloaded: it reads responses more tolerantly (read.ts). The mock backend, the contract tests and docs/openapi.json
 * use the values.
 */

const filled = v.pipe(v.string(), v.regex(/\S/, 'must not be blank'));
/** A password or a token, blanks included. */
const secret = v.pipe(v.string(), v.minLength(1, 'must not be empty'));
const email = v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

const date = v.pipe(
  v.string(),
  v.isoDate('must be a date like 2026-03-31'),
  v.check((text) => {
    const day = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  }, 'must be a day that exists'),
);

const id = v.union([secret, v.pipe(v.number(), v.finite())]);

const credentials = v.strictObject({ email, password: secret });
const registration = v.strictObject({ firstName: filled, lastName: filled, email, password: secret });
const resetRequest = v.strictObject({ email });
const newPassword = v.strictObject({ token: secret, newPassword: secret });
const goalRequest = v.strictObject({ role: filled, goal: filled, industry: filled });

const employeeKinds = {
  text: filled,
  id: v.union([filled, v.pipe(v.number(), v.finite())]),
  email,
  gender: v.picklist(['male', 'female']),
  date,
  age: amount,
  money: amount,
} satisfies Record<FieldKind, v.GenericSchema>;

const employeeForm = Object.fromEntries(
  employeeFields.map((name) => [name, employeeKinds[employeeRows[name].kind]]),
) as unknown as { [Name in EmployeeField]: (typeof employeeKinds)[KindOf<Name>] };

const employeeSummary = Object.fromEntries(listedEmployeeFields.map((name) => [name, v.string()])) as Record<
  (typeof listedEmployeeFields)[number],
  v.StringSchema<undefined>
>;

const employee = {
  ...employeeForm,
  // Sent though the form has no input for them.
  jobLevel: v.string(),
  jobGrade: v.string(),
  voluntaryPensionContribution: amount,
  timeSinceLastSalaryChange: amount,
};

/** Blank fields are sent as empty text, a blank head count is left out. */
const company = {
  name: filled,
  industry: filled,
  location: v.string(),
  missionStatement: v.string(),
  growthStage: v.picklist(['', ...growthStages.map(({ value }) => value)]),
  headCount: v.optional(amount),
  visionStatement: v.string(),
  marketPosition: v.string(),
  longTermObjectives: v.string(),
  currentYearGoals: v.string(),
  organizationalGrowth: v.string(),
  previousGoals: v.string(),
  companyValues: v.pipe(v.array(filled), v.maxLength(limits.companyValues)),
};

type GoalCall<Does extends 'create' | 'list'> = (typeof goalCalls)[GoalKind][Does];

const ofEveryKind = <Does extends 'create' | 'list', Schema extends v.GenericSchema>(does: Does, schema: Schema) =>
  Object.fromEntries(Object.values(goalCalls).map((calls) => [calls[does], schema])) as Record<GoalCall<Does>, Schema>;

/** The payloads by call. An unknown field is refused. */
export const requests = {
  login: credentials,
  register: registration,
  requestPasswordReset: resetRequest,
  resetPassword: newPassword,
  businessLogin: credentials,
  businessRegister: registration,
  businessRequestPasswordReset: resetRequest,
  businessResetPassword: newPassword,
  ...ofEveryKind('create', goalRequest),
  upload: v.strictObject({ file: v.instance(File) }),
  markNotificationAsRead: v.strictObject({ notificationId: id }),
  createEmployee: v.strictObject(employee),
  createCompany: v.strictObject(company),
} satisfies { [Name in CallName]?: v.GenericSchema };

/** The calls whose payload is multipart form data. */
export const multipart: ReadonlySet<CallName> = new Set(['upload']);

const goals = v.array(
  v.object({
    id,
    goal: v.string(),
    role: v.string(),
    result: v.string(),
    createdAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

/** The fields that are read of the responses. */
export const answers = {
  login: v.object({ token: secret, userId: v.optional(id), businessId: v.optional(id) }),
  register: v.object({ userId: id }),
  businessLogin: v.object({ token: secret, userId: id, businessId: v.optional(id) }),
  businessRegister: v.object({ userId: id }),
  ...ofEveryKind('list', goals),
  upload: v.object({ filePath: secret }),
  listNotifications: v.array(v.object({ id, message: v.string() })),
  listEmployees: v.array(v.object({ id, ...employeeSummary })),
  employeeSummary: v.object({ department: v.string() }),
  employeeDetails: v.object(employeeForm),
  createEmployee: v.object({ id }),
  createCompany: v.object({ businessProfile: v.object({ id }) }),
  company: v.object({ ...company, id }),
} satisfies { [Name in CallName]?: v.GenericSchema };

/** The payload of a call; never without one. */
export type RequestOf<Name extends CallName> = Name extends keyof typeof requests
  ? v.InferOutput<(typeof requests)[Name]>
  : never;

/** The response of a call; unknown where nothing of it is read. */
export type ResponseBodyOf<Name extends CallName> = Name extends keyof typeof answers
  ? v.InferOutput<(typeof answers)[Name]>
  : unknown;
