import type { GoalKind } from '@/domain/goal-kind';

/** What a call is on the wire. Its payload and its answer are described in `contract-schemas.ts`. */
export type CallRow = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Placeholders in braces are path parameters; they are encoded, and '.' and '..' refused. */
  path: string;
  /**
   * `stated`: the call is described with the bearer header. `shell`: it is described without one, and the call is
   * made from inside the shell, where every call carries it. `never`: made before there is a session.
   */
  bearer: 'stated' | 'shell' | 'never';
  /** Whether cookies go with the call. */
  credentials: boolean;
  /** The status that counts as success; 'any 2xx' where no single one is described. */
  success: 200 | 201 | 'any 2xx';
  /**
   * What is read of a successful answer. `data`: the next step cannot go on without it, so an answer that is no JSON is
   * a failure. `optional`: read where it can be, and the status alone is the success. `nothing`: not looked at.
   */
  reads: 'data' | 'optional' | 'nothing';
};

/** Every call of the backend, declared once (docs/product.md 10.1). */
export const contract = {
  login: {
    method: 'POST', path: '/api/users/login',
    bearer: 'never', credentials: false, success: 200, reads: 'data',
  },
  register: {
    method: 'POST', path: '/api/users/register',
    bearer: 'never', credentials: false, success: 201, reads: 'optional',
  },
  requestPasswordReset: {
    method: 'POST', path: '/api/users/request-passwordreset',
    bearer: 'never', credentials: false, success: 200, reads: 'nothing',
  },
  logout: {
    method: 'DELETE', path: '/api/users/logout',
    bearer: 'stated', credentials: true, success: 'any 2xx', reads: 'nothing',
  },
  resetPassword: {
    method: 'POST', path: '/api/users/reset-password',
    bearer: 'never', credentials: false, success: 200, reads: 'nothing',
  },
  businessLogin: {
    method: 'POST', path: '/api/users/business/login',
    bearer: 'never', credentials: false, success: 200, reads: 'data',
  },
  businessRegister: {
    method: 'POST', path: '/api/users/business/register',
    bearer: 'never', credentials: false, success: 201, reads: 'optional',
  },
  businessRequestPasswordReset: {
    method: 'POST', path: '/api/users/business/request-passwordreset',
    bearer: 'never', credentials: false, success: 200, reads: 'nothing',
  },
  businessResetPassword: {
    method: 'POST', path: '/api/users/business/reset-password',
    bearer: 'never', credentials: false, success: 200, reads: 'nothing',
  },
  createOkr: {
    method: 'POST', path: '/api/ai/okr',
    bearer: 'stated', credentials: false, success: 'any 2xx', reads: 'optional',
  },
  createKpi: {
    method: 'POST', path: '/api/ai/kpi',
    bearer: 'stated', credentials: false, success: 'any 2xx', reads: 'optional',
  },
  listOkrs: {
    method: 'GET', path: '/api/ai/okr',
    bearer: 'stated', credentials: false, success: 'any 2xx', reads: 'data',
  },
  listKpis: {
    method: 'GET', path: '/api/ai/kpi',
    bearer: 'stated', credentials: false, success: 'any 2xx', reads: 'data',
  },
  deleteOkr: {
    method: 'DELETE', path: '/api/ai/okr/{id}',
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: 'nothing',
  },
  deleteKpi: {
    method: 'DELETE', path: '/api/ai/kpi/{id}',
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: 'nothing',
  },
  upload: {
    method: 'POST', path: '/api/upload',
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: 'data',
  },
  listNotifications: {
    method: 'GET', path: '/api/notifications/{userId}',
    bearer: 'shell', credentials: true, success: 'any 2xx', reads: 'data',
  },
  markNotificationAsRead: {
    method: 'POST', path: '/api/notifications/mark-as-read',
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: 'nothing',
  },
  listEmployees: {
    method: 'GET', path: '/api/employee/all',
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: 'data',
  },
  employeeSummary: {
    method: 'GET', path: '/api/employee/{id}/summary',
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: 'data',
  },
  employeeDetails: {
    method: 'GET', path: '/api/employee/{id}/getFullDetails',
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: 'data',
  },
  createEmployee: {
    method: 'POST', path: '/api/employee',
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: 'optional',
  },
  createCompany: {
    method: 'POST', path: '/api/business',
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: 'data',
  },
  company: {
    method: 'GET', path: '/api/business/{businessId}',
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: 'data',
  },
} as const satisfies Record<string, CallRow>;

export type Contract = typeof contract;
export type CallName = keyof Contract;

/** Which call does what for which kind of goal. */
export const goalCalls = {
  okr: { create: 'createOkr', list: 'listOkrs', remove: 'deleteOkr' },
  kpi: { create: 'createKpi', list: 'listKpis', remove: 'deleteKpi' },
} as const satisfies Record<GoalKind, Record<'create' | 'list' | 'remove', CallName>>;

/** The path parameters of a path: '/api/ai/okr/{id}' has `id`. */
type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The path parameters of a call by name. */
export type ParamsOf<Name extends CallName> = Readonly<Record<ParamNames<Contract[Name]['path']>, string>>;

/** Whether a status counts as a call's success. */
export function isSuccess(row: CallRow, status: number): boolean {
  return row.success === 'any 2xx' ? status >= 200 && status < 300 : status === row.success;
}
