import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { contract, type CallName } from '@/api/contract';

import { startMockHttp, type MockHttp } from '../../mock-api/http.ts';
import { pathParams } from '../../mock-api/routing.ts';
import { Misuse, readArguments } from './arguments.mjs';
import { countsOf, exitCodeOf, reportJson, reportText } from './report.ts';
import { walkContract, type Report } from './run.ts';

const pageOrigin = 'http://localhost:5173';

let backend: MockHttp;
let wrong: Server | null = null;

beforeAll(async () => {
  backend = await startMockHttp({ port: 0 });
});

afterEach(async () => {
  wrong?.closeAllConnections();
  await new Promise((resolve) => {
    if (wrong === null) resolve(null);
    else wrong.close(resolve);
  });
  wrong = null;
  await backend.reset();
});

afterAll(() => backend.close());

type Answer = { status: number; headers: Headers; body: string };

/** Changes an answer of the right backend, or the request on its way to it. */
type Wrong = {
  answer?: (name: CallName | null, answer: Answer, method: string) => void;
  request?: (name: CallName | null, headers: Headers, method: string) => void;
  /** Whose answer ends after its first bytes. */
  cut?: CallName;
};

const nameOf = (method: string, url: string): CallName | null => {
  const found = (Object.keys(contract) as CallName[]).filter((name) => pathParams(contract[name].path, url) !== null);
  // A fixed path and one with a parameter may both match; the fixed one comes first.
  const fits = found.toSorted((a, b) => contract[a].path.split('{').length - contract[b].path.split('{').length);
  return fits.find((name) => contract[name].method === method) ?? null;
};

