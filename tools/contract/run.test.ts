import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { describe, expect, it, vi } from 'vitest';

import { contract, type CallName } from '@/api/contract';

import { readArguments } from './arguments.mjs';
import { ContractRun } from './contract-run.ts';
import { countResults, exitCodeOf, reportText } from './report.ts';
import {
  findCall,
  findDeviations,
  faultyHost,
  json,
  mockBackend,
  pageOrigin,
  runAgainst,
  withMockBackend,
} from './test-hosts.ts';

withMockBackend();

/** How many calls there are; tests/contract/specification.test.ts states them one by one. */
const all = Object.keys(contract).length;

describe('the mock backend', () => {
  it('conforms to the contract, call by call; the report names what no call can delete', async () => {
    const before = mockBackend().db.tables.goals.length;
    const report = await runAgainst(mockBackend().origin);
    expect(report.visits.filter(({ findings, notMade }) => findings.length > 0 || notMade !== undefined)).toEqual([]);
    expect(report.visits).toHaveLength(all);
    expect(countResults(report)).toEqual({ ok: all, differs: 0, breaks: 0, 'not made': 0 });
    expect(mockBackend().db.tables.goals).toHaveLength(before);
    expect(report.stays.map((thing) => thing.split(' ').slice(0, 2).join(' '))).toEqual([
      'the individual',
      'the business',
      'the picture',
      'the company',
      'the employee',
    ]);
    // Only the refusal of a reset can be checked; it is noted and no deviation.
    const note = 'of a reset only its refusal could be seen';
    const lines = reportText(report).split('\n');
    expect(lines.filter((line) => line.trim() === note)).toHaveLength(2);
  });

  it('refuses an unknown account, which is reported, and gets no other call', async () => {
    const before = JSON.stringify(mockBackend().db.tables);
    const report = await runAgainst(mockBackend().origin, { email: 'unknown@northbay.example', password: 'x' });
    const text = 'the account that was given may not sign in';
    expect(findDeviations(report, 'login')).toEqual([`breaks behavior: ${text}`]);
    expect(report.visits.filter(({ notMade }) => notMade === text)).toHaveLength(all - 1);
    expect(report.stays).toEqual([]);
    expect(JSON.stringify(mockBackend().db.tables)).toBe(before);
    expect(exitCodeOf(report)).toBe(1);
  });
});

describe('the command', () => {
  const script = fileURLToPath(new URL('../contract.mjs', import.meta.url));

  /** Runs it. Returns its exit code and output. */
  async function run(...words: string[]): Promise<{ code: number | null; printed: string }> {
    const child = spawn(process.execPath, [script, ...words], { stdio: ['ignore', 'pipe', 'ignore'] });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, printed };
  }

  it('ends with 0 when the host conforms, and prints the report', async () => {
    const { code, printed } = await run('--host', `${mockBackend().origin}/`);
    expect(code).toBe(0);
    expect(printed).toContain(`${all} ok, 0 differ, 0 break the client, 0 not made`);
  });

  it('ends with 1 when it deviates, though the client copes', async () => {
    const url = await faultyHost({
      answer: (name, { headers }) => void (name === 'company' && headers.set('content-type', 'text/plain')),
    });
    const { code, printed } = await run('--host', url);
    expect(code).toBe(1);
    expect(printed).toContain(`${all - 1} ok, 1 differ, 0 break the client, 0 not made`);
  });

  it('ends with 2 for a wrong command line', async () => {
    expect((await run('--host', 'https://api.example.com/backend')).code).toBe(2);
  });

  it.each([
    [[]],
    [['--what']],
    [['--host', 'nowhere']],
    [['--host', 'ftp://api.example.com']],
    [['--host', 'https://api.example.com/backend']],
    [['--host', 'https://api.example.com/?key=1']],
    [['--host', 'https://api.example.com/#top']],
    [['--host', 'http://localhost:1', '--email', 'a@b.example']],
  ])('does not understand %j', (words) => {
    expect(() => readArguments(words)).toThrow(/./);
  });

  it('reads its arguments', () => {
    const words = ['--host', 'https://api.example.com/', '--email', 'a@b.example', '--password', 'x'];
    expect(readArguments(words)).toEqual({
      host: { url: 'https://api.example.com', pageOrigin, timeout: 120_000 },
      account: { email: 'a@b.example', password: 'x' },
    });
  });
});

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
      'perhaps a drafted okr with the goal "Check the contract …": the list couldn\'t be read',
      'perhaps a drafted kpi with the goal "Check the contract …": the list couldn\'t be read',
      'the picture …',
      'the company "Contract check …"',
      'the employee …',
    ]);
    for (const name of ['createOkr', 'createKpi', 'createEmployee'] as const) {
      expect(findDeviations(report, name).filter((text) => text.includes('in the list'))).toEqual([]);
    }
    expect(findCall(report, 'deleteOkr')?.notMade).toBe("the list couldn't be read");
  });

  it('is reported whatever ends the run', async () => {
    vi.spyOn(ContractRun.prototype, 'note').mockImplementationOnce(() => {
      throw new Error('a fault of the run');
    });
    const report = await runAgainst(mockBackend().origin);
    expect(report.stays).toMatchObject([expect.stringMatching(/^the individual account/)]);
    expect(reportText(report)).toContain('The run ended early: a fault of the run');
    expect(reportText(report)).toContain('the individual account');
    expect(findCall(report, 'logout')?.notMade).toBe('the run ended before it');
    expect(exitCodeOf(report)).toBe(1);
  });
});
