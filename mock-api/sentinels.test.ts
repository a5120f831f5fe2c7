import { afterEach, describe, expect, it, vi } from 'vitest';

// @vitest-environment node
import type { CallName } from '@/api/contract';

import { db } from './node';
import { sentinelLater, sentinelNow } from './sentinels';
import { callerOf, goodPayloads, mockOrigin, requestFor, withMockCalls } from './test-calls';
import { signToken } from './tokens';

const send = (name: CallName, field: string, text: string) =>
  fetch(requestFor(name, mockOrigin, db.tables, { payload: { ...goodPayloads[name], [field]: text } }));

/** A call of someone who signed in with this e-mail. */
function sendAs(name: CallName, email: string) {
  const { id, kind } = callerOf(name, db.tables);
  const authorization = `Bearer ${signToken({ sub: id, email, kind })}`;
  return fetch(requestFor(name, mockOrigin, db.tables, { headers: { authorization } }));
}

withMockCalls();
afterEach(() => vi.useRealTimers());

describe('the grammar', () => {
  it.each([
    ['amara+fail-500@x.example', '500'],
    ['Fail-HTML in the mid-market', 'html'],
    ['fail-413.png', '413'],
    ['fail-list', null],
    ['fail-list-500', null],
    ['never fail-safe, fail-2000', null],
  ])('%s asks now for %s', (text, asked) => expect(sentinelNow(text)).toBe(asked));

  it.each([
    ['a+fail-list@x.example', 'listOkrs', '500'],
    ['a+fail-list-html@x.example', 'listEmployees', 'html'],
    ['a+fail-list@x.example', 'deleteOkr', null],
    ['a+fail-list.fail-delete-403@x.example', 'deleteKpi', '403'],
    ['a+fail-read@x.example', 'company', '500'],
    ['a+fail-500@x.example', 'listOkrs', null],
  ] as const)('%s asks %s for %s', (text, name, asked) => expect(sentinelLater(text, name)).toBe(asked));
});

describe('what happens', () => {
  it.each([
    ['login', 'email', 'a+fail-503@x.example', 503],
    ['register', 'firstName', 'fail-409', 409],
    ['createOkr', 'goal', 'Grow fail-401 soon', 401],
  ] as const)('%s with %s %s answers %i', async (name, field, text, status) => {
    const response = await send(name, field, text);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('message');
  });

  it('broken answers are 200 and broken', async () => {
    const body = async (what: string) => {
      const response = await send('login', 'email', `a+fail-${what}@x.example`);
      expect(response.status).toBe(200);
      return response.text();
    };
    expect(await body('html')).toContain('<!doctype html>');
    expect(await body('empty')).toBe('');
    expect(await body('null')).toBe('null');
    expect(JSON.parse(await body('wrong'))).not.toHaveProperty('token');
    const truncated = await body('truncated');
    expect(() => JSON.parse(truncated) as unknown).toThrow(SyntaxError);
  });

  // http.test.ts has broken and hanging connections.

  it.each([
    ['createEmployee', 'workMail', 'nia+fail-busy@northbay.example'],
    ['createKpi', 'goal', 'Grow fail-busy'],
  ] as const)('%s with a busy %s is refused once, with the time of the next try', async (name, field, text) => {
    const refused = await send(name, field, text);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect((await send(name, field, text)).status).toBe(201);
  });

  it.each([
    ['fail-never', 1],
    ['fail-hang', 0],
  ])('%s@ never answers, and stores %i', async (mail, stored) => {
    const left = new AbortController();
    const payload = { ...goodPayloads.createEmployee, workMail: `${mail}@northbay.example` };
    const request = requestFor('createEmployee', mockOrigin, db.tables, { payload });
    const answer = fetch(request, { signal: left.signal });
    const found = async () => {
      const list = await fetch(requestFor('listEmployees', mockOrigin, db.tables));
      return ((await list.json()) as { workMail: string }[]).filter(({ workMail }) => workMail === payload.workMail);
    };
    await vi.waitFor(async () => expect(await found()).toHaveLength(stored), { timeout: 60_000 });
    left.abort();
    await expect(answer).rejects.toThrow(/abort/);
  });

  it('a sign-in may give a token that has expired, or soon will', async () => {
    const expiryOf = async (what: string) => {
      const { token } = (await (await send('login', 'email', `amara+fail-${what}@northbay.example`)).json()) as {
        token: string;
      };
      return (JSON.parse(atob(token.split('.')[1] ?? '')) as { exp: number }).exp - Date.now() / 1000;
    };
    expect(await expiryOf('expired')).toBeLessThan(0);
    const soon = await expiryOf('expiring');
    expect(soon).toBeGreaterThan(20);
    expect(soon).toBeLessThan(31);
  });

  it('an e-mail reaches later calls of its session', async () => {
    expect((await send('login', 'email', 'amara+fail-list@northbay.example')).status).toBe(200);
    expect((await sendAs('listKpis', 'amara+fail-list@northbay.example')).status).toBe(500);
    expect((await sendAs('upload', 'amara+fail-upload-413@northbay.example')).status).toBe(413);
    expect((await sendAs('logout', 'amara+fail-list@northbay.example')).status).toBe(200);
  });

  it('a record can refuse to be deleted or read', async () => {
    for (const goal of db.tables.goals) goal.goal = 'Keep this, fail-delete';
    expect((await fetch(requestFor('deleteOkr', mockOrigin, db.tables))).status).toBe(500);
    for (const company of db.tables.companies) company.name = 'Northbay fail-read-404';
    expect((await fetch(requestFor('company', mockOrigin, db.tables))).status).toBe(404);
    for (const employee of db.tables.employees) employee.firstName = 'fail-read';
    expect((await fetch(requestFor('employeeDetails', mockOrigin, db.tables))).status).toBe(500);
    expect((await fetch(requestFor('listEmployees', mockOrigin, db.tables))).status).toBe(200);
  });
});
