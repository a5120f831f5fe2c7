import { describe, expect, it } from 'vitest';

import { embeddedIssuer } from '@/domain/stored-keys';

import { brokenTokens, withPayload } from '../../tests/support/tokens';
import { nowInSeconds, tokenExpiry, tokenIdentity, tokenState } from './token';

const now = 1_800_000_000;

const good = withPayload(`{"exp":${now + 60}}`);

it.each([
  ['with an expiry ahead', good],
  ['with a fraction of a second left', withPayload(`{"exp":${now + 0.5}}`)],
  ['with text of any script beside it', withPayload(`{"name":"Zoë 山田 🗻","exp":${now + 60}}`)],
  ['with an own exp beside a hostile prototype', withPayload(`{"__proto__":{"exp":1},"exp":${now + 60}}`)],
])('a token %s is valid', (_, token) => {
  expect(tokenState(token, now)).toBe('valid');
});

describe('an expired or undecodable token', () => {
  it.each(brokenTokens(now))('%s is expired', (_, token) => {
    expect(tokenState(token, now)).toBe('expired');
  });

  it('no token is none', () => {
    expect(tokenState(null, now)).toBe('none');
  });
});

it('the expiry is the second in exp, and null where that is no finite number', () => {
  expect(tokenExpiry(good)).toBe(now + 60);
  expect(tokenExpiry(withPayload('{"exp":"soon"}'))).toBeNull();
});

it('counts in seconds', () => {
  expect(Math.abs(nowInSeconds() - Date.now() / 1000)).toBeLessThan(1);
});

describe('the identity of a token', () => {
  const none = { email: undefined, userId: undefined, businessId: undefined };
  it.each([
    ['{"userId":"u","sub":"s","id":"i"}', { userId: 'u' }],
    ['{"sub":"s","id":"i"}', { userId: 's' }],
    ['{"id":11}', { userId: '11' }],
    ['{"sub":0}', { userId: '0' }],
    ['{"sub":"amara@northbay.example","id":"i"}', { userId: 'i' }],
    ['{"userId":"","sub":"s"}', { userId: 's' }],
    ['{"businessId":7,"email":"a@b.example"}', { businessId: '7', email: 'a@b.example' }],
    ['{"userId":null,"sub":{},"id":["i"],"businessId":true,"email":" "}', {}],
    ['{"userId":1e999}', {}],
    ['{"__proto__":{"userId":"u","email":"e"}}', {}],
    ['null', {}],
    ['[]', {}],
    ['{', {}],
  ])('%s', (payload, expected) => {
    expect(tokenIdentity(withPayload(payload))).toEqual({ ...none, ...expected });
  });

  it.each(['', 'garbage', 'a.b', 'a.b.c'])('%j has none', (text) => {
    expect(tokenIdentity(text)).toEqual(none);
  });
});

it('a token of the mock backend counts as none where a real backend is called', () => {
  expect(tokenState(withPayload(`{"exp":${now + 60},"iss":"${embeddedIssuer}"}`), now)).toBe('none');
  expect(tokenState(withPayload(`{"exp":${now + 60},"iss":"another"}`), now)).toBe('valid');
});
