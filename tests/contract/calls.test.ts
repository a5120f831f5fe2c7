// @vitest-environment happy-dom
// A browser-like environment: only it knows the credentials of a call.

import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';

import { setTokenGetter, type CallOptions, type ResponseOf } from '@/api/client';
import { contract } from '@/api/contract';
import { employeeDetails } from '@/api/employees';
import type { readRecord, RawResponse } from '@/api/read';
import type { Audience } from '@/domain/audience';
import { employeeFields } from '@/domain/employee';
import { goalKinds } from '@/domain/goal-kind';

import {
  db,
  makeCompany,
  makeEmployee,
  makeGoal,
  makeNotification,
  makeUser,
  resetMockApi,
  server,
} from '../../mock-api/node.ts';
import { signToken } from '../../mock-api/tokens.ts';
import { apiCalls, given, payloads } from '../support/api-calls.ts';

/** Method and path of every call that was made. */
const made: string[] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => made.push(`${request.method} ${new URL(request.url).pathname}`));
});

/** Stores everything that the calls refer to, owned by one user. */
async function givenEverything(kind: Audience): Promise<void> {
  await db.open();
  const { tables } = db;
  const owner = { ownerId: given.user };
  tables.users.push(makeUser({ id: given.user, kind, email: 'a@b.example', password: ' p ' }));
  for (const { kind: goalKind } of Object.values(goalKinds)) {
    tables.goals.push(makeGoal({ ...owner, id: given.goal, kind: goalKind }));
  }
  tables.notifications.push(makeNotification({ ...owner, id: given.notification }));
  tables.employees.push(makeEmployee({ ...owner, id: given.employee }));
  tables.companies.push(makeCompany({ ...owner, id: given.company }));
  tables.resetTokens.push({ token: given.resetToken, userId: given.user, expiresAt: '2999-01-01T00:00:00Z' });
  setTokenGetter(() => signToken({ sub: given.user, email: 'a@b.example', kind }));
  made.length = 0;
}

afterEach(async () => {
  setTokenGetter(() => null);
  await resetMockApi();
});

afterAll(() => server.close());

/**
 * Each call as a screen makes it, against the strict backend, which refuses an unknown or missing field, a wrong type,
 * a missing header, or unexpected credentials.
 */
describe('the calls on the strict backend', () => {
  it('all have a function', () => {
    expect(new Set(apiCalls.map(({ name }) => name))).toEqual(new Set(Object.keys(contract)));
  });

  it.each(apiCalls)('$name, $audience: is accepted, and is one request', async ({ name, audience, run }) => {
    await givenEverything(audience);
    await expect(run()).resolves.not.toThrow();
    const { method, path } = contract[name];
    const pattern = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    expect(made).toEqual([expect.stringMatching(pattern)]);
  });

  it('reads what an employee was given back as text', async () => {
    await givenEverything('business');
    const details = await employeeDetails(given.employee);
    for (const field of employeeFields) expect(details[field]).toBe(String(payloads.createEmployee?.[field] ?? ''));
  });
});

// Type errors that must stay: `tsc -b` fails when one of these compiles.
describe('a call that is not the contract\u2019s does not compile', () => {
  it('a payload with a missing, misspelt or mistyped field', () => {
    const audience = 'individual' as const;
    expectTypeOf({ audience, payload: { role: '', goal: '', industry: '' } }).toExtend<CallOptions<'createOkr'>>();
    expectTypeOf({ audience, payload: { role: '', goal: '' } }).not.toExtend<CallOptions<'createOkr'>>();
    expectTypeOf({ audience, payload: { role: '', goal: '', sector: '' } }).not.toExtend<CallOptions<'createOkr'>>();
    expectTypeOf({ audience, payload: { role: 1, goal: '', industry: '' } }).not.toExtend<CallOptions<'createOkr'>>();
    expectTypeOf({ audience }).not.toExtend<CallOptions<'createOkr'>>();
    expectTypeOf({ audience, payload: {} }).not.toExtend<CallOptions<'listOkrs'>>();
  });

  it('a path parameter that is missing or has another name', () => {
    const audience = 'business' as const;
    expectTypeOf({ audience, params: { businessId: '1' } }).toExtend<CallOptions<'company'>>();
    expectTypeOf({ audience }).not.toExtend<CallOptions<'company'>>();
    expectTypeOf({ audience, params: { id: '1' } }).not.toExtend<CallOptions<'company'>>();
    expectTypeOf({ audience, params: { id: '1' } }).not.toExtend<CallOptions<'listOkrs'>>();
  });

  it('a call inside the shell without its audience, and one before it with one', () => {
    expectTypeOf<{ signal: AbortSignal }>().not.toExtend<CallOptions<'listOkrs'>>();
    expectTypeOf({ audience: 'business' as const, payload: { email: '' } }).not.toExtend<
      CallOptions<'requestPasswordReset'>
    >();
  });

  it('an answer that is read for a field it does not have', () => {
    expectTypeOf<ResponseOf<'logout'>>().toEqualTypeOf<void>();
    expectTypeOf<ResponseOf<'login'>>().not.toExtend<ResponseOf<'upload'>>();
    type Fields = Parameters<typeof readRecord<{ token: string }, { tokn: never }>>[1];
    expectTypeOf<Fields['tokn']>().toEqualTypeOf<never>();
    expectTypeOf<RawResponse<{ token: string }>>().not.toExtend<{ token: string }>();
  });
});
