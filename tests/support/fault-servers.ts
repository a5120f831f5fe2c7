import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { PropertySymbol } from 'happy-dom';
import { http, passthrough } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { loadAxios } from '@/api/client';
import { contract, type CallName } from '@/api/contract';

import { backendAnswer, server } from '../../mock-api/node.ts';
import { pathPattern } from '../../mock-api/routing.ts';
import type { NumberedFault } from './fault-table.ts';
import { answer } from './wire.ts';

/** The server for a call that does not reach the backend, or none. */
export type Elsewhere = 'no one listens' | 'no such host' | 'refuses the preflight' | 'resets in the body';

/** A host name that cannot resolve: a label has at most 63 letters. */
const unresolvable = `http://${'a'.repeat(64)}.test`;

/** A body that can be read without its end: a client that took it would go on with half an answer. */
const readable = JSON.stringify({
  token: 'a.b.c',
  id: 'raw',
  userId: 'user-raw',
  filePath: '/uploads/raw',
  businessProfile: { id: 'company-raw' },
  data: [],
});

/** Allows every origin, and cuts its response off in the middle. */
const resetInBody: RequestListener = ({ method, headers }, response) => {
  const allowed = {
    'Access-Control-Allow-Origin': headers.origin ?? '*',
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST, DELETE',
    'Access-Control-Allow-Headers': 'authorization, content-type',
  };
  if (method === 'OPTIONS') return void response.writeHead(204, allowed).end();
  response.writeHead(200, { ...allowed, 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write(readable, () => response.destroy());
};

/** Refuses every request, without CORS headers. */
const refusePreflight: RequestListener = (_, response) => void response.writeHead(403).end();

/**
 * The console in which happy-dom reports refused requests, as browsers do: that of the document's window, which is
 * another object than the tests' global one.
 */
const consoleOfDocument = (): Console =>
  (document as unknown as Record<symbol, { console: Console }>)[PropertySymbol.window]?.console ?? console;

async function listen(respond: RequestListener): Promise<[Server, origin: string]> {
  const listening = createServer(respond);
  await new Promise<void>((resolve) => listening.listen(0, 'localhost', resolve));
  return [listening, `http://localhost:${(listening.address() as AddressInfo).port}`];
}

async function close(listening: Server): Promise<void> {
  listening.closeAllConnections();
  await new Promise((resolve) => listening.close(resolve));
}

const origins = new Map<Elsewhere, string>([['no such host', unresolvable]]);

/** The calls that go to another server than the backend, each once `when` has resolved. */
const led = new Map<CallName, { where: Elsewhere; when: () => Promise<void> }>();

const leadOf = (method: string, url: string) =>
  [...led].find(([call]) => {
    const row = contract[call];
    return row.method === method && pathPattern(row.path).test(`http://host${url}`);
  })?.[1];

/** Starts real servers for a test file: they refuse connections, forbid an origin, or break responses off. */
export function withFaultServers(): void {
  const servers: Server[] = [];
  let interceptor = 0;

  beforeAll(async () => {
    const [closed, silent] = await listen(refusePreflight);
    const [refusing, refused] = await listen(refusePreflight);
    const [resetting, reset] = await listen(resetInBody);
    await close(closed);
    servers.push(refusing, resetting);
    origins.set('no one listens', silent).set('refuses the preflight', refused).set('resets in the body', reset);
    interceptor = (await loadAxios()).interceptors.request.use(async (config) => {
      const elsewhere = leadOf((config.method ?? '').toUpperCase(), config.url ?? '');
      if (elsewhere === undefined) return config;
      await elsewhere.when();
      return { ...config, baseURL: origins.get(elsewhere.where) ?? unresolvable };
    });
  });
  afterAll(async () => {
    (await loadAxios()).interceptors.request.eject(interceptor);
    await Promise.all(servers.map(close));
  });
  beforeEach(() => {
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(consoleOfDocument(), level).mockImplementation(() => undefined);
  });
  afterEach(() => led.clear());
}

type Spoiled = {
  /**
   * Makes the call fail with this fault from now on, or null: answers it by the backend; held back even if not needed.
   */
  under: (fault: NumberedFault | null, how?: { isHeld: boolean }) => void;
  /** Resolves when the call was made since the last `under`. */
  asked: () => Promise<void>;
  /** Releases the responses that are held back. */
  release: () => void;
};

/**
 * Replaces the responses of a call by faults, in a file that has called `withFaultServers`.
 * @param good returns a valid response; by default the backend does, and acts then
 */
export function spoil(call: CallName, good: (request: Request) => Promise<Response> = backendAnswer): Spoiled {
  let now: NumberedFault | null = null;
  let gate = Promise.resolve();
  let release = (): void => undefined;
  let come = (): void => undefined;
  let asked = Promise.resolve();
  answer(call, async ({ request }) => {
    // When the request arrived.
    const fault = now;
    come();
    await gate;
    return fault === null ? good(request.clone()) : fault.respond(call, () => good(request.clone()));
  });
  const when = () => {
    come();
    return gate;
  };
  return {
    under: (fault, { isHeld } = { isHeld: fault?.isHeld === true }) => {
      now = fault;
      asked = new Promise((resolve) => (come = resolve));
      gate = isHeld ? new Promise((resolve) => (release = resolve)) : Promise.resolve();
      if (fault?.elsewhere === undefined) return void led.delete(call);
      led.set(call, { where: fault.elsewhere, when });
      server.use(...[...origins.values()].map((origin) => http.all(`${origin}/*`, () => passthrough())));
    },
    asked: () => asked,
    release: () => release(),
  };
}
