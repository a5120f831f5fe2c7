import { describe, expect, it } from 'vitest';

import { contract, type CallName } from '@/api/contract';
import { employeeFields } from '@/domain/employee';

import { countResults, reportText } from './report.ts';
import type { Report } from './run.ts';
import { findDeviations, faultyHost, json, renamed, runAgainst, withMockBackend, type Answer } from './test-hosts.ts';

withMockBackend();

/** A change of every row of a list. */
const rowsOf = (change: (row: object) => object) => (answer: Answer) =>
  json(answer, (rows) => Object.values(rows).map((row) => change(row as object)));

/**
 * The change of a call's responses; with a method, also of its preflight's absence. The call may lose its bearer as
 * well.
 */
type Fault = [
  name: CallName,
  text: string | RegExp,
  change: (answer: Answer) => unknown,
  how?: { sentWith?: string; losesBearer?: true },
];

const post = { sentWith: 'POST' };
const refused = 'instead of being refused';

/** A reported problem of a call, and the fault of the host that it shows. */
const faults: Fault[] = [
  ['register', /^breaks status: status 200 instead of 201/, (answer) => answer.status === 201 && (answer.status = 200)],
  [
    'markNotificationAsRead',
    'breaks status: status 404 instead of a 2xx: no such call',
    (answer) => Object.assign(answer, { status: 404, body: 'no such call' }),
    post,
  ],
  [
    'businessResetPassword',
    `breaks status: a made-up reset token was answered 404 ${refused}`,
    (answer) => (answer.status = 404),
    post,
  ],
  [
    'resetPassword',
    `breaks status: a made-up reset token was answered 302 ${refused}`,
    (answer) => (answer.status = 302),
    post,
  ],
  [
    'listOkrs',
    'breaks CORS: preflight: Access-Control-Allow-Headers must name authorization',
    ({ headers }) => headers.set('access-control-allow-headers', 'content-type, *'),
  ],
  // Browsers compare the case.
  [
    'deleteOkr',
    'breaks CORS: preflight: Access-Control-Allow-Methods must name DELETE',
    ({ headers }) => headers.set('access-control-allow-methods', 'GET, POST, delete'),
  ],
  [
    'listNotifications',
    /^breaks CORS: answer: Access-Control-Allow-Credentials must be true/,
    ({ headers }) => headers.delete('access-control-allow-credentials'),
  ],
  [
    'logout',
    'breaks CORS: answer: Access-Control-Allow-Origin must be http://localhost:5173, and is *',
    ({ headers }) => headers.set('access-control-allow-origin', '*'),
  ],
  [
    'upload',
    /^breaks CORS: preflight: Access-Control-Allow-Origin must be .*, and is missing$/,
    ({ headers }) => headers.delete('access-control-allow-origin'),
  ],
  ['listKpis', 'differs field: 0.id is missing', rowsOf((row) => renamed(row, 'id', '_id'))],
  ['listOkrs', /^differs type: 0\.createdAt: Invalid type/, rowsOf((row) => ({ ...row, createdAt: 1_773_481_260 }))],
  [
    'listNotifications',
    /^differs type: the answer: Invalid type/,
    (answer) => json(answer, (rows) => ({ data: rows })),
  ],
  ['company', 'breaks body: the answer is an HTML page', (answer) => (answer.body = '<!doctype html><title>A</title>')],
  [
    'employeeSummary',
    'differs header: Content-Type is text/plain, and the body is JSON',
    ({ headers }) => headers.set('content-type', 'text/plain'),
  ],
  [
    'deleteKpi',
    'breaks behavior: what was deleted is still in the list',
    (answer) => Object.assign(answer, { status: 200, body: '' }),
    { sentWith: 'DELETE', losesBearer: true },
  ],
  [
    'businessLogin',
    'differs behavior: a wrong password was accepted with status 200',
    (answer) => answer.status === 401 && (answer.status = 200),
    post,
  ],
];

/** Each of these prevents calls that other faults are about. */
const stopping: Fault[] = [
  ['login', 'breaks field: token is missing', (answer) => json(answer, ({ userId }) => ({ userId }))],
  ['listEmployees', 'breaks field: 0.id is missing', rowsOf((row) => renamed(row, 'id', 'number'))],
  [
    'createCompany',
    'breaks field: businessProfile.id is missing',
    (answer) => json(answer, () => ({ businessProfile: {} })),
  ],
  ['createOkr', /^breaks status: status 401 instead of a 2xx/, () => undefined, { losesBearer: true }],
];

