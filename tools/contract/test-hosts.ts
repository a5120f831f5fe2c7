import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, afterEach, beforeAll } from 'vitest';

import { contract, type CallName } from '@/api/contract';

import { startMockHttp } from '../../mock-api/http.ts';
import { pathParams } from '../../mock-api/routing.ts';
import type { Account } from './accounts.ts';
import { runContract, type Report } from './run.ts';

export const pageOrigin = 'http://localhost:5173';

let backend: Awaited<ReturnType<typeof startMockHttp>>;

/** The mock backend over HTTP, while the tests of a file that says `withMockBackend()` run. */
export const mockBackend = () => backend;

let faulty: Server | null = null;

/** Starts the mock backend for the tests of a file, and resets it after each of them. */
export function withMockBackend(): void {
  beforeAll(async () => {
    backend = await startMockHttp({ port: 0, isPage: (origin) => origin === pageOrigin });
  });

  afterEach(async () => {
    faulty?.closeAllConnections();
    await new Promise((resolve) => {
      if (faulty === null) resolve(null);
      else faulty.close(resolve);
    });
    faulty = null;
    await backend.reset();
  });

  afterAll(() => backend.close());
}

/** A response, to be changed by a test. */
export type Answer = { status: number; headers: Headers; body: string };

/** Changes a response of the mock backend, or a request before it gets there. */
export type Fault = {
  answer?: (name: CallName | null, answer: Answer, method: string) => void;
  request?: (name: CallName | null, headers: Headers, method: string) => void;
  /** The call whose response ends after its first bytes. */
  cut?: CallName;
};

/** The call of a method and a URL, null for none. */
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

/** A host in front of the mock backend with one fault. Returns its origin. */
export async function faultyHost({ answer, request, cut }: Fault): Promise<string> {
  faulty = createServer((incoming, outgoing) => {
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
      const response = await fetch(url, { method, headers, body: body.length > 0 ? body : null });
      const given: Answer = {
        status: response.status,
        headers: new Headers(response.headers),
        body: await response.text(),
      };
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
  const server = faulty;
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Runs all calls against a host. */
export const runAgainst = (url: string, account?: Account): Promise<Report> =>
  runContract({ url, pageOrigin, timeout: 60_000, cookies: new Map() }, account);

/** The deviations of a call as 'level about: text'. */
export const findDeviations = (report: Report, name: CallName): string[] =>
  findCall(report, name)?.findings.map(({ level, about, text }) => `${level} ${about}: ${text}`) ?? [];

export const findCall = ({ visits }: Report, name: CallName) => visits.find((call) => call.name === name);

/** Changes the JSON of a response. */
export function json(answer: Answer, change: (body: Record<string, unknown>) => unknown): void {
  if (answer.status < 300 && answer.body !== '') {
    answer.body = JSON.stringify(change(JSON.parse(answer.body) as Record<string, unknown>));
  }
}

/** A row with a field under another name. */
export function renamed(row: unknown, from: string, to: string): object {
  const { [from]: value, ...rest } = row as Record<string, unknown>;
  return { ...rest, [to]: value };
}
