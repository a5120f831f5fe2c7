import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getResponse, type HttpHandler } from 'msw';

import { naturalLatency, noLatency, type MockContext } from './context';
import { Database } from './db';
import { createHandlers } from './handlers';
import { control, sessionCookie, setSessionCookie } from './http-control';
import { corsHeaders, preflight } from './http-cors';
import { seed } from './seed';
import { fileStorage } from './storage/file';
import { issuers } from './tokens';

export type MockHttpOptions = {
  /** The first port to try; 0 takes any free one. */
  port: number;
  /** Where the database is kept; without it nothing outlives the server. */
  file?: string;
  /** Answers after a natural time instead of at once. */
  latency?: boolean;
  /** Who issues its tokens (tokens.ts); without it they pass for a real backend's. */
  issuer?: string;
  /** The only page origin that is let in; without it every origin is. */
  pageOrigin?: string;
  /** Calls with credentials must bring the cookie that `/__demo/visit` or an earlier such call has set. */
  requireCookie?: boolean;
};

export type MockHttp = {
  origin: string;
  db: Database;
  /** Back to the seed. */
  reset: () => Promise<void>;
  /** Stops answering and writes what is left to write. */
  close: () => Promise<void>;
};

const portsTried = 20;
const maxBody = 12 * 1024 * 1024;

class TooLarge extends Error {}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    // The rest is read and dropped: a client that is still sending would not see an answer.
    if (length <= maxBody) chunks.push(chunk);
  }
  if (length > maxBody) throw new TooLarge();
  return length === 0 ? null : new Uint8Array(Buffer.concat(chunks));
}

/**
 * Whether the page asked for credentials, as far as a server can know. A cookie on a call from another origin says yes.
 * No cookie says no only where one must be there; a page of the same origin sends its cookies in any case.
 */
function credentialsOf(incoming: IncomingMessage, requireCookie: boolean): RequestCredentials {
  const { origin, host } = incoming.headers;
  if (origin === undefined || origin === `http://${host}`) return 'same-origin';
  if (sessionCookie(incoming) !== null) return 'include';
  // A page under another host name (127.0.0.1 for localhost) is another site: its cookies may not be sent at all.
  const sameSite = new URL(origin).hostname === new URL(`http://${host}`).hostname;
  return requireCookie && sameSite ? 'omit' : 'same-origin';
}

async function toRequest(incoming: IncomingMessage, origin: string, requireCookie: boolean): Promise<Request> {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    // Cookies say what they have to say in `credentials`; the interception library would mix its own into them.
    if (typeof value === 'string' && name !== 'cookie') headers.set(name, value);
  }
  const body = await readBody(incoming);
  return new Request(new URL(incoming.url ?? '/', origin), {
    method,
    headers,
    credentials: credentialsOf(incoming, requireCookie),
    ...(body !== null && method !== 'GET' && method !== 'HEAD' ? { body } : {}),
  });
}

async function send(outgoing: ServerResponse, response: Response, extra: Headers) {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of [...response.headers, ...extra]) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = [...response.headers.getSetCookie(), ...extra.getSetCookie()];
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.writeHead(response.status);
  outgoing.end(body);
}

async function answer(
  incoming: IncomingMessage,
  context: MockContext,
  handlers: HttpHandler[],
  { requireCookie = false }: MockHttpOptions,
): Promise<Response> {
  const request = await toRequest(incoming, `http://${incoming.headers.host ?? 'localhost'}`, requireCookie);
  const response = (await control(request, context.db)) ?? (await getResponse(handlers, request));
  return response ?? Response.json({ message: 'Not found.' }, { status: 404 });
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  context: MockContext,
  handlers: HttpHandler[],
  options: MockHttpOptions,
) {
  const extra = corsHeaders(incoming, options.pageOrigin);
  setSessionCookie(incoming, extra);
  try {
    const response = incoming.method === 'OPTIONS' ? preflight() : await answer(incoming, context, handlers, options);
    await send(outgoing, response, extra);
  } catch (error) {
    const [status, message] = error instanceof TooLarge ? [413, 'Too large.'] : [500, 'The embedded backend failed.'];
    await send(outgoing, Response.json({ message }, { status }), extra);
  }
}

/** Listens on the port or, where it is taken, on one of the next. */
async function listen(server: Server, port: number): Promise<void> {
  for (let tried = 0; ; tried += 1) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port === 0 ? 0 : port + tried, 'localhost', () => {
          server.off('error', reject);
          resolve();
        });
      });
      return;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || tried + 1 >= portsTried) throw error;
    }
  }
}

/**
 * The backend over real HTTP: the 24 calls, stored pictures, and outside of /api the control door `/__demo/`
 * (GET outbox, POST reset, POST visit, POST crowd?people=…). For development and for end-to-end runs.
 * @throws when none of the ports is free
 */
export async function startMockHttp(options: MockHttpOptions): Promise<MockHttp> {
  const storage = options.file === undefined ? undefined : fileStorage(options.file);
  const db = new Database((empty) => seed(empty, new Date()), storage);
  await db.open();
  const latency = options.latency === true ? naturalLatency : noLatency;
  const { issuer = issuers.standIn } = options;
  const context: MockContext = {
    db,
    now: () => new Date(),
    issuer,
    latency,
    slowMs: 5000,
    credentialsAreCertain: false,
  };
  const handlers = createHandlers(context);
  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing, context, handlers, options);
  });
  await listen(server, options.port);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    db,
    reset: () => db.reset(),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await storage?.flush();
    },
  };
}