/** Runs all calls against a host with all of these faults. */
async function runFaulty(together: Fault[]): Promise<Report> {
  const url = await faultyHost({
    request: (name, headers) => {
      if (together.some(([of, , , how]) => of === name && how?.losesBearer)) headers.delete('authorization');
    },
    answer: (name, answer, method) => {
      for (const [of, , change, how] of together)
        if (of === name && [undefined, method].includes(how?.sentWith)) change(answer);
    },
  });
  return runAgainst(url);
}

const reported = (text: string | RegExp) => (typeof text === 'string' ? text : (expect.stringMatching(text) as string));

describe('a host that deviates', () => {
  it('in more than twelve ways at once has each of them reported', async () => {
    expect(faults.length).toBeGreaterThanOrEqual(12);
    const report = await runFaulty(faults);
    const lines = reportText(report).split('\n');
    for (const [name, text] of faults) {
      expect(findDeviations(report, name), String(text)).toContainEqual(reported(text));
      expect(lines.some((line) => line.includes(contract[name].path) && /^(breaks|differs)/.test(line))).toBe(true);
    }
  });

  it.each(stopping)('at %s has it reported: %s', async (...fault) => {
    const [name, text] = fault;
    expect(findDeviations(await runFaulty([fault]), name)).toContainEqual(reported(text));
  });

  it('that does not exist breaks every call', async () => {
    const report = await runAgainst('http://localhost:1');
    expect(findDeviations(report, 'login')[0]).toMatch(/^breaks network: the call couldn't be made/);
    expect(countResults(report).ok).toBe(0);
    expect(report.stays).toEqual([]);
  });
});

it('a response that the client cannot read breaks the client, and every field is reported', async () => {
  const change: { [Name in CallName]?: (answer: Answer) => void } = {
    company: (answer) => json(answer, () => ({})),
    employeeSummary: (answer) => json(answer, (body) => ({ employee: body })),
    employeeDetails: (answer) => json(answer, (body) => ({ data: body })),
    listOkrs: rowsOf((row) => ({ ...row, result: undefined, createdAt: 'tomorrow' })),
    listKpis: (answer) =>
      json(answer, (rows) => ({
        items: Object.values(rows).map((row) => ({ ...(row as object), role: 7, goal: '' })),
      })),
    listEmployees: (answer) =>
      json(answer, (rows) =>
        Object.values(rows).flatMap((row) => [
          { ...(row as object), department: 3 },
          renamed(row, 'department', 'team'),
        ]),
      ),
  };
  const url = await faultyHost({ answer: (name, answer) => name !== null && change[name]?.(answer) });
  const report = await runAgainst(url);
  const company = findDeviations(report, 'company');
  expect(company).toHaveLength(13);
  expect(company.every((text) => /^breaks field: \w+ is missing$/.test(text))).toBe(true);
  expect(findDeviations(report, 'employeeSummary')).toEqual(['breaks field: department is missing']);
  // The client unwraps `data`, so it only differs.
  expect(findDeviations(report, 'employeeDetails')).toHaveLength(employeeFields.length);
  expect(findDeviations(report, 'employeeDetails').every((text) => text.startsWith('differs'))).toBe(true);
  expect(new Set(findDeviations(report, 'listOkrs').map((text) => text.split(': I')[0]))).toEqual(
    new Set(['breaks field: 0.result is missing', 'breaks type: 0.createdAt']),
  );
  expect(findDeviations(report, 'listKpis')).toContainEqual(
    expect.stringMatching(/^differs type: the answer: Invalid/),
  );
  expect(findDeviations(report, 'listKpis')).toContainEqual(expect.stringMatching(/^differs type: 0\.role: Invalid/));
  // One line for a field, and the row that breaks the client before one that differs.
  expect(findDeviations(report, 'listEmployees')).toEqual(['breaks field: 1.department is missing']);
  // A list with blank goals does not show whether the draft is in it.
  expect(findDeviations(report, 'createKpi')).toEqual([]);
  expect(report.stays).toContainEqual(expect.stringMatching(/^perhaps a drafted kpi/));
});
