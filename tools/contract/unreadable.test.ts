import { describe, expect, it } from 'vitest';

import type { CallName } from '@/api/contract';
import { employeeFields, employeeRows } from '@/domain/employee';

import { reportText } from './report.ts';
import {
  deviationsOf,
  faultyHost,
  json,
  renamed,
  rowsWith,
  runAgainst,
  withMockBackend,
  type Answer,
} from './test-hosts.ts';

withMockBackend();

describe('a response that the client cannot read', () => {
  it('breaks the client, and every field is reported', async () => {
    const change: { [Name in CallName]?: (answer: Answer) => void } = {
      company: (answer) => json(answer, () => ({})),
      employeeSummary: (answer) => json(answer, (body) => ({ employee: body })),
      employeeDetails: (answer) => json(answer, (body) => ({ data: body })),
      listOkrs: (answer) => rowsWith(answer, { result: undefined, createdAt: 'tomorrow' }),
      listKpis: (answer) =>
        json(answer, (rows) => ({
          items: Object.values(rows).map((row) => ({ ...(row as object), role: 7, goal: '' })),
        })),
      listEmployees: (answer) =>
        json(answer, (rows) =>
          Object.values(rows).flatMap((row) => [
            { ...(row as object), department: 3 },
            renamed(row, 'department', 'team'),
          ]),
        ),
    };
    const url = await faultyHost({ answer: (name, answer) => name !== null && change[name]?.(answer) });
    const report = await runAgainst(url);
    const company = deviationsOf(report, 'company');
    expect(company).toHaveLength(13);
    expect(company.every((text) => /^breaks field: \w+ is missing$/.test(text))).toBe(true);
    expect(deviationsOf(report, 'employeeSummary')).toEqual(['breaks field: department is missing']);
    // The client unwraps `data`, so it only differs.
    expect(deviationsOf(report, 'employeeDetails')).toHaveLength(
      employeeFields.filter((name) => !employeeRows[name].optional).length,
    );
    expect(deviationsOf(report, 'employeeDetails').every((text) => text.startsWith('differs'))).toBe(true);
    expect(new Set(deviationsOf(report, 'listOkrs').map((text) => text.split(': I')[0]))).toEqual(
      new Set(['breaks field: 0.result is missing', 'breaks type: 0.createdAt']),
    );
    expect(deviationsOf(report, 'listKpis')).toContainEqual(
      expect.stringMatching(/^differs type: the answer: Invalid/),
    );
    expect(deviationsOf(report, 'listKpis')).toContainEqual(expect.stringMatching(/^differs type: 0\.role: Invalid/));
    // One line for a field, and the row that breaks the client before one that differs.
    expect(deviationsOf(report, 'listEmployees')).toEqual(['breaks field: 1.department is missing']);
    // A list with blank goals does not show whether the drafted one is in it.
    expect(deviationsOf(report, 'createKpi')).toEqual([]);
    expect(report.stays).toContainEqual(expect.stringMatching(/^perhaps a drafted kpi/));
  });
});

describe('a hostile host', () => {
  it('is reported at the calls it breaks, and the run continues', async () => {
    const depth = 50_000;
    const asked: string[] = [];
    const change: { [Name in CallName]?: (answer: Answer) => void } = {
      login: (answer) => json(answer, (body) => ({ ...body, token: '\u2603.\u2603.\u2603' })),
      createCompany: (answer) => json(answer, () => ({ businessProfile: { id: '\ud800' } })),
      createEmployee: (answer) => json(answer, () => ({ id: '..' })),
      listEmployees: (answer) => void (answer.body = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
    };
    const url = await faultyHost({
      request: (name, _, method) => void (method === 'GET' && asked.push(String(name))),
      answer: (name, answer, method) => name !== null && method !== 'OPTIONS' && change[name]?.(answer),
    });
    const report = await runAgainst(url);
    expect(report.failure).toBeUndefined();
    expect(deviationsOf(report, 'createOkr')).toEqual([
      'breaks field: the token or cookie that was answered makes no header',
    ]);
    for (const name of ['company', 'employeeSummary', 'employeeDetails'] as const) {
      expect(deviationsOf(report, name)).toEqual(['breaks field: the id that was answered makes no address']);
    }
    expect(deviationsOf(report, 'listEmployees')).toContainEqual(expect.stringMatching(/^breaks type: the answer/));
    expect(asked).not.toContain('null');
    expect(reportText(report)).toContain('the company "Contract check');
  });
});
