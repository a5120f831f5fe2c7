import { describe, expect, it } from 'vitest';

import { contract, type CallName, type CallRow } from '@/api/contract';
import { answers, multipart, requests } from '@/api/contract-schemas';
import { employeeFields, listedEmployeeFields } from '@/domain/employee';

/* The calls of docs/product.md, repeated by hand. */

describe('calls', () => {
  // specification.test.ts repeats them.
  const employeeForm = employeeFields.join(' ');
  const employee = `${employeeForm} jobLevel jobGrade voluntaryPensionContribution timeSinceLastSalaryChange`;
  const company =
    'name industry location missionStatement growthStage headCount? visionStatement marketPosition ' +
    'longTermObjectives currentYearGoals organizationalGrowth previousGoals companyValues';
  const person = 'firstName lastName email password';
  const goals = 'list of id goal role result createdAt';
  const people = `list of id ${listedEmployeeFields.join(' ')}`;

  /** Method and path, payload, status, whether the bearer is stated, credentials, what is read. */
  const specified: [string, string, CallRow['success'], boolean, boolean, string][] = [
    // The ids that a sign-in carries optionally are ours.
    ['POST /api/users/login', 'email password', 200, false, false, 'token userId? businessId?'],
    ['POST /api/users/register', person, 201, false, false, 'userId'],
    ['POST /api/users/request-passwordreset', 'email', 200, false, false, ''],
    ['DELETE /api/users/logout', '', 'any 2xx', true, true, ''],
    ['POST /api/users/reset-password', 'token newPassword', 200, false, false, ''],
    ['POST /api/users/business/login', 'email password', 200, false, false, 'token userId businessId?'],
    ['POST /api/users/business/register', person, 201, false, false, 'userId'],
    ['POST /api/users/business/request-passwordreset', 'email', 200, false, false, ''],
    ['POST /api/users/business/reset-password', 'token newPassword', 200, false, false, ''],
    ['POST /api/ai/okr', 'role goal industry', 'any 2xx', true, false, ''],
    ['POST /api/ai/kpi', 'role goal industry', 'any 2xx', true, false, ''],
    ['GET /api/ai/okr', '', 'any 2xx', true, false, goals],
    ['GET /api/ai/kpi', '', 'any 2xx', true, false, goals],
    ['DELETE /api/ai/okr/{id}', '', 'any 2xx', false, false, ''],
    ['DELETE /api/ai/kpi/{id}', '', 'any 2xx', false, false, ''],
    ['POST /api/upload', 'file', 'any 2xx', false, false, 'filePath'],
    ['GET /api/notifications/{userId}', '', 'any 2xx', false, true, 'list of id message'],
    ['POST /api/notifications/mark-as-read', 'notificationId', 'any 2xx', false, false, ''],
    ['GET /api/employee/all', '', 'any 2xx', false, false, people],
    ['GET /api/employee/{id}/summary', '', 'any 2xx', false, false, 'department'],
    ['GET /api/employee/{id}/getFullDetails', '', 'any 2xx', false, false, employeeForm],
    ['POST /api/employee', employee, 'any 2xx', false, false, 'id'],
    ['POST /api/business', company, 'any 2xx', false, false, 'businessProfile.id'],
    ['GET /api/business/{businessId}', '', 'any 2xx', false, false, `${company} id`],
  ];

  const names = Object.keys(contract) as CallName[];
  const rowOf = (name: CallName): CallRow => contract[name];
  const lineOf = (name: CallName) => `${rowOf(name).method} ${rowOf(name).path}`;

  it('are these 24, in this order', () => {
    expect(specified).toHaveLength(24);
    expect(names.map(lineOf)).toEqual(specified.map(([line]) => line));
  });

  it.each(specified)('%s', (line, payload, success, stated, cookies, reads) => {
    const name = names.find((each) => lineOf(each) === line) ?? names[0] ?? 'login';
    const sent = fieldsOf(Object.entries(requests).find(([each]) => each === name)?.[1]);
    const read = fieldsOf(Object.entries(answers).find(([each]) => each === name)?.[1]);
    expect(inAnyOrder(sent)).toEqual(inAnyOrder(payload));
    expect(inAnyOrder(read)).toEqual(inAnyOrder(reads));
    expect(rowOf(name)).toMatchObject({ success, credentials: cookies });
    expect(rowOf(name).bearer === 'stated').toBe(stated);
  });

  it('only what the next step cannot go on without makes a success a failure', () => {
    const needed = names.filter((name) => rowOf(name).reads === 'data' && rowOf(name).method !== 'GET');
    expect(needed).toEqual(['login', 'businessLogin', 'upload', 'createCompany']);
  });

  it('before there is a session none carries the bearer, and only the upload is multipart', () => {
    const never = names.filter((name) => rowOf(name).bearer === 'never').map(lineOf);
    expect(never).toEqual(specified.slice(0, 9).flatMap(([line]) => (line.startsWith('POST') ? [line] : [])));
    expect([...multipart].map(lineOf)).toEqual(['POST /api/upload']);
  });
});

const inAnyOrder = (words: string): string[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .toSorted();

/** The fields of a schema in words: 'a b?' for an object whose b is optional, 'list of a b' for a list of them. */
function fieldsOf(schema: unknown): string {
  const { type, item, entries = {} } = (schema ?? {}) as { type?: string; item?: unknown; entries?: object };
  if (type === 'array') return `list of ${fieldsOf(item)}`;
  return Object.entries(entries)
    .map(([name, field]: [string, { type: string }]) => {
      if (field.type === 'object') return `${name}.${fieldsOf(field)}`;
      return field.type === 'optional' ? `${name}?` : name;
    })
    .join(' ');
}
