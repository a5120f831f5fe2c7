// @vitest-environment node
import type * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';

import type { CallName } from '@/api/contract';
import { multipart } from '@/api/contract-schemas';

import { db } from './node';
import { callNames, rowOf } from './routing';
import { requestSchema } from './strict';
import { goodPayloads, mockOrigin, prepare, requestFor, withMockCalls, type Changes } from './test-calls';
import { signToken } from './tokens';

const all = callNames.map((name) => ({ name, ...rowOf(name) }));
const withJson = all.filter(({ name }) => requestSchema(name) !== null && !multipart.has(name));
const withBearer = all.filter(({ bearer }) => bearer !== 'never');
const withoutBearer = all.filter(({ bearer }) => bearer === 'never');

/** Fields that may be text or a number. */
const ids = ['notificationId', 'managersId'];

const send = (name: CallName, changes?: Changes) => fetch(requestFor(name, mockOrigin, db.tables, changes));

/** The payload of the good request, to change one value of it. */
async function payloadOf(name: CallName): Promise<Record<string, unknown>> {
  return (await requestFor(name, mockOrigin, db.tables).json()) as Record<string, unknown>;
}

/** The fields that a payload must have. */
function requiredFields(name: CallName): string[] {
  const { entries } = requestSchema(name) as v.StrictObjectSchema<v.ObjectEntries, undefined>;
  return Object.keys(entries).filter((field) => entries[field]?.type !== 'optional');
}

withMockCalls();
beforeEach(() => prepare(db.tables));

// Good requests: tools/contract/run.test.ts.
it.each(all)('$name: nothing is taken that its row does not say', async ({ name, credentials }) => {
  const good = requestFor(name, mockOrigin, db.tables);
  expect((await fetch(new Request(`${good.url}?page=1`, good))).status, 'a query').toBe(400);
  const otherwise = await send(name, { credentials: credentials ? 'same-origin' : 'include' });
  expect(otherwise.status, 'credentials').toBe(credentials ? 401 : 400);
  for (const authorization of ['Bearer null', 'Bearer undefined', 'Bearer']) {
    expect((await send(name, { headers: { authorization } })).status, authorization).toBe(400);
  }
  const response = await fetch(good.url, { method: 'PATCH' });
  expect(response.status, 'another method').toBe(405);
  expect(await response.json()).toHaveProperty('message');
});

describe('calls with a bearer', () => {
  it.each(withBearer)('$name: no token, a foreign one and an expired one are 401', async ({ name }) => {
    const user = db.tables.users.find(({ kind }) => kind === 'business');
    const claims = { sub: user?.id ?? '', email: '', kind: 'business' } as const;
    const foreign = signToken(claims, new Date(), 'another key');
    const expired = signToken({ ...claims, exp: 1 });
    const nobody = signToken({ ...claims, sub: 'user-0' });
    const otherIssuer = signToken({ ...claims, iss: 'elsewhere' });
    const [header, , signature] = signToken(claims).split('.');
    const forged = [header, signToken({ ...claims, exp: 9e9 }).split('.')[1], signature].join('.');
    const unsigned = signToken(claims).replace(/[^.]*$/, '');
    for (const token of [null, forged, unsigned, foreign, expired, nobody, otherIssuer, 'a.b.c', 'text']) {
      const authorization = token === null ? null : `Bearer ${token}`;
      const response = await send(name, { headers: { authorization } });
      expect(response.status, String(token)).toBe(401);
      expect(await response.json()).toHaveProperty('message');
    }
  });

  it.each(withoutBearer)('$name: a token is refused where none belongs', async ({ name }) => {
    const authorization = `Bearer ${signToken({ sub: 'user-1', email: '', kind: 'individual' })}`;
    expect((await send(name, { headers: { authorization } })).status).toBe(400);
  });

  it('business calls refuse an individual, the others take both', async () => {
    for (const { name, path } of withBearer) {
      const individual = db.tables.users.find(({ kind }) => kind === 'individual');
      const token = signToken({ sub: individual?.id ?? '', email: '', kind: 'individual' });
      const { status } = await send(name, { headers: { authorization: `Bearer ${token}` } });
      expect(status === 403, path).toBe(/\/(employee|business)/.test(path));
    }
  });
});

