import { describe, expect, it } from 'vitest';

import type { CallName } from '@/api/contract';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { exitCodeOf, reportText } from './report.ts';
import {
  callOf,
  deviationsOf,
  faultyHost,
  json,
  mockBackend,
  rowsWith,
  runAgainst,
  withMockBackend,
} from './test-hosts.ts';

withMockBackend();

describe('what a run leaves at the host', () => {
  it('is reported by what was created, also where no later response can be read', async () => {
    const silent = new Set<CallName | null>(['upload', 'createEmployee', 'createOkr', 'createKpi']);
    const unread = new Set<CallName | null>(['listOkrs', 'listKpis', 'listEmployees']);
    const url = await faultyHost({
      cut: 'createCompany',
      answer: (name, answer) => {
        if (silent.has(name)) json(answer, () => ({}));
        if (unread.has(name) && answer.body !== '') Object.assign(answer, { status: 500, body: '{}' });
      },
    });
    const report = await runAgainst(url);
    expect(report.stays.map((thing) => thing.replaceAll(/contract-[\w@.-]+/g, '…'))).toEqual([
      'the individual account …',
      'the business account …',
      'perhaps a drafted okr with the goal "Check the contract …": the list could not be read',
      'perhaps a drafted kpi with the goal "Check the contract …": the list could not be read',
      'the picture …',
      'the company "Contract check …"',
      'the employee …',
    ]);
    for (const name of ['createOkr', 'createKpi', 'createEmployee'] as const) {
      expect(deviationsOf(report, name).filter((text) => text.includes('in the list'))).toEqual([]);
    }
    expect(callOf(report, 'deleteOkr')?.notMade).toBe('the list could not be read');
  });

  it('is no earlier notification marked as read', async () => {
    const notes = () => mockBackend().db.tables.notifications.map(({ id }) => id);
    const before = notes();
    expect(before.length).toBeGreaterThan(0);
    let reads = 0;
    const url = await faultyHost({
      answer: (name, answer, method) => {
        if (name === 'listNotifications' && method === 'GET') reads += 1;
        if (name === 'listNotifications' && method === 'GET' && reads === 1) answer.status = 500;
      },
    });
    const report = await runAgainst(url, { shared: demoAccounts.individual });
    expect(callOf(report, 'markNotificationAsRead')?.notMade).toBe('the list before could not be read');
    expect(notes()).toEqual(expect.arrayContaining(before));
  });

  it('is no other record deleted that has the same id', async () => {
    const goals = () => mockBackend().db.tables.goals.map(({ id }) => id);
    const before = goals();
    const id = mockBackend().db.tables.goals.find(({ kind }) => kind === 'okr')?.id;
    const url = await faultyHost({ answer: (name, answer) => name === 'listOkrs' && rowsWith(answer, { id }) });
    const report = await runAgainst(url, { shared: demoAccounts.individual });
    expect(goals()).toEqual(expect.arrayContaining(before));
    expect(callOf(report, 'deleteOkr')?.notMade).toBe('there is no new record with an id of its own to delete');
    expect(report.stays).toContainEqual(expect.stringMatching(/^a drafted okr/));
  });

  it('is reported whatever ends the run', async () => {
    const account = {
      get email(): string {
        throw new Error('a fault of the run');
      },
      password: 'x',
    };
    const report = await runAgainst(mockBackend().origin, { business: account });
    expect(report.stays).toMatchObject([expect.stringMatching(/^the individual account/)]);
    expect(reportText(report)).toContain('The run ended early: a fault of the run');
    expect(reportText(report)).toContain('the individual account');
    expect(callOf(report, 'logout')?.notMade).toBe('the run ended before it');
    expect(exitCodeOf(report, true)).toBe(1);
  });
});
