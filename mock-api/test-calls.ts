import { afterAll, beforeAll, beforeEach } from 'vitest';

import { goalCalls, type CallName } from '@/api/contract';
import { multipart, type RequestOf, type requests } from '@/api/contract-schemas';
import type { GoalRequest } from '@/domain/goal';
import type { GoalKind } from '@/domain/goal-kind';

import { demoAccounts } from './demo-accounts';
import { makeCompany, makeEmployee } from './factories';
import { resetMockApi, server } from './node';
import { rowOf } from './routing';
import { requestSchema } from './strict';
import type { Tables, User } from './tables';
import { signToken } from './tokens';

/*
 * A good request for every call as it comes over the wire, for the tests of the mock backend. Method, path,
 * bearer and credentials come from the contract. tests/support/api-calls.ts has the same calls as functions of the client.
 */

const { id: _id, ownerId: _ownerId, ...employee } = makeEmployee({ ownerId: 'none' });
const { id: _companyId, ownerId: _companyOwnerId, ...company } = makeCompany({ ownerId: 'none' });

/** A payload under the name of the call that drafts, for every kind of goal. */
export const draftPayloads = (request: GoalRequest) =>
  Object.fromEntries(Object.values(goalCalls).map(({ create }) => [create, request])) as Record<
    (typeof goalCalls)[GoalKind]['create'],
    GoalRequest
  >;

const goalRequest = { role: 'Sales Lead', goal: 'Grow revenue without churn', industry: 'Technology' };
const person = { firstName: 'Nia', lastName: 'Boateng', email: 'nia@northbay.example', password: 'pass phrase' };

/** The calls whose payload is known before the tables are: neither a file nor a stored notification. */
type PlainCall = Exclude<keyof typeof requests, 'upload' | 'markNotificationAsRead'>;

/** A good JSON payload by call; absent for calls without one. */
export const goodPayloads: { [Name in PlainCall]: RequestOf<Name> } & { [Name in CallName]?: RequestOf<Name> } = {
  login: demoAccounts.individual,
  businessLogin: demoAccounts.business,
  register: person,
  businessRegister: person,
  requestPasswordReset: { email: demoAccounts.individual.email },
  businessRequestPasswordReset: { email: demoAccounts.business.email },
  resetPassword: { token: 'reset-individual', newPassword: 'another' },
  businessResetPassword: { token: 'reset-business', newPassword: 'another' },
  ...draftPayloads(goalRequest),
  createEmployee: employee,
  createCompany: company,
};

/** The seed's account that may make a call. */
export function callerOf(name: CallName, tables: Tables): User {
  const kind = /employee|business/i.test(rowOf(name).path) ? 'business' : 'individual';
  const user = tables.users.find((candidate) => candidate.kind === kind);
  if (user === undefined) throw new Error(`The seed has no ${kind} user.`);
  return user;
}

function fillPath(name: CallName, tables: Tables, user: User): string {
  const { path } = rowOf(name);
  const goal = tables.goals.find(({ kind, ownerId }) => ownerId === user.id && path.includes(`/${kind}/`));
  const employeeId = tables.employees[0]?.id ?? '';
  return path
    .replace('{userId}', user.id)
    .replace('{businessId}', tables.companies[0]?.id ?? '')
    .replace('{id}', goal?.id ?? employeeId);
}

/** Stores what the good requests refer to beyond the seed: two tokens for a new password. */
export function prepare(tables: Tables) {
  for (const { id, kind } of tables.users) {
    tables.resetTokens.push({ token: `reset-${kind}`, userId: id, expiresAt: '2999-01-01T00:00:00Z' });
  }
}

/** Where the mock backend answers in the tests of a file that says `withMockCalls()`. */
export const mockOrigin = 'http://api.test';

/** Answers the calls of a file's tests, each of which begins with the seed. */
export function withMockCalls(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());
  beforeEach(resetMockApi);
}

/** Changes of a good request. */
export type Changes = { payload?: unknown; headers?: Record<string, string | null>; credentials?: RequestCredentials };

/**
 * A good request for a call, with changes. A header that is null is left out.
 * @param tables the seed's tables after `prepare`
 */
export function requestFor(name: CallName, origin: string, tables: Tables, changes: Changes = {}): Request {
  const row = rowOf(name);
  const user = callerOf(name, tables);
  const headers = new Headers();
  let body: BodyInit | null = null;
  if (multipart.has(name)) {
    const form = new FormData();
    form.append('file', new File(['picture'], 'me.png', { type: 'image/png' }));
    body = form;
  } else if (requestSchema(name) !== null) {
    const note = tables.notifications.find(({ ownerId }) => ownerId === user.id);
    body = JSON.stringify(changes.payload ?? goodPayloads[name] ?? { notificationId: note?.id });
    headers.set('content-type', 'application/json');
  }
  if (row.bearer !== 'never') {
    headers.set('authorization', `Bearer ${signToken({ sub: user.id, email: user.email, kind: user.kind })}`);
  }
  for (const [header, value] of Object.entries(changes.headers ?? {})) {
    if (value === null) headers.delete(header);
    else headers.set(header, value);
  }
  return new Request(`${origin}${fillPath(name, tables, user)}`, {
    method: row.method,
    headers,
    body,
    credentials: changes.credentials ?? (row.credentials ? 'include' : 'same-origin'),
  });
}
