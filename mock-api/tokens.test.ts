// @vitest-environment node
import { createHash, createHmac } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { toBase64Url } from './encoding';
import { hmac, sha256 } from './sha256';
import { signToken, verifyToken } from './tokens';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const claims = { sub: 'user-1', email: 'nia@northbay.example', kind: 'individual' } as const;

describe('hashing', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 1000])('agrees with the platform for %i bytes', (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31) % 256);
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it.each(['key', 'k'.repeat(100)])('agrees with the platform under a key', (key) => {
    expect(hex(hmac(key, 'text \u00FC'))).toBe(createHmac('sha256', key).update('text \u00FC').digest('hex'));
  });
});

describe('tokens', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  it('are read by whoever signed them, until they expire', () => {
    const token = signToken(claims, now);
    expect(verifyToken(token, now)).toMatchObject(claims);
    expect(verifyToken(token, new Date(now.getTime() + 7 * 24 * 3600 * 1000 - 1000))).not.toBeNull();
    expect(verifyToken(token, new Date(now.getTime() + 7 * 24 * 3600 * 1000))).toBeNull();
  });

  it('are refused when a byte of them was changed', () => {
    const [header = '', body = '', signature = ''] = signToken(claims, now).split('.');
    const forged = toBase64Url(new TextEncoder().encode(JSON.stringify({ ...claims, sub: 'user-2', exp: 9e9 })));
    for (const token of [`${header}.${forged}.${signature}`, `${header}.${body}.`, `${header}.${body}`, '']) {
      expect(verifyToken(token, now)).toBeNull();
    }
  });
});
