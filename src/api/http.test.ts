import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';

import { apiCalls, outcome, payloads } from '../../tests/support/api-calls';
import { answer, onlyCallOf } from '../../tests/support/wire';
import { endpoints, type Endpoint } from './endpoints';
import { errorText, type ApiFailure } from './failure';
import { call, setTokenGetter } from './http';

afterEach(() => setTokenGetter(() => null));

const tokens = { individual: 'token-of-individual', business: 'token-of-business' };

describe.each(apiCalls)('$name, $audience', ({ name, audience, run }) => {
  const row: Endpoint = endpoints[name];

  async function sent() {
    answer(name, () => HttpResponse.json({}));
    await outcome(run());
    return onlyCallOf(name);
  }

  it('carries the bearer and the cookies as its row says', async () => {
    setTokenGetter((whose) => tokens[whose]);
    const request = await sent();
    expect(request.headers.get('authorization')).toBe(row.bearer === 'never' ? null : `Bearer ${tokens[audience]}`);
    expect(request.credentials === 'include').toBe(row.credentials);
  });

  it('carries no header at all without a token', async () => {
    setTokenGetter(() => null);
    expect((await sent()).headers.has('authorization')).toBe(false);
  });

  it('goes to its address with its method and its payload', async () => {
    const request = await sent();
    const path = row.path.replace('{id}', 'g1').replace('{userId}', 'u1').replace('{businessId}', 'b1');
    expect([request.method, request.url]).toEqual([row.method, `http://api.test${path}`]);
    const type = { json: 'application/json', multipart: 'multipart/form-data', none: undefined };
    expect(request.headers.get('content-type')?.split(';')[0]).toBe(type[row.payload?.type ?? 'none']);
    // What is in a form with a file is read by the strict backend (tests/contract/calls.test.ts).
    if (row.payload?.type === 'multipart') return;
    const body = await request.clone().text();
    expect(body === '' ? null : JSON.parse(body)).toEqual(payloads[name] ?? null);
  });
});

describe('what a refusing backend says', () => {
  it.each([
    [{ message: 'Locked.' }, 'Locked.'],
    [{ error: 'Locked.' }, 'Locked.'],
    [{ message: { text: 'Locked.' }, error: 'Late.' }, 'Late.'],
    [{ other: 'Locked.' }, 'Request failed with status code 423'],
    [['Locked.'], 'Request failed with status code 423'],
    [null, 'Request failed with status code 423'],
    [{ __proto__: { message: 'Inherited.' } }, 'Request failed with status code 423'],
  ])('%j: %s', async (body, text) => {
    for (const name of ['login', 'requestPasswordReset'] as const) {
      answer(name, () => HttpResponse.json(body, { status: 423 }));
      // Read as JSON by the one and as text by the other.
      const failure = await call(name, { payload: {} }).catch((reason: unknown) => reason as ApiFailure);
      expect(errorText(failure)).toBe(text);
    }
  });

  it('is nothing when it says a page', async () => {
    answer('login', () => HttpResponse.html('<h1>502</h1>', { status: 502 }));
    const failure = await call('login', { payload: {} }).catch((reason: unknown) => reason as ApiFailure);
    expect(errorText(failure)).toBe('Request failed with status code 502');
  });
});

it('a token that cannot stand in a header fails as the network does, and is not sent', async () => {
  setTokenGetter(() => 'two\nlines');
  expect(await outcome(call('listOkrs', { audience: 'individual' }))).not.toEqual({
    done: expect.anything() as unknown,
  });
});