async function bytesOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A host that is right but for what is done to its requests and answers. */
async function wrongHost({ answer, request, cut }: Wrong): Promise<string> {
  wrong = createServer((incoming, outgoing) => {
    void (async () => {
      const method = incoming.method ?? 'GET';
      const url = `${backend.origin}${incoming.url ?? '/'}`;
      const asked = method === 'OPTIONS' ? (incoming.headers['access-control-request-method'] ?? 'GET') : method;
      const name = nameOf(asked, url);
      const headers = new Headers();
      for (const [key, value] of Object.entries(incoming.headers)) {
        if (typeof value === 'string' && !['host', 'connection', 'content-length'].includes(key))
          headers.set(key, value);
      }
      request?.(name, headers, method);
      const body = await bytesOf(incoming);
      const right = await fetch(url, { method, headers, body: body.length > 0 ? body : null });
      const given: Answer = { status: right.status, headers: new Headers(right.headers), body: await right.text() };
      answer?.(name, given, method);
      for (const [key, value] of given.headers) {
        if (!['content-length', 'content-encoding', 'transfer-encoding', 'connection'].includes(key)) {
          outgoing.setHeader(key, value);
        }
      }
      if (name === cut && method !== 'OPTIONS') {
        outgoing.writeHead(given.status, { 'content-length': '1000' }).write('{', () => outgoing.destroy());
      } else outgoing.writeHead(given.status).end(given.body);
    })();
  });
  const server = wrong;
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const walk = (url: string, accounts = {}): Promise<Report> =>
  walkContract({ url, pageOrigin, timeout: 5000, cookies: new Map() }, accounts);

/** The departures of a call as 'level about: text'. */
const departures = (report: Report, name: CallName): string[] =>
  visitOf(report, name)?.findings.map(({ level, about, text }) => `${level} ${about}: ${text}`) ?? [];

const visitOf = ({ visits }: Report, name: CallName) => visits.find((visit) => visit.name === name);

/** Changes the JSON of an answer. */
function json(answer: Answer, change: (body: Record<string, unknown>) => unknown): void {
  if (answer.status < 300 && answer.body !== '') {
    answer.body = JSON.stringify(change(JSON.parse(answer.body) as Record<string, unknown>));
  }
}

describe('the embedded backend', () => {
  it('is what the contract says, call by call', async () => {
    const report = await walk(backend.origin);
    expect(report.visits.filter(({ findings, notMade }) => findings.length > 0 || notMade !== undefined)).toEqual([]);
    expect(report.visits).toHaveLength(24);
    expect(countsOf(report)).toEqual({ ok: 24, differs: 0, breaks: 0, 'not made': 0 });
  });

  it('has nothing left of what a call can take away, and the report names the rest', async () => {
    const before = backend.db.tables.goals.length;
    const report = await walk(backend.origin);
    expect(backend.db.tables.goals).toHaveLength(before);
    expect(report.stays.map((thing) => thing.split(' ').slice(0, 2).join(' '))).toEqual([
      'the individual',
      'the business',
      'the picture',
      'the company',
      'the employee',
    ]);
  });

  it('is walked with an account that is given, where that may sign in', async () => {
    const before = backend.db.tables.users.length;
    const report = await walk(backend.origin, {
      shared: { email: 'amara@northbay.example', password: 'cairn-demo' },
      business: { email: 'people@northbay.example', password: 'cairn-demo' },
    });
    expect(backend.db.tables.users).toHaveLength(before);
    expect(countsOf(report)).toEqual({ ok: 22, differs: 0, breaks: 0, 'not made': 2 });
  });

  it('is walked with an account for one audience and a throw-away one for the other', async () => {
    const before = backend.db.tables.users.length;
    const report = await walk(backend.origin, { shared: { email: 'amara@northbay.example', password: 'cairn-demo' } });
    expect(backend.db.tables.users).toHaveLength(before + 1);
    expect(countsOf(report)).toEqual({ ok: 23, differs: 0, breaks: 0, 'not made': 1 });
  });

  it('refuses an account that is none, which is told, and nothing else is called', async () => {
    const before = JSON.stringify(backend.db.tables);
    const report = await walk(backend.origin, { shared: { email: 'nobody@northbay.example', password: 'x' } });
    const told = 'the account that was given may not sign in';
    expect(departures(report, 'login')).toEqual([`breaks behaviour: ${told}`]);
    expect(report.visits.filter(({ notMade }) => notMade === told)).toHaveLength(23);
    expect(report.stays).toEqual([]);
    expect(JSON.stringify(backend.db.tables)).toBe(before);
    expect(exitCodeOf(report, true)).toBe(1);
  });

  it('shows of a reset only that it is refused, which is said and no departure', async () => {
    const report = await walk(backend.origin);
    const note = 'of a reset only its refusal could be seen';
    expect(
      reportText(report)
        .split('\n')
        .filter((line) => line.trim() === note),
    ).toHaveLength(2);
    const { visits } = JSON.parse(reportJson(report)) as { visits: { call: string; verdict: string; note?: string }[] };
    expect(visits.filter(({ note: said }) => said === note)).toMatchObject([
      { call: 'resetPassword', verdict: 'ok' },
      { call: 'businessResetPassword', verdict: 'ok' },
    ]);
  });

  it('needs no CORS for a page of its own origin', async () => {
    const cookies = new Map<CallName | null, string | null>();
    const url = await wrongHost({
      request: (name, headers) => {
        cookies.set(name, headers.get('cookie'));
        headers.set('origin', backend.origin);
      },
      answer: (_, { headers }) => {
        const cors = [...headers.keys()].filter((name) => name.startsWith('access-control'));
        for (const name of cors) headers.delete(name);
      },
    });
    const report = await walkContract({ url, pageOrigin: url, timeout: 5000, cookies: new Map() });
    expect(countsOf(report).breaks).toBe(0);
    // A page's own origin is sent the cookies that any of its answers has set, here those of sign-in.
    expect(cookies.get('createOkr')).toMatch(/^cairn_session=/);
    expect(cookies.get('logout')).toMatch(/^cairn_session=/);
  });
});

/** One way each to be wrong, at which call it shows, and how it is told. */
const ways: [way: string, name: CallName, told: RegExp, wrong: Wrong][] = [
  [
    'another 2xx than the stated one',
    'register',
    /^breaks status: status 200 instead of 201/,
    { answer: (name, answer) => void (name === 'register' && answer.status === 201 && (answer.status = 200)) },
  ],
  [
    'an address that is not there',
    'markNotificationAsRead',
    /^breaks status: status 404 instead of a 2xx: no such call$/,
    {
      answer: (name, answer, method) => {
        if (name === 'markNotificationAsRead' && method === 'POST')
          Object.assign(answer, { status: 404, body: 'no such call' });
      },
    },
  ],
  [
    'a reset that is not there',
    'businessResetPassword',
    /^breaks status: a made-up reset token was answered 404 instead of being refused$/,
    {
      answer: (name, answer, method) =>
        void (name === 'businessResetPassword' && method === 'POST' && (answer.status = 404)),
    },
  ],
  [
    'a reset that leads elsewhere',
    'resetPassword',
    /^breaks status: a made-up reset token was answered 302 instead of being refused$/,
    { answer: (name, answer, method) => void (name === 'resetPassword' && method === 'POST' && (answer.status = 302)) },
  ],
  [
    'a sign-in without a token',
    'login',
    /^breaks field: token is missing$/,
    { answer: (name, answer) => void (name === 'login' && json(answer, ({ userId }) => ({ userId }))) },
  ],
  [
    'a preflight that forbids the bearer',
    'listOkrs',
    /^breaks CORS: preflight: Access-Control-Allow-Headers must name authorization$/,
    { answer: (_, { headers }) => headers.set('access-control-allow-headers', 'content-type, *') },
  ],
  [
    'a preflight that forbids DELETE: browsers compare the case',
    'deleteOkr',
    /^breaks CORS: preflight: Access-Control-Allow-Methods must name DELETE$/,
    { answer: (_, { headers }) => headers.set('access-control-allow-methods', 'GET, POST, delete') },
  ],
  [
    'cookies that no page may send',
    'listNotifications',
    /^breaks CORS: answer: Access-Control-Allow-Credentials must be true/,
    {
      answer: (name, { headers }) =>
        void (name === 'listNotifications' && headers.delete('access-control-allow-credentials')),
    },
  ],
  [
    'a star where cookies go',
    'logout',
    /^breaks CORS: answer: Access-Control-Allow-Origin must be http:\/\/localhost:5173, and is \*$/,
    { answer: (name, { headers }) => void (name === 'logout' && headers.set('access-control-allow-origin', '*')) },
  ],
  [
    'an origin that is not let in',
    'upload',
    /^breaks CORS: preflight: Access-Control-Allow-Origin must be .*, and is missing$/,
    { answer: (name, { headers }) => void (name === 'upload' && headers.delete('access-control-allow-origin')) },
  ],
  [
    'ids under another name',
    'listKpis',
    /^differs field: 0\.id is missing$/,
    {
      answer: (name, answer) => {
        if (name === 'listKpis') json(answer, (rows) => Object.values(rows).map((row) => renamed(row, 'id', '_id')));
      },
    },
  ],
  [
    'rows without an id',
    'listEmployees',
    /^breaks field: 0\.id is missing$/,
    {
      answer: (name, answer) => {
        if (name === 'listEmployees')
          json(answer, (rows) => Object.values(rows).map((row) => renamed(row, 'id', 'number')));
      },
    },
  ],
  [
    'a field of another type',
    'listOkrs',
    /^differs type: 0\.createdAt: Invalid type/,
    {
      answer: (name, answer) => {
        if (name !== 'listOkrs') return;
        json(answer, (rows) => Object.values(rows).map((row) => ({ ...(row as object), createdAt: 1_773_481_260 })));
      },
    },
  ],
  [
    'a list in a wrapper',
    'listNotifications',
    /^differs type: the answer: Invalid type/,
    { answer: (name, answer) => void (name === 'listNotifications' && json(answer, (rows) => ({ data: rows }))) },
  ],
  [
    'a page instead of an answer',
    'company',
    /^breaks body: the answer is an HTML page$/,
    { answer: (name, answer) => void (name === 'company' && (answer.body = '<!doctype html><title>Hello</title>')) },
  ],
  [
    'JSON that is called text',
    'employeeSummary',
    /^differs header: Content-Type is text\/plain, and the body is JSON$/,
    {
      answer: (name, { headers }) => void (name === 'employeeSummary' && headers.set('content-type', 'text/plain')),
    },
  ],
  [
    'a company without an id',
    'createCompany',
    /^breaks field: businessProfile\.id is missing$/,
    { answer: (name, answer) => void (name === 'createCompany' && json(answer, () => ({ businessProfile: {} }))) },
  ],
  [
    'a delete that deletes nothing',
    'deleteKpi',
    /^breaks behaviour: what was deleted is still in the list$/,
    {
      request: (name, headers) => void (name === 'deleteKpi' && headers.delete('authorization')),
      answer: (name, answer, method) => {
        if (name === 'deleteKpi' && method === 'DELETE') Object.assign(answer, { status: 200, body: '' });
      },
    },
  ],
  [
    'a lost bearer',
    'createOkr',
    /^breaks status: status 401 instead of a 2xx/,
    { request: (name, headers) => void (name === 'createOkr' && headers.delete('authorization')) },
  ],
  [
    'any password taken',
    'businessLogin',
    /^differs behaviour: a wrong password was accepted with status 200$/,
    {
      answer: (name, answer, method) => {
        if (name === 'businessLogin' && method === 'POST' && answer.status === 401) answer.status = 200;
      },
    },
  ],
];

function renamed(row: unknown, from: string, to: string): object {
  const { [from]: value, ...rest } = row as Record<string, unknown>;
  return { ...rest, [to]: value };
}

/** Where these are wrong, calls that the other ways are about are not made. */
const alone = /without a token|without an id|lost bearer/;

/** Walks a host that is wrong in all of these ways. */
async function walkWrong(together: typeof ways): Promise<Report> {
  const url = await wrongHost({
    request: (...given) => {
      for (const [, , , { request }] of together) request?.(...given);
    },
    answer: (...given) => {
      for (const [, , , { answer }] of together) answer?.(...given);
    },
  });
  return walk(url);
}

describe('a host that is wrong', () => {
  it('in more than twelve ways at once: each is named', async () => {
    const together = ways.filter(([way]) => !alone.test(way));
    expect(together.length).toBeGreaterThanOrEqual(12);
    const report = await walkWrong(together);
    const lines = reportText(report).split('\n');
    for (const [way, name, told] of together) {
      expect(departures(report, name), way).toContainEqual(expect.stringMatching(told));
      expect(lines.some((line) => line.includes(contract[name].path) && /^(breaks|differs)/.test(line))).toBe(true);
    }
    expect(JSON.parse(reportJson(report))).toMatchObject({ counts: countsOf(report), stays: report.stays });
  });

  it.each(ways.filter(([way]) => alone.test(way)))('%s is named at %s', async (...way) => {
    const [, name, told] = way;
    expect(departures(await walkWrong([way]), name)).toContainEqual(expect.stringMatching(told));
  });

  it('that is not there breaks every call', async () => {
    const report = await walk('http://localhost:1');
    expect(departures(report, 'login')[0]).toMatch(/^breaks network: the call could not be made/);
    expect(countsOf(report).ok).toBe(0);
    expect(report.stays).toEqual([]);
  });
});

/** Sets the fields of every row of a list. */
const rowsWith = (answer: Answer, fields: object): void =>
  json(answer, (rows) => Object.values(rows).map((row) => ({ ...(row as object), ...fields })));

describe('an answer of which the client is left with nothing', () => {
  it('breaks the client, and all of a record is named', async () => {
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
    const url = await wrongHost({ answer: (name, answer) => name !== null && change[name]?.(answer) });
    const report = await walk(url);
    const company = departures(report, 'company');
    expect(company).toHaveLength(13);
    expect(company.every((told) => /^breaks field: \w+ is missing$/.test(told))).toBe(true);
    expect(departures(report, 'employeeSummary')).toEqual(['breaks field: department is missing']);
    // Wrapped in what the client looks into, it is only not what was agreed on.
    expect(departures(report, 'employeeDetails')).toHaveLength(27);
    expect(departures(report, 'employeeDetails').every((told) => told.startsWith('differs'))).toBe(true);
    expect(new Set(departures(report, 'listOkrs').map((told) => told.split(': I')[0]))).toEqual(
      new Set(['breaks field: 0.result is missing', 'breaks type: 0.createdAt']),
    );
    expect(departures(report, 'listKpis')).toContainEqual(expect.stringMatching(/^differs type: the answer: Invalid/));
    expect(departures(report, 'listKpis')).toContainEqual(expect.stringMatching(/^differs type: 0\.role: Invalid/));
    // One line for a field, and the row that breaks the client before one that differs.
    expect(departures(report, 'listEmployees')).toEqual(['breaks field: 1.department is missing']);
    // A list in which the goals are blank does not say whether the drafted one is there.
    expect(departures(report, 'createKpi')).toEqual([]);
    expect(report.stays).toContainEqual(expect.stringMatching(/^perhaps a drafted kpi/));
  });
});

describe('what a walk leaves behind', () => {
  it('is told by what was made, also where no later answer can be read', async () => {
    const silent = new Set<CallName | null>(['upload', 'createEmployee', 'createOkr', 'createKpi']);
    const unread = new Set<CallName | null>(['listOkrs', 'listKpis', 'listEmployees']);
    const url = await wrongHost({
      cut: 'createCompany',
      answer: (name, answer) => {
        if (silent.has(name)) json(answer, () => ({}));
        if (unread.has(name) && answer.body !== '') Object.assign(answer, { status: 500, body: '{}' });
      },
    });
    const report = await walk(url);
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
      expect(departures(report, name).filter((told) => told.includes('in the list'))).toEqual([]);
    }
    expect(visitOf(report, 'deleteOkr')?.notMade).toBe('the list could not be read');
  });

  it('is no notification that was there before and is marked now', async () => {
    const notes = () => backend.db.tables.notifications.map(({ id }) => id);
    const before = notes();
    expect(before.length).toBeGreaterThan(0);
    let reads = 0;
    const url = await wrongHost({
      answer: (name, answer, method) => {
        if (name === 'listNotifications' && method === 'GET') reads += 1;
        if (name === 'listNotifications' && method === 'GET' && reads === 1) answer.status = 500;
      },
    });
    const report = await walk(url, { shared: { email: 'amara@northbay.example', password: 'cairn-demo' } });
    expect(visitOf(report, 'markNotificationAsRead')?.notMade).toBe('the list before could not be read');
    expect(notes()).toEqual(expect.arrayContaining(before));
  });

  it('is no record of another that has the same id and is deleted now', async () => {
    const goals = () => backend.db.tables.goals.map(({ id }) => id);
    const before = goals();
    const id = backend.db.tables.goals.find(({ kind }) => kind === 'okr')?.id;
    const url = await wrongHost({ answer: (name, answer) => name === 'listOkrs' && rowsWith(answer, { id }) });
    const report = await walk(url, { shared: { email: 'amara@northbay.example', password: 'cairn-demo' } });
    expect(goals()).toEqual(expect.arrayContaining(before));
    expect(visitOf(report, 'deleteOkr')?.notMade).toBe('there is no new record with an id of its own to delete');
    expect(report.stays).toContainEqual(expect.stringMatching(/^a drafted okr/));
  });

  it('is told whatever ends the walk', async () => {
    const account = {
      get email(): string {
        throw new Error('a fault of the walk');
      },
      password: 'x',
    };
    const report = await walk(backend.origin, { business: account });
    expect(report.stays).toMatchObject([expect.stringMatching(/^the individual account/)]);
    expect(reportText(report)).toContain('The walk ended early: a fault of the walk');
    expect(reportText(report)).toContain('the individual account');
    expect(visitOf(report, 'logout')?.notMade).toBe('the walk ended before it');
    expect(exitCodeOf(report, true)).toBe(1);
  });
});

