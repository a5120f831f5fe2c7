// @vitest-environment node
import { createHmac } from 'node:crypto';

import { base64urlnopad } from '@scure/base';
import { describe, expect, it } from 'vitest';

import { signToken, verifyToken } from './tokens';

const claims = { sub: 'user-1', email: 'nia@northbay.example', kind: 'individual' } as const;

describe('tokens', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  it('are read by whoever signed them, until they expire', () => {
    const token = signToken(claims, now);
    expect(verifyToken(token, now)).toMatchObject(claims);
    expect(verifyToken(token, new Date(now.getTime() + 7 * 24 * 3600 * 1000 - 1000))).not.toBeNull();
    expect(verifyToken(token, new Date(now.getTime() + 7 * 24 * 3600 * 1000))).toBeNull();
  });

  it('are HS256 under their key', () => {
    const [header = '', body = '', signature] = signToken(claims, now, 'key').split('.');
    expect(signature).toBe(createHmac('sha256', 'key').update(`${header}.${body}`).digest('base64url'));
  });

  it('are refused when a byte of them was changed', () => {
    const [header = '', body = '', signature = ''] = signToken(claims, now).split('.');
    const forged = base64urlnopad.encode(
      new TextEncoder().encode(JSON.stringify({ ...claims, sub: 'user-2', exp: 9e9 })),
    );
    for (const token of [`${header}.${forged}.${signature}`, `${header}.${body}.`, `${header}.${body}`, '']) {
      expect(verifyToken(token, now)).toBeNull();
    }
  });
});
