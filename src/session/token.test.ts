import { describe, expect, it } from 'vitest';

import { embeddedIssuer } from '@/domain/stored-keys';

import { noteTests } from '../../tests/support/note-tests';
import { nowInSeconds, tokenExpiry, tokenIdentity, tokenState } from './token';

const now = 1_800_000_000;

const encode = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A token whose payload is this JSON text. */
const withPayload = (json: string) => `${encode('{"alg":"HS256"}')}.${encode(json)}.c2lnbmF0dXJl`;

const good = withPayload(`{"exp":${now + 60}}`);
const [head = '', body = '', signature = ''] = good.split('.');

it.each([
  ['with an expiry ahead', good],
  ['with a fraction of a second left', withPayload(`{"exp":${now + 0.5}}`)],
  ['with text of any script beside it', withPayload(`{"name":"Zoë 山田 🗻","exp":${now + 60}}`)],
  ['with an own exp beside a hostile prototype', withPayload(`{"__proto__":{"exp":1},"exp":${now + 60}}`)],
])('a token %s is valid', (_, token) => {
  expect(tokenState(token, now)).toBe('valid');
});

describe('an expired or undecodable token', () => {
  noteTests('tokens');
  it.each([
    ['no part', ''],
    ['one part', head],
    ['two parts', `${head}.${body}`],
    ['four parts', `${good}.more`],
    ['five parts', `${good}.more.more`],
    ['three empty parts', '..'],
    ['an empty payload', `${head}..${signature}`],
    ['a payload that is no base64url', `${head}.!!!.${signature}`],
    ['a payload that is no JSON', withPayload('{exp:1')],
    ['the payload null', withPayload('null')],
    ['an array for a payload', withPayload(`[${now + 60}]`)],
    ['a number for a payload', withPayload(String(now + 60))],
    ['a text for a payload', withPayload(`"${now + 60}"`)],
    ['no exp', withPayload('{"iat":1}')],
    ['exp null', withPayload('{"exp":null}')],
    ['exp as text', withPayload(`{"exp":"${now + 60}"}`)],
    ['exp true', withPayload('{"exp":true}')],
    ['exp in an object', withPayload(`{"exp":{"valueOf":${now + 60}}}`)],
    ['exp in an array', withPayload(`{"exp":[${now + 60}]}`)],
    ['exp from the prototype', withPayload(`{"__proto__":{"exp":${now + 60}}}`)],
    ['exp infinite', withPayload('{"exp":1e400}')],
    ['exp negative', withPayload(`{"exp":-${now}}`)],
    ['exp zero', withPayload('{"exp":0}')],
    ['exp now', withPayload(`{"exp":${now}}`)],
    ['exp a second ago', withPayload(`{"exp":${now - 1}}`)],
    ['the word undefined', 'undefined'],
    ['a megabyte of text', 'x'.repeat(1_000_000)],
  ])('%s is expired', (_, token) => {
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
  expect(tokenState(withPayload(`{"exp":${now + 60},"iss":"somebody"}`), now)).toBe('valid');
});
