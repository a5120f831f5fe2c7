import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { cors } from 'hono/cors';
import { getResponse } from 'msw';

import { contract } from '@/api/contract';

import { naturalLatency, noLatency, type MockContext } from './context';
import { Database } from './db';
import { createHandlers } from './handlers';
import { refuseWebsites, type AccessOptions } from './http-access';
import { controlRoutes } from './http-control';
import type { DraftModel, DraftsSetting } from './model/settings';
import { modelWriter } from './model/write';
import { seed } from './seed';
import type { SeedSize } from './seed-size';
import { fileStorage } from './storage/file';
import { builtInWriter } from './suggestions/draft';
import { issuers } from './tokens';

export type MockHttpOptions = {
  /** The first port to try; 0 takes any free one. */
  port: number;
  /** How many employees the business of the seed has; 18 without it. */
  people?: SeedSize;
  /** Where the database is stored; without it the data ends with the server. */
  file?: string;
  /** Responds after a realistic delay instead of at once. */
  latency?: boolean;
  /** The issuer of its tokens (tokens.ts); without it they pass for a real backend's. */
  issuer?: string;
  /** Whether a page of this origin is let in; without it only pages of the backend's own origin are. */
  isPage?: AccessOptions['isPage'];
  /** Called with every request that is refused; without it such a line goes to the console. */
  report?: AccessOptions['report'];
  /** The model that drafts; without it the built-in metrics do. */
  draftModel?: DraftModel;
  /** How drafts are written; by default as a model writes them. */
  drafts?: DraftsSetting;
  /** Calls with credentials must bring the cookie that `/__demo/visit` or an earlier such call has set. */
  requireCookie?: boolean;
};

export type MockHttp = {
  origin: string;
  db: Database;
  /** Back to the seed. */
  reset: () => Promise<void>;
  /** Stops responding and writes pending changes. */
  close: () => Promise<void>;
};

type HttpContext = Context<{ Bindings: HttpBindings }>;

const portsTried = 20;
const maxBodyBytes = 12 * 1024 * 1024;

/*
 * The session cookie stands for what a real backend keeps beside the bearer token. It identifies no one: a sign-in is
 * sent without credentials, so a browser ignores a cookie that another origin sets in its answer. The sign-in answers
 * set it nevertheless, for a page of the same origin; a page of another origin gets it from `/__demo/visit` before the
 * client starts.
 */
const cookieName = 'cairn_session';

/** Their answers set the cookie; sign-out renews it. */
const cookiePaths: readonly string[] = [
  contract.login.path,
  contract.businessLogin.path,
  contract.logout.path,
  '/__demo/visit',
];

/**
 * Whether the page asked for credentials, as far as a server can know. A cookie on a call from another origin says yes.
 * No cookie says no only where one must be there; a page of the same origin sends its cookies in any case.
 */
function credentialsOf(c: HttpContext, requireCookie: boolean): RequestCredentials {
  const origin = c.req.header('origin');
  const own = new URL(c.req.url);
  if (origin === undefined || origin === own.origin) return 'same-origin';
  if (getCookie(c, cookieName) !== undefined) return 'include';
  // A page under another host name (127.0.0.1 for localhost) is another site: its cookies may not be sent.
  return requireCookie && new URL(origin).hostname === own.hostname ? 'omit' : 'same-origin';
}

function toRequest(c: HttpContext, body: ArrayBuffer, requireCookie: boolean): Request {
  const headers = new Headers(c.req.header());
  // Cookies say what they have to say in `credentials`; the interception library would mix its own into them.
  headers.delete('cookie');
  return new Request(c.req.url, {
    method: c.req.method,
    headers,
    credentials: credentialsOf(c, requireCookie),
    ...(body.byteLength > 0 && { body }),
  });
}

function createApp(
  context: MockContext,
  { isPage = () => false, report = console.warn, requireCookie = false }: MockHttpOptions,
  drafting: () => string,
) {
  const handlers = createHandlers(context);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(refuseWebsites({ isPage, report }));
  // CORS: another origin may use exactly the methods of the contract and the two headers that the client sends.
  app.use(
    cors({
      origin: (origin) => origin,
      credentials: true,
      allowMethods: [...new Set(Object.values(contract).map(({ method }) => method))],
      allowHeaders: ['authorization', 'content-type'],
      exposeHeaders: ['retry-after'],
      maxAge: 600,
    }),
  );
  app.use(async (c, next) => {
    await next();
    if (!cookiePaths.includes(c.req.path)) return;
    setCookie(c, cookieName, randomBytes(16).toString('hex'), { path: '/', httpOnly: true, sameSite: 'Lax' });
  });
  app.route('/__demo', controlRoutes(context.db, drafting));
  app.all('*', async (c) => {
    // Read to the end even if it is too large: a client that is still sending would not see the response.
    const body = await c.req.arrayBuffer();
    if (body.byteLength > maxBodyBytes) return c.json({ message: 'Too large.' }, 413);
    const response = await getResponse(handlers, toRequest(c, body, requireCookie));
    if (response?.type === 'error') {
      c.env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    return response ?? c.json({ message: 'Not found.' }, 404);
  });
  app.onError((_error, c) => c.json({ message: 'The embedded backend failed.' }, 500));
  return app;
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
 * The backend over real HTTP, for development and for end-to-end tests: every call, stored pictures, and the control
 * paths under `/__demo`.
 * @throws when none of the ports is free
 */
export async function startMockHttp(options: MockHttpOptions): Promise<MockHttp> {
  const storage = options.file === undefined ? undefined : fileStorage(options.file);
  const db = new Database((empty) => seed(empty, new Date(), options.people), storage);
  await db.open();
  const latency = options.latency === true ? naturalLatency : noLatency;
  const { issuer = issuers.realHost, draftModel, drafts = 'as written' } = options;
  const model = draftModel === undefined ? null : modelWriter(draftModel, drafts);
  const context: MockContext = {
    db,
    now: () => new Date(),
    writeDraft: model?.write ?? builtInWriter(drafts === 'plain' ? 'plain' : undefined),
    issuer,
    latency,
    slowMs: 5000,
    credentialsAreCertain: false,
  };
  // The tests' own Request and Response stay as they are.
  const listener = getRequestListener(createApp(context, options, () => model?.sentence() ?? '').fetch, {
    overrideGlobalObjects: false,
  });
  // Closing an idle connection could fail a request that reuses it.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => void listener(incoming, outgoing));
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