describe('payloads', () => {
  it.each(withJson)('$name: an unknown field is refused', async ({ name }) => {
    const response = await send(name, { payload: { ...(await payloadOf(name)), surprise: 1 } });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'Unknown field: surprise.' });
  });

  it.each(withJson)('$name: each missing field and each wrong type is refused', async ({ name }) => {
    const good = await payloadOf(name);
    for (const field of requiredFields(name)) {
      const { [field]: value, ...rest } = good;
      expect((await send(name, { payload: rest })).status, `no ${field}`).toBe(400);
      const other = typeof value === 'number' ? String(value) : 7;
      // Both types of an ID are accepted: a client returns the type it received.
      for (const wrong of [...(ids.includes(field) ? [] : [other]), null, [1], {}]) {
        const { status } = await send(name, { payload: { ...rest, [field]: wrong } });
        expect(status, `${field}: ${JSON.stringify(wrong)}`).toBe(400);
      }
    }
  });

  it.each(withJson)('$name: another content type is 415, no object 400', async ({ name }) => {
    expect((await send(name, { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    for (const payload of [[], 'text', 7]) expect((await send(name, { payload })).status).toBe(400);
  });

  it.each(all.filter(({ method }) => method === 'DELETE'))(
    '$name: a body is refused where none belongs',
    async ({ name }) => {
      const good = requestFor(name, mockOrigin, db.tables);
      const response = await fetch(new Request(good, { method: 'DELETE', body: '{"id":1}' }));
      expect(response.status).toBe(400);
    },
  );

  it.each([
    ['createEmployee', 'dateOfBirth', '18/04/1991'],
    ['createEmployee', 'dateOfBirth', '2023-02-31'],
    ['createEmployee', 'startDate', '2023-02-01T00:00:00Z'],
    ['createEmployee', 'gender', 'Male'],
    ['createEmployee', 'workMail', 'nobody'],
    ['createEmployee', 'age', -1],
    ['createEmployee', 'jobTitle', '  '],
    ['createCompany', 'growthStage', 'Early stage'],
    ['createCompany', 'headCount', '18'],
    ['createCompany', 'companyValues', ['']],
    ['createCompany', 'companyValues', ['1', '2', '3', '4', '5', '6']],
    ['createCompany', 'location', null],
  ] as const)('%s: %s %j is refused', async (name, field, value) => {
    expect((await send(name, { payload: { ...goodPayloads[name], [field]: value } })).status).toBe(400);
  });

  it.each([[[]], [['1', '2', '3', '4', '5']]])('company values %j are taken', async (companyValues) => {
    expect((await send('createCompany', { payload: { ...goodPayloads.createCompany, companyValues } })).ok).toBe(true);
  });

  it('the upload takes one picture under "file" and nothing else', async () => {
    const good = requestFor('upload', mockOrigin, db.tables);
    const authorization = good.headers.get('authorization') ?? '';
    const post = async (form: FormData | string) =>
      (await fetch(good.url, { method: 'POST', headers: { authorization }, body: form })).status;
    const form = (...entries: [string, File | string][]) => {
      const data = new FormData();
      for (const [name, value] of entries) data.append(name, value);
      return data;
    };
    const picture = new File(['x'], 'a.png', { type: 'image/png' });
    expect(await post(form(['file', picture]))).toBe(201);
    expect(await post(form(['image', picture]))).toBe(400);
    expect(await post(form(['file', picture], ['name', 'a.png']))).toBe(400);
    expect(await post(form(['file', picture], ['file', picture]))).toBe(400);
    expect(await post(form(['file', 'text']))).toBe(400);
    expect(await post(form(['file', new File(['x'], 'a.txt', { type: 'text/plain' })]))).toBe(415);
    expect(await post('text')).toBe(415);
  });
});

describe('addresses', () => {
  it.each(['/api', '/api/', '/api/unknown', '/api/api/users/login', '/api/users/login/', '/api/business/a/b'])(
    '%s is 404 in JSON',
    async (path) => {
      const response = await fetch(`${mockOrigin}${path}`, { method: 'POST' });
      expect(response.status).toBe(404);
      expect(await response.json()).toHaveProperty('message');
    },
  );
});
