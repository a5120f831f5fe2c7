import { describe, expect, it } from 'vitest';

import { contract, type CallName } from '@/api/contract';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { countsOf, exitCodeOf, reportJson, reportText } from './report.ts';
import { runContract } from './run.ts';
import { deviationsOf, faultyHost, mockBackend, runAgainst, withMockBackend } from './test-hosts.ts';

withMockBackend();

/** How many calls there are; tests/contract/specification.test.ts states them one by one. */
const all = Object.keys(contract).length;

const { individual: amara, business: people } = demoAccounts;

describe('the mock backend', () => {
  it('conforms to the contract, call by call; the report names what no call can delete', async () => {
    const before = mockBackend().db.tables.goals.length;
    const report = await runAgainst(mockBackend().origin);
    expect(report.visits.filter(({ findings, notMade }) => findings.length > 0 || notMade !== undefined)).toEqual([]);
    expect(report.visits).toHaveLength(all);
    expect(countsOf(report)).toEqual({ ok: all, differs: 0, breaks: 0, 'not made': 0 });
    expect(mockBackend().db.tables.goals).toHaveLength(before);
    expect(report.stays.map((thing) => thing.split(' ').slice(0, 2).join(' '))).toEqual([
      'the individual',
      'the business',
      'the picture',
      'the company',
      'the employee',
    ]);
    // Of a reset only its refusal can be seen, which is noted and no deviation.
    const note = 'of a reset only its refusal could be seen';
    const lines = reportText(report).split('\n');
    expect(lines.filter((line) => line.trim() === note)).toHaveLength(2);
    const { visits } = JSON.parse(reportJson(report)) as { visits: { call: string; verdict: string; note?: string }[] };
    expect(visits.filter(({ note: said }) => said === note)).toMatchObject([
      { call: 'resetPassword', verdict: 'ok' },
      { call: 'businessResetPassword', verdict: 'ok' },
    ]);
  });

  it.each([
    { who: 'both audiences', accounts: { shared: amara, business: people }, made: 0 },
    { who: 'one, and a throw-away one for the other', accounts: { shared: amara }, made: 1 },
  ])('is checked with a given account of $who', async ({ accounts, made }) => {
    const before = mockBackend().db.tables.users.length;
    const report = await runAgainst(mockBackend().origin, accounts);
    expect(mockBackend().db.tables.users).toHaveLength(before + made);
    expect(countsOf(report)).toEqual({ ok: all - 2 + made, differs: 0, breaks: 0, 'not made': 2 - made });
  });

  it('refuses an unknown account, which is reported, and gets no other call', async () => {
    const before = JSON.stringify(mockBackend().db.tables);
    const report = await runAgainst(mockBackend().origin, {
      shared: { email: 'nobody@northbay.example', password: 'x' },
    });
    const text = 'the account that was given may not sign in';
    expect(deviationsOf(report, 'login')).toEqual([`breaks behaviour: ${text}`]);
    expect(report.visits.filter(({ notMade }) => notMade === text)).toHaveLength(all - 1);
    expect(report.stays).toEqual([]);
    expect(JSON.stringify(mockBackend().db.tables)).toBe(before);
    expect(exitCodeOf(report, true)).toBe(1);
  });

  it('needs no CORS for a page of its own origin', async () => {
    const cookies = new Map<CallName | null, string | null>();
    const url = await faultyHost({
      request: (name, headers) => {
        cookies.set(name, headers.get('cookie'));
        headers.set('origin', mockBackend().origin);
      },
      answer: (_, { headers }) => {
        const cors = [...headers.keys()].filter((name) => name.startsWith('access-control'));
        for (const name of cors) headers.delete(name);
      },
    });
    const report = await runContract({ url, pageOrigin: url, timeout: 5000, cookies: new Map() });
    expect(countsOf(report).breaks).toBe(0);
    // Same-origin calls carry the cookies of every response, here those of sign-in.
    expect(cookies.get('createOkr')).toMatch(/^cairn_session=/);
    expect(cookies.get('logout')).toMatch(/^cairn_session=/);
  });
});