describe('a hostile host', () => {
  it('is told at the calls it spoils, and the walk goes on', async () => {
    const depth = 50_000;
    const asked: string[] = [];
    const change: { [Name in CallName]?: (answer: Answer) => void } = {
      login: (answer) => json(answer, (body) => ({ ...body, token: '\u2603.\u2603.\u2603' })),
      createCompany: (answer) => json(answer, () => ({ businessProfile: { id: '\ud800' } })),
      createEmployee: (answer) => json(answer, () => ({ id: '..' })),
      listEmployees: (answer) => void (answer.body = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
    };
    const url = await wrongHost({
      request: (name, _, method) => void (method === 'GET' && asked.push(String(name))),
      answer: (name, answer, method) => name !== null && method !== 'OPTIONS' && change[name]?.(answer),
    });
    const report = await walk(url);
    expect(report.failure).toBeUndefined();
    expect(departures(report, 'createOkr')).toEqual([
      'breaks field: the token or cookie that was answered makes no header',
    ]);
    for (const name of ['company', 'employeeSummary', 'employeeDetails'] as const) {
      expect(departures(report, name)).toEqual(['breaks field: the id that was answered makes no address']);
    }
    expect(departures(report, 'listEmployees')).toContainEqual(expect.stringMatching(/^breaks type: the answer/));
    expect(asked).not.toContain('null');
    expect(reportText(report)).toContain('the company "Contract check');
  });
});

describe('the command', () => {
  const script = fileURLToPath(new URL('../contract.mjs', import.meta.url));

  /** Runs it. Gives its exit code and what it printed. */
  async function run(...words: string[]): Promise<{ code: number | null; printed: string }> {
    const child = spawn(process.execPath, [script, ...words], { stdio: ['ignore', 'pipe', 'ignore'] });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, printed };
  }

  it('ends with 0 when nothing departs, and prints the report', async () => {
    const { code, printed } = await run('--host', `${backend.origin}/`);
    expect(code).toBe(0);
    expect(printed).toContain('24 ok, 0 differ, 0 break the client, 0 not made');
  });

  it('ends with 1 when something does, unless the client copes and it is tolerant, and may print JSON', async () => {
    const url = await wrongHost({
      answer: (name, { headers }) => void (name === 'company' && headers.set('content-type', 'text/plain')),
    });
    const { code, printed } = await run('--host', url, '--json');
    expect(code).toBe(1);
    const { counts, visits } = JSON.parse(printed) as { counts: unknown; visits: { call: string; departures: [] }[] };
    expect(counts).toEqual({ ok: 23, differs: 1, breaks: 0, 'not made': 0 });
    expect(visits.find(({ call }) => call === 'company')?.departures).toMatchObject([{ about: 'header' }]);
    const report = await walk(url);
    expect([exitCodeOf(report, false), exitCodeOf(report, true)]).toEqual([1, 0]);
  });

  it('ends with 2 when it is called wrongly', async () => {
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
    expect(() => readArguments(words)).toThrow(Misuse);
  });

  it('reads its words', () => {
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
