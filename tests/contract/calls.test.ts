// @vitest-environment happy-dom
// A browser-like environment: what credentials a call carries is only known there.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import * as auth from '@/api/auth';
import { createCompany, readCompany } from '@/api/companies';
import { createEmployee, employeeDepartment, employeeDetails, listEmployees } from '@/api/employees';
import { endpoints, type EndpointName } from '@/api/endpoints';
import { createGoal, deleteGoal, listGoals } from '@/api/goals';
import { setTokenGetter } from '@/api/http';
import { listNotifications, markNotificationAsRead } from '@/api/notifications';
import { uploadImage } from '@/api/uploads';
import { audiences, type Audience } from '@/domain/audience';
import { employeeConstants, employeeFields, type EmployeeEntry } from '@/domain/employee';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { makeCompany, makeEmployee, makeGoal, makeNotification } from '../../mock-api/factories.ts';
import { db, resetMockApi, server } from '../../mock-api/node.ts';
import type { User } from '../../mock-api/tables.ts';
import { signToken } from '../../mock-api/tokens.ts';

/** Method and path template of every call that was made. */
const made: string[] = [];

let users: Record<Audience, User>;

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => made.push(`${request.method} ${new URL(request.url).pathname}`));
});

beforeEach(async () => {
  await db.open();
  const find = (audience: Audience): User => {
    const found = db.tables.users.find(
      ({ email, kind }) => email === demoAccounts[audience].email && kind === audience,
    );
    if (!found) throw new Error(`The seed has no ${audience} account.`);
    return found;
  };
  users = { individual: find('individual'), business: find('business') };
  setTokenGetter((audience) => signToken({ sub: users[audience].id, email: users[audience].email, kind: audience }));
  made.length = 0;
});

afterEach(async () => {
  setTokenGetter(() => null);
  await resetMockApi();
});

afterAll(() => server.close());

const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada@northbay.example', password: 'correct horse' };
const request = { role: 'Sales Lead', goal: 'Grow revenue', industry: 'Technology' };

/** An employee as the form sends one. */
function entry(): EmployeeEntry {
  const row = makeEmployee({ ownerId: users.business.id });
  return Object.fromEntries(employeeFields.map((name) => [name, row[name]])) as EmployeeEntry;
}

/** Puts a row into the strict backend and gives its id. */
function given<Row extends { id: string }>(table: Row[], row: Row): string {
  table.push(row);
  return row.id;
}

const owner = (audience: Audience) => ({ ownerId: users[audience].id });

/**
 * Each call as a screen makes it, against the strict backend: an unknown or missing field, a wrong type, a missing
 * header, or credentials where there should be none would be refused.
 */
const calls: Record<EndpointName, () => Promise<unknown>> = {
  login: () => auth.login('individual', demoAccounts.individual),
  register: () => auth.register('individual', person),
  requestPasswordReset: () => auth.requestPasswordReset('individual', demoAccounts.individual.email),
  logout: () => auth.logout('individual'),
  resetPassword: () => resetWith('individual'),
  businessLogin: () => auth.login('business', demoAccounts.business),
  businessRegister: () => auth.register('business', person),
  businessRequestPasswordReset: () => auth.requestPasswordReset('business', demoAccounts.business.email),
  businessResetPassword: () => resetWith('business'),
  createOkr: () => createGoal('individual', 'okr', request),
  createKpi: () => createGoal('business', 'kpi', request),
  listOkrs: () => listGoals('individual', 'okr'),
  listKpis: () => listGoals('business', 'kpi'),
  deleteOkr: () =>
    deleteGoal('individual', 'okr', given(db.tables.goals, makeGoal({ ...owner('individual'), kind: 'okr' }))),
  deleteKpi: () =>
    deleteGoal('individual', 'kpi', given(db.tables.goals, makeGoal({ ...owner('individual'), kind: 'kpi' }))),
  upload: () => uploadImage('individual', new File(['\u0089PNG'], 'me.png', { type: 'image/png' }), () => undefined),
  listNotifications: () => listNotifications('individual', users.individual.id),
  markNotificationAsRead: () =>
    markNotificationAsRead('individual', given(db.tables.notifications, makeNotification(owner('individual')))),
  listEmployees: () => listEmployees(),
  employeeSummary: () => employeeDepartment(given(db.tables.employees, makeEmployee(owner('business')))),
  employeeDetails: () => employeeDetails(given(db.tables.employees, makeEmployee(owner('business')))),
  createEmployee: () => createEmployee(entry()),
  createCompany: () => createCompany({ name: 'Northbay', industry: 'Technology', companyValues: ['Candour'] }),
  company: () => readCompany(given(db.tables.companies, makeCompany(owner('business')))),
};

async function resetWith(audience: Audience): Promise<void> {
  await auth.requestPasswordReset(audience, demoAccounts[audience].email);
  const token = db.tables.resetTokens.at(-1)?.token ?? '';
  made.length = 0;
  await auth.resetPassword(audience, { token, newPassword: 'another horse' });
}

describe('the 24 calls on the strict backend', () => {
  it.each(Object.keys(calls) as EndpointName[])('%s is accepted, and is one request', async (name) => {
    await expect(calls[name]()).resolves.not.toThrow();
    const { method, path } = endpoints[name];
    const pattern = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    expect(made).toEqual([expect.stringMatching(pattern)]);
  });

  it('reads what a new employee was given back as text', async () => {
    const sent = entry();
    const details = await employeeDetails(await createEmployee(sent));
    for (const field of employeeFields) expect(details[field]).toBe(String(sent[field]));
  });

  it('sends exactly the fields of the table for an employee', () => {
    const fields = [...employeeFields, ...Object.keys(employeeConstants)];
    expect(fields.toSorted()).toEqual([...endpoints.createEmployee.payload.fields].toSorted());
    expect(employeeFields).toHaveLength(27);
  });

  it('keeps the audiences apart: business data is refused to an individual', async () => {
    setTokenGetter(() =>
      signToken({ sub: users.individual.id, email: users.individual.email, kind: audiences.individual.audience }),
    );
    await expect(listEmployees()).rejects.toMatchObject({ reason: 'refused' });
  });
});
