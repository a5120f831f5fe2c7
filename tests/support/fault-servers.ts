import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { PropertySymbol } from 'happy-dom';
import { http, passthrough } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { loadAxios } from '@/api/client';
import { contract, type CallName } from '@/api/contract';

import { server } from '../../mock-api/node.ts';
import { pathPattern } from '../../mock-api/routing.ts';

/** The server for a call that does not reach the backend, or none. */
export type Elsewhere = 'nobody listens' | 'no such host' | 'refuses the preflight' | 'resets in the body';

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

/**
 * Redirects a call to another server, or with null back to the backend.
 * @param when is called when it is made, and resolves when it may proceed
 */
type Lead = (call: CallName, where: Elsewhere | null, when: () => Promise<void>) => void;

/** Starts real servers for a test file: they refuse connections, forbid an origin, or break responses off. */
export function withFaultServers(): Lead {
  const origins = new Map<Elsewhere, string>([['no such host', unresolvable]]);
  const servers: Server[] = [];
  const led = new Map<CallName, { where: Elsewhere; when: () => Promise<void> }>();
  let interceptor = 0;

  const leadOf = (method: string, url: string) =>
    [...led].find(([call]) => {
      const row = contract[call];
      return row.method === method && pathPattern(row.path).test(`http://host${url}`);
    })?.[1];

  beforeAll(async () => {
    const [closed, nobody] = await listen(refusePreflight);
    const [refusing, refused] = await listen(refusePreflight);
    const [resetting, reset] = await listen(resetInBody);
    await close(closed);
    servers.push(refusing, resetting);
    origins.set('nobody listens', nobody).set('refuses the preflight', refused).set('resets in the body', reset);
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

  return (call, where, when) => {
    if (where === null) return void led.delete(call);
    led.set(call, { where, when });
    server.use(...[...origins.values()].map((origin) => http.all(`${origin}/*`, () => passthrough())));
  };
}
