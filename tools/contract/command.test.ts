import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { contract } from '@/api/contract';

import { UsageError, readArguments } from './arguments.mjs';
import { exitCodeOf } from './report.ts';
import { faultyHost, mockBackend, pageOrigin, runAgainst, withMockBackend } from './test-hosts.ts';

withMockBackend();

/** How many calls there are; tests/contract/specification.test.ts states them one by one. */
const all = Object.keys(contract).length;

describe('the command', () => {
  const script = fileURLToPath(new URL('../contract.mjs', import.meta.url));

  /** Runs it. Returns its exit code and what it printed. */
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

  it('ends with 1 when it deviates, unless the client copes and it is tolerant, and may print JSON', async () => {
    const url = await faultyHost({
      answer: (name, { headers }) => void (name === 'company' && headers.set('content-type', 'text/plain')),
    });
    const { code, printed } = await run('--host', url, '--json');
    expect(code).toBe(1);
    const { counts, visits } = JSON.parse(printed) as { counts: unknown; visits: { call: string; departures: [] }[] };
    expect(counts).toEqual({ ok: all - 1, differs: 1, breaks: 0, 'not made': 0 });
    expect(visits.find(({ call }) => call === 'company')?.departures).toMatchObject([{ about: 'header' }]);
    const report = await runAgainst(url);
    expect([exitCodeOf(report, false), exitCodeOf(report, true)]).toEqual([1, 0]);
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
    [['--host', 'http://localhost:1', '--timeout', 'soon']],
  ])('does not understand %j', (words) => {
    expect(() => readArguments(words)).toThrow(UsageError);
  });

  it('reads its arguments', () => {
    const words = ['--host', 'https://api.example.com/', '--email', 'a@b.example', '--password', 'x', '--timeout', '3'];
    expect(readArguments(words)).toEqual({
      host: { url: 'https://api.example.com', pageOrigin, timeout: 3000 },
      accounts: { shared: { email: 'a@b.example', password: 'x' } },
      json: false,
      tolerant: false,
    });
    expect(readArguments(['--help'])).toBeNull();
  });
});
