import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { audiences } from '@/domain/audience';

import { outcome } from '../../tests/support/api-calls';
import { answer, callsOf } from '../../tests/support/wire';
import { call, fillPath, setTokenGetter } from './client';
import { errorText, type ApiFailure } from './failure';

const tokens = { individual: 'token-of-individual', business: 'token-of-business' };

// tests/contract/calls.test.ts covers method, address, payload and credentials on the strict backend.
it.each(Object.values(audiences))(
  'a call carries the token of its audience, and no header without one, $audience',
  async ({ audience }) => {
    for (const token of [tokens[audience], null]) {
      setTokenGetter((whose) => (whose === audience ? token : 'another'));
      await call('listOkrs', { audience }).catch(() => undefined);
      expect(callsOf('listOkrs').at(-1)?.headers.get('authorization') ?? null).toBe(token && `Bearer ${token}`);
    }
  },
);

const noWords = 'Request failed with status code 423';

describe('the error text of a refusal', () => {
  it.each([
    [{ message: 'Locked.' }, 'Locked.'],
    [{ error: 'Locked.' }, 'Locked.'],
    [{ error: { message: 'Locked.' } }, 'Locked.'],
    [{ error: { code: 'E1' }, msg: 'Locked.' }, 'Locked.'],
    [{ errors: ['Locked.', 'Late.'] }, 'Locked. Late.'],
    [{ errors: [{ field: 'email', message: 'Locked.' }, { msg: 'Late.' }] }, 'Locked. Late.'],
    [{ message: ['Locked.', 'Late.'] }, 'Locked. Late.'],
    [{ message: { text: 'Locked.' }, error: 'Late.' }, 'Late.'],
    [{ other: 'Locked.' }, noWords],
    [{ message: '', error: null, errors: [] }, noWords],
    [null, noWords],
    [{ __proto__: { message: 'Inherited.' } }, noWords],
  ])('%j: %s', async (body, text) => {
    answer('login', () => HttpResponse.json(body, { status: 423 }));
    expect(errorText(await refused())).toBe(text);
  });

  it.each([
    ['Locked.', 'Locked.'],
    [' Locked \r\n', 'Locked'],
    ['x'.repeat(201), noWords],
    ['{"message": "Lock', noWords],
    ['<h1>502</h1>', noWords],
    ['', noWords],
  ])('the plain text %j: %s', async (body, text) => {
    answer('login', () => HttpResponse.text(body, { status: 423 }));
    expect(errorText(await refused())).toBe(text);
  });

  it('is empty for a page', async () => {
    answer('login', () => HttpResponse.html('<p>Bad gateway</p>', { status: 423 }));
    expect(errorText(await refused())).toBe(noWords);
  });
});

function refused(): Promise<unknown> {
  return call('login', { payload: { email: '', password: '' } }).catch((reason: unknown) => reason);
}

describe('when a refusing backend asks to be called again', () => {
  const now = Date.UTC(2026, 10, 23, 14, 30);
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }));

  it.each([
    ['120', now + 120_000],
    ['Mon, 23 Nov 2026 14:32:00 GMT', now + 120_000],
    ['Mon, 23 Nov 2026 14:29:00 GMT', null],
    ['0', null],
    ['90000', null],
    ['-5', null],
    ['soon', null],
    ['', null],
    [undefined, null],
  ])('%j: %s', async (header, retryAt) => {
    const headers = header === undefined ? {} : { 'Retry-After': header };
    answer('login', () => HttpResponse.json({}, { status: 503, headers }));
    expect(await refused()).toMatchObject({ reason: 'refused', retryAt });
  });
});

it('a token that is no valid header fails as the network does, and is not sent', async () => {
  setTokenGetter(() => 'two\nlines');
  expect(await outcome(call('listOkrs', { audience: 'individual' }))).not.toEqual({
    done: expect.anything() as unknown,
  });
});

describe('a path', () => {
  const noAddress = expect.objectContaining({ reason: 'address' }) as ApiFailure;

  it.each([
    ['7', '/api/ai/okr/7'],
    ['a/b', '/api/ai/okr/a%2Fb'],
    ['a?x=1#y', '/api/ai/okr/a%3Fx%3D1%23y'],
    ['%2e%2e', '/api/ai/okr/%252e%252e'],
    ['..a', '/api/ai/okr/..a'],
    ['山 田', '/api/ai/okr/%E5%B1%B1%20%E7%94%B0'],
    ['{id}', '/api/ai/okr/%7Bid%7D'],
    ['$&', '/api/ai/okr/%24%26'],
  ])('takes %j encoded', (id, path) => {
    expect(fillPath('/api/ai/okr/{id}', { id })).toBe(path);
  });

  it.each(['', ' ', '.', '..', ' .. ', '\ud800', 'a\udfff'])('refuses %j', (id) => {
    expect(() => fillPath('/api/ai/okr/{id}', { id })).toThrow(noAddress);
  });

  it('refuses a parameter that is missing, also one that every object inherits', () => {
    expect(() => fillPath('/api/ai/okr/{id}', {})).toThrow(noAddress);
    expect(() => fillPath('/api/ai/okr/{constructor}', {})).toThrow(noAddress);
  });
});
