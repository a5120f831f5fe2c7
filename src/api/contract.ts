import type { GoalKind } from '@/domain/goal-kind';

/** One HTTP call. Its payload and its response are described in `contract-schemas.ts`. */
export type CallRow = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Placeholders in braces are path parameters; the client encodes them, and refuses '.' and '..'. */
  path: string;
  /** `stated`: specified with the bearer header. `shell`: called inside the shell, where every call carries it. */
  bearer: 'stated' | 'shell' | 'never';
  /** Whether the call sends cookies. */
  credentials: boolean;
  success: 200 | 201 | 'any 2xx';
  /**
   * `data`: the next step needs a value, so a response that is no JSON is a failure. `optional`: the status alone is the
   * success. `nothing`: the response is ignored.
   */
  reads: 'data' | 'optional' | 'nothing';
};

const defaults = { bearer: 'never', credentials: false, success: 'any 2xx', reads: 'nothing' } as const;

/** Every call of the backend (docs/product.md 10.1), with what differs from `defaults`. */
const rows = {
  login: { method: 'POST', path: '/api/users/login', success: 200, reads: 'data' },
  register: { method: 'POST', path: '/api/users/register', success: 201, reads: 'optional' },
  requestPasswordReset: { method: 'POST', path: '/api/users/request-passwordreset', success: 200 },
  logout: { method: 'DELETE', path: '/api/users/logout', bearer: 'stated', credentials: true },
  resetPassword: { method: 'POST', path: '/api/users/reset-password', success: 200 },
  businessLogin: { method: 'POST', path: '/api/users/business/login', success: 200, reads: 'data' },
  businessRegister: { method: 'POST', path: '/api/users/business/register', success: 201, reads: 'optional' },
  businessRequestPasswordReset: { method: 'POST', path: '/api/users/business/request-passwordreset', success: 200 },
  businessResetPassword: { method: 'POST', path: '/api/users/business/reset-password', success: 200 },
  createOkr: { method: 'POST', path: '/api/ai/okr', bearer: 'stated', reads: 'optional' },
  createKpi: { method: 'POST', path: '/api/ai/kpi', bearer: 'stated', reads: 'optional' },
  listOkrs: { method: 'GET', path: '/api/ai/okr', bearer: 'stated', reads: 'data' },
  listKpis: { method: 'GET', path: '/api/ai/kpi', bearer: 'stated', reads: 'data' },
  deleteOkr: { method: 'DELETE', path: '/api/ai/okr/{id}', bearer: 'shell' },
  deleteKpi: { method: 'DELETE', path: '/api/ai/kpi/{id}', bearer: 'shell' },
  upload: { method: 'POST', path: '/api/upload', bearer: 'shell', reads: 'data' },
  listNotifications: {
    method: 'GET', path: '/api/notifications/{userId}', bearer: 'shell', credentials: true, reads: 'data',
  },
  markNotificationAsRead: { method: 'POST', path: '/api/notifications/mark-as-read', bearer: 'shell' },
  listEmployees: { method: 'GET', path: '/api/employee/all', bearer: 'shell', reads: 'data' },
  employeeSummary: { method: 'GET', path: '/api/employee/{id}/summary', bearer: 'shell', reads: 'data' },
  employeeDetails: { method: 'GET', path: '/api/employee/{id}/getFullDetails', bearer: 'shell', reads: 'data' },
  createEmployee: { method: 'POST', path: '/api/employee', bearer: 'shell', reads: 'optional' },
  createCompany: { method: 'POST', path: '/api/business', bearer: 'shell', reads: 'data' },
  company: { method: 'GET', path: '/api/business/{businessId}', bearer: 'shell', reads: 'data' },
} as const satisfies Record<string, Pick<CallRow, 'method' | 'path'> & Partial<CallRow>>;

type Rows = typeof rows;
export type CallName = keyof Rows;
type Defaults = Pick<CallRow, 'method' | 'path'> & typeof defaults;
export type Contract = {
  [Name in CallName]: {
    [Field in keyof CallRow]: Field extends keyof Rows[Name] ? Rows[Name][Field] : Defaults[Field];
  };
};

export const contract = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => [name, { ...defaults, ...row }]),
) as Contract;

/** The calls of each kind of goal. */
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
