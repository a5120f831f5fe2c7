/** What a row of the table says of one call (spec 7). */
export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Placeholders in braces are path segments; they are encoded, and '.' and '..' refused. */
  path: string;
  /** The payload's fields; `optional` ones may be absent. No payload: null. */
  payload: { type: 'json' | 'multipart'; fields: readonly string[]; optional?: readonly string[] } | null;
  /**
   * `stated`: spec 7 says that the call carries the bearer header. `shell`: the table is silent, and reading 3 has every
   * call made from inside the shell carry it. `never`: made before there is a session.
   */
  bearer: 'stated' | 'shell' | 'never';
  /** Cookies go with the call (reading 3: exactly logout and notifications reading). */
  credentials: boolean;
  /** The status that counts as success; 'any 2xx' where the specification names none. */
  success: 200 | 201 | 'any 2xx';
  /** What is read from the answer; null where only its success counts. */
  reads: string | null;
};

const goalRequest = { type: 'json', fields: ['role', 'goal', 'industry'] } as const;
const credentials = { type: 'json', fields: ['email', 'password'] } as const;
const registration = { type: 'json', fields: ['firstName', 'lastName', 'email', 'password'] } as const;
const resetRequest = { type: 'json', fields: ['email'] } as const;
const newPassword = { type: 'json', fields: ['token', 'newPassword'] } as const;

const goalList = 'array of id, goal, role, result, createdAt';

/** The 24 calls of spec 7, in its order, declared once. */
export const endpoints = {
  login: {
    method: 'POST', path: '/api/users/login', payload: credentials,
    bearer: 'never', credentials: false, success: 200, reads: 'token',
  },
  register: {
    method: 'POST', path: '/api/users/register', payload: registration,
    bearer: 'never', credentials: false, success: 201, reads: 'userId',
  },
  requestPasswordReset: {
    method: 'POST', path: '/api/users/request-passwordreset', payload: resetRequest,
    bearer: 'never', credentials: false, success: 200, reads: null,
  },
  logout: {
    method: 'DELETE', path: '/api/users/logout', payload: null,
    bearer: 'stated', credentials: true, success: 'any 2xx', reads: null,
  },
  resetPassword: {
    method: 'POST', path: '/api/users/reset-password', payload: newPassword,
    bearer: 'never', credentials: false, success: 200, reads: null,
  },
  businessLogin: {
    method: 'POST', path: '/api/users/business/login', payload: credentials,
    bearer: 'never', credentials: false, success: 200, reads: 'token, userId',
  },
  businessRegister: {
    method: 'POST', path: '/api/users/business/register', payload: registration,
    bearer: 'never', credentials: false, success: 201, reads: 'userId',
  },
  businessRequestPasswordReset: {
    method: 'POST', path: '/api/users/business/request-passwordreset', payload: resetRequest,
    bearer: 'never', credentials: false, success: 200, reads: null,
  },
  businessResetPassword: {
    method: 'POST', path: '/api/users/business/reset-password', payload: newPassword,
    bearer: 'never', credentials: false, success: 200, reads: null,
  },
  createOkr: {
    method: 'POST', path: '/api/ai/okr', payload: goalRequest,
    bearer: 'stated', credentials: false, success: 'any 2xx', reads: null,
  },
  createKpi: {
    method: 'POST', path: '/api/ai/kpi', payload: goalRequest,
    bearer: 'stated', credentials: false, success: 'any 2xx', reads: null,
  },
  listOkrs: {
    method: 'GET', path: '/api/ai/okr', payload: null,
    bearer: 'stated', credentials: false, success: 'any 2xx', reads: goalList,
  },
  listKpis: {
    method: 'GET', path: '/api/ai/kpi', payload: null,
    bearer: 'stated', credentials: false, success: 'any 2xx', reads: goalList,
  },
  deleteOkr: {
    method: 'DELETE', path: '/api/ai/okr/{id}', payload: null,
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: null,
  },
  deleteKpi: {
    method: 'DELETE', path: '/api/ai/kpi/{id}', payload: null,
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: null,
  },
  upload: {
    method: 'POST', path: '/api/upload', payload: { type: 'multipart', fields: ['file'] },
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: 'filePath',
  },
  listNotifications: {
    method: 'GET', path: '/api/notifications/{userId}', payload: null,
    bearer: 'shell', credentials: true, success: 'any 2xx', reads: 'array of id, message',
  },
  markNotificationAsRead: {
    method: 'POST', path: '/api/notifications/mark-as-read', payload: { type: 'json', fields: ['notificationId'] },
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: null,
  },
  listEmployees: {
    method: 'GET', path: '/api/employee/all', payload: null,
    bearer: 'shell', credentials: false, success: 'any 2xx',
    reads: 'array of id, firstName, lastName, workMail, department',
  },
  employeeSummary: {
    method: 'GET', path: '/api/employee/{id}/summary', payload: null,
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: 'department',
  },
  employeeDetails: {
    method: 'GET', path: '/api/employee/{id}/getFullDetails', payload: null,
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: 'all employee fields',
  },
  createEmployee: {
    method: 'POST', path: '/api/employee',
    payload: {
      type: 'json',
      fields: [
        'firstName', 'lastName', 'workMail', 'gender', 'dateOfBirth', 'nationality', 'age', 'employmentEffectiveDate',
        'employmentCategory', 'employmentType', 'fullTimeWorkingPattern', 'workEffectiveDate', 'jobTitle',
        'employmentId', 'location', 'startDate', 'department', 'reportsTo', 'contractType', 'managersEmail',
        'managersId', 'salaryEffectiveDate', 'salaryPayPeriod', 'grossSalaryCurrency', 'salaryPayFrequency',
        'grossSalaryAnnual', 'grossSalaryMonthly', 'jobLevel', 'jobGrade', 'voluntaryPensionContribution',
        'timeSinceLastSalaryChange',
      ],
    },
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: 'id',
  },
  createCompany: {
    method: 'POST', path: '/api/business',
    payload: {
      type: 'json',
      fields: ['name', 'industry', 'companyValues'],
      optional: [
        'location', 'missionStatement', 'growthStage', 'headCount', 'visionStatement', 'marketPosition',
        'longTermObjectives', 'currentYearGoals', 'organizationalGrowth', 'previousGoals',
      ],
    },
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: 'businessProfile.id',
  },
  company: {
    method: 'GET', path: '/api/business/{businessId}', payload: null,
    bearer: 'shell', credentials: false, success: 'any 2xx', reads: 'company fields',
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
