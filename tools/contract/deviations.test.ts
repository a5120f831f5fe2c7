import { describe, expect, it } from 'vitest';

import { contract, type CallName } from '@/api/contract';

import { countsOf, reportJson, reportText } from './report.ts';
import type { Report } from './run.ts';
import {
  deviationsOf,
  faultyHost,
  json,
  renamed,
  runAgainst,
  withMockBackend,
  type Answer,
  type Fault,
} from './test-hosts.ts';

withMockBackend();

/** A change of the responses to one call; with a method, of none to its preflight. */
const at = (call: CallName, change: (answer: Answer) => void, sentWith?: string): Fault => ({
  answer: (name, answer, method) =>
    void (name === call && (sentWith === undefined || method === sentWith) && change(answer)),
});

/** A change of every row of a list. */
const rowsOf = (change: (row: object) => object) => (answer: Answer) =>
  json(answer, (rows) => Object.values(rows).map((row) => change(row as object)));

/** A call that loses its bearer. */
const withoutBearer = (call: CallName): Fault => ({
  request: (name, headers) => void (name === call && headers.delete('authorization')),
});

/** A fault each, the call that shows it, and what is reported. */
const faults: [title: string, name: CallName, text: RegExp, fault: Fault][] = [
  [
    'another 2xx than the stated one',
    'register',
    /^breaks status: status 200 instead of 201/,
    at('register', (answer) => void (answer.status === 201 && (answer.status = 200))),
  ],
  [
    'a path that does not exist',
    'markNotificationAsRead',
    /^breaks status: status 404 instead of a 2xx: no such call$/,
    at('markNotificationAsRead', (answer) => Object.assign(answer, { status: 404, body: 'no such call' }), 'POST'),
  ],
  [
    'a reset that does not exist',
    'businessResetPassword',
    /^breaks status: a made-up reset token was answered 404 instead of being refused$/,
    at('businessResetPassword', (answer) => (answer.status = 404), 'POST'),
  ],
  [
    'a reset that leads elsewhere',
    'resetPassword',
    /^breaks status: a made-up reset token was answered 302 instead of being refused$/,
    at('resetPassword', (answer) => (answer.status = 302), 'POST'),
  ],
  [
    'a sign-in without a token',
    'login',
    /^breaks field: token is missing$/,
    at('login', (answer) => json(answer, ({ userId }) => ({ userId }))),
  ],
  [
    'a preflight that forbids the bearer',
    'listOkrs',
    /^breaks CORS: preflight: Access-Control-Allow-Headers must name authorization$/,
    { answer: (_, { headers }) => headers.set('access-control-allow-headers', 'content-type, *') },
  ],
  [
    'a preflight that forbids DELETE: browsers compare the case',
    'deleteOkr',
    /^breaks CORS: preflight: Access-Control-Allow-Methods must name DELETE$/,
    { answer: (_, { headers }) => headers.set('access-control-allow-methods', 'GET, POST, delete') },
  ],
  [
    'cookies that no page may send',
    'listNotifications',
    /^breaks CORS: answer: Access-Control-Allow-Credentials must be true/,
    at('listNotifications', ({ headers }) => headers.delete('access-control-allow-credentials')),
  ],
  [
    'a star where cookies are sent',
    'logout',
    /^breaks CORS: answer: Access-Control-Allow-Origin must be http:\/\/localhost:5173, and is \*$/,
    at('logout', ({ headers }) => headers.set('access-control-allow-origin', '*')),
  ],
  [
    'an origin that is not allowed',
    'upload',
    /^breaks CORS: preflight: Access-Control-Allow-Origin must be .*, and is missing$/,
    at('upload', ({ headers }) => headers.delete('access-control-allow-origin')),
  ],
  [
    'ids under another name',
    'listKpis',
    /^differs field: 0\.id is missing$/,
    at(
      'listKpis',
      rowsOf((row) => renamed(row, 'id', '_id')),
    ),
  ],
  [
    'rows without an id',
    'listEmployees',
    /^breaks field: 0\.id is missing$/,
    at(
      'listEmployees',
      rowsOf((row) => renamed(row, 'id', 'number')),
    ),
  ],
  [
    'a field of another type',
    'listOkrs',
    /^differs type: 0\.createdAt: Invalid type/,
    at(
      'listOkrs',
      rowsOf((row) => ({ ...row, createdAt: 1_773_481_260 })),
    ),
  ],
  [
    'a list in a wrapper',
    'listNotifications',
    /^differs type: the answer: Invalid type/,
    at('listNotifications', (answer) => json(answer, (rows) => ({ data: rows }))),
  ],
  [
    'a page instead of a response',
    'company',
    /^breaks body: the answer is an HTML page$/,
    at('company', (answer) => (answer.body = '<!doctype html><title>Hello</title>')),
  ],
  [
    'JSON that is called text',
    'employeeSummary',
    /^differs header: Content-Type is text\/plain, and the body is JSON$/,
    at('employeeSummary', ({ headers }) => headers.set('content-type', 'text/plain')),
  ],
  [
    'a company without an id',
    'createCompany',
    /^breaks field: businessProfile\.id is missing$/,
    at('createCompany', (answer) => json(answer, () => ({ businessProfile: {} }))),
  ],
  [
    'a delete that deletes nothing',
    'deleteKpi',
    /^breaks behaviour: what was deleted is still in the list$/,
    {
      ...withoutBearer('deleteKpi'),
      ...at('deleteKpi', (answer) => Object.assign(answer, { status: 200, body: '' }), 'DELETE'),
    },
  ],
  ['a lost bearer', 'createOkr', /^breaks status: status 401 instead of a 2xx/, withoutBearer('createOkr')],
  [
    'any password accepted',
    'businessLogin',
    /^differs behaviour: a wrong password was accepted with status 200$/,
    at('businessLogin', (answer) => void (answer.status === 401 && (answer.status = 200)), 'POST'),
  ],
];

/** With these, calls that other faults are about are not made. */
const alone = /without a token|without an id|lost bearer/;

/** Runs all calls against a host with all of these faults. */
async function runFaulty(together: typeof faults): Promise<Report> {
  const url = await faultyHost({
    request: (...given) => {
      for (const [, , , { request }] of together) request?.(...given);
    },
    answer: (...given) => {
      for (const [, , , { answer }] of together) answer?.(...given);
    },
  });
  return runAgainst(url);
}

describe('a host that deviates', () => {
  it('in more than twelve ways at once has each of them reported', async () => {
    const together = faults.filter(([title]) => !alone.test(title));
    expect(together.length).toBeGreaterThanOrEqual(12);
    const report = await runFaulty(together);
    const lines = reportText(report).split('\n');
    for (const [title, name, text] of together) {
      expect(deviationsOf(report, name), title).toContainEqual(expect.stringMatching(text));
      expect(lines.some((line) => line.includes(contract[name].path) && /^(breaks|differs)/.test(line))).toBe(true);
    }
    expect(JSON.parse(reportJson(report))).toMatchObject({ counts: countsOf(report), stays: report.stays });
  });

  it.each(faults.filter(([title]) => alone.test(title)))('has %s reported at %s', async (...fault) => {
    const [, name, text] = fault;
    expect(deviationsOf(await runFaulty([fault]), name)).toContainEqual(expect.stringMatching(text));
  });

  it('that does not exist breaks every call', async () => {
    const report = await runAgainst('http://localhost:1');
    expect(deviationsOf(report, 'login')[0]).toMatch(/^breaks network: the call could not be made/);
    expect(countsOf(report).ok).toBe(0);
    expect(report.stays).toEqual([]);
  });
});
