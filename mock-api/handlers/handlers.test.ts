import { describe, expect, it } from 'vitest';

// @vitest-environment node
import { goalCalls, type CallName } from '@/api/contract';

import { demoAccounts } from '../demo-accounts';
import { makeGoal, makeUser } from '../factories';
import { db } from '../node';
import { callerOf, mockOrigin, requestFor, withMockCalls } from '../test-calls';
import { signToken, verifyToken } from '../tokens';

async function call(name: CallName, payload?: unknown) {
  const response = await fetch(requestFor(name, mockOrigin, db.tables, payload === undefined ? {} : { payload }));
  const text = await response.text();
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  return { status: response.status, body };
}

withMockCalls();

describe('accounts', () => {
  it('an individual gets a token for seven days, and nothing else', async () => {
    const { body } = await call('login', demoAccounts.individual);
    expect(Object.keys(body)).toEqual(['token']);
    const payload = verifyToken(String(body['token']), new Date());
    expect(payload).toMatchObject({ kind: 'individual', email: demoAccounts.individual.email, userId: payload?.sub });
    expect(payload).not.toHaveProperty('businessId');
    expect((payload?.exp ?? 0) - (payload?.iat ?? 0)).toBe(7 * 24 * 60 * 60);
  });

  it('passwords are compared byte for byte, accounts by audience', async () => {
    for (const password of ['cairn-demo ', ' cairn-demo', 'Cairn-demo']) {
      expect((await call('login', { ...demoAccounts.individual, password })).status).toBe(401);
    }
    expect((await call('businessLogin', demoAccounts.individual)).status).toBe(401);
  });

  it('a reset link of an hour ago, or of the other audience, is refused; an unknown address gets no mail', async () => {
    const user = callerOf('login', db.tables);
    db.tables.resetTokens.push({ token: 'old', userId: user.id, expiresAt: new Date(Date.now() - 1).toISOString() });
    db.tables.resetTokens.push({ token: 'new', userId: user.id, expiresAt: '2999-01-01T00:00:00Z' });
    expect((await call('resetPassword', { token: 'old', newPassword: 'x' })).status).toBe(400);
    expect((await call('businessResetPassword', { token: 'new', newPassword: 'x' })).status).toBe(400);
    const before = db.tables.outbox.length;
    expect((await call('requestPasswordReset', { email: 'stranger@northbay.example' })).status).toBe(200);
    expect(db.tables.outbox).toHaveLength(before);
  });
});

describe('records', () => {
  it('records of another user are not there', async () => {
    const stranger = makeUser({ kind: 'business' });
    db.tables.users.push(stranger);
    const foreign = makeGoal({ ownerId: stranger.id });
    const authorization = `Bearer ${signToken({ sub: stranger.id, email: stranger.email, kind: 'business' })}`;
    const names = [
      ...Object.values(goalCalls).map(({ remove }) => remove),
      'listNotifications',
      'markNotificationAsRead',
      'employeeSummary',
      'employeeDetails',
      'company',
    ] as const;
    for (const name of names) {
      const response = await fetch(requestFor(name, mockOrigin, db.tables, { headers: { authorization } }));
      expect(response.status, name).toBe(404);
    }
    db.tables.goals = [foreign];
    expect((await call('listOkrs')).body).toEqual([]);
  });
});
