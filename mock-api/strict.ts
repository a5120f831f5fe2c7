import { http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';

import { goalCalls, type CallName, type Contract, type ParamsOf } from '@/api/contract';
import { multipart, requests, type RequestOf } from '@/api/contract-schemas';
import type { Audience } from '@/domain/audience';

import { wait, type MockContext } from './context';
import { isKnownPath, pathParams, pathPattern, rowOf } from './routing';
import { answerAs, sentinelLater, sentinelOfPayload } from './sentinels';
import type { User } from './tables';
import { verifyToken } from './tokens';

/** A call that is answered with an error status and `{ message }`. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
  }

  toResponse(): Response {
    return HttpResponse.json({ message: this.message }, { status: this.status });
  }
}

/** For a missing record and for someone else's: the two responses must look alike. */
export const notFound = () => new HttpError(404, 'Not found.');

/** The caller: the account, and the e-mail as typed at sign-in. */
export type Session = { user: User; email: string };

/** A call that passed every check of its row. */
export type Call<Name extends CallName> = {
  request: Request;
  params: ParamsOf<Name>;
  payload: RequestOf<Name>;
  session: Contract[Name]['bearer'] extends 'never' ? null : Session;
};

/** Employees and companies belong to business users; everything else is open to both (docs/product.md 10.2). */
function audiencesOf(path: string): readonly Audience[] {
  return /^\/api\/(employee|business)\b/.test(path) ? ['business'] : ['individual', 'business'];
}

function readBearer(request: Request): string | null {
  const header = request.headers.get('authorization');
  if (header === null) return null;
  const token = /^Bearer (\S+)$/.exec(header)?.[1];
  if (token === undefined || token === 'null' || token === 'undefined') {
    throw new HttpError(400, 'The authorization header carries no token.');
  }
  return token;
}

function authorize(name: CallName, request: Request, context: MockContext): Session | null {
  const row = rowOf(name);
  const token = readBearer(request);
  if (row.bearer === 'never') {
    if (token !== null) throw new HttpError(400, 'This call is made without an authorization header.');
    return null;
  }
  const payload = token === null ? null : verifyToken(token, context.now());
  const user = context.db.tables.users.find((candidate) => candidate.id === payload?.sub);
  if (payload === null || user === undefined) throw new HttpError(401, 'Sign in to continue.');
  if (!audiencesOf(row.path).includes(user.kind)) throw new HttpError(403, 'This call is for business users.');
  return { user, email: payload.email };
}

/** Only calls whose row says so are sent with credentials. */
function checkCredentials(name: CallName, request: Request, context: MockContext) {
  const { credentials } = rowOf(name);
  if (!credentials && request.credentials === 'include') {
    throw new HttpError(400, 'This call is made without credentials.');
  }
  const missing =
    request.credentials === 'omit' || (context.credentialsAreCertain && request.credentials !== 'include');
  if (credentials && missing) throw new HttpError(401, 'This call is made with credentials.');
}

/** The schema of what a call sends, null for a call that sends nothing. */
export function requestSchema(name: CallName): v.GenericSchema | null {
  return Object.hasOwn(requests, name) ? requests[name as keyof typeof requests] : null;
}

function requireType(request: Request, type: string) {
  const sent = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (sent !== type) throw new HttpError(415, `The content type must be ${type}.`);
}

function parseJson(body: string): object {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  } catch {
    // Falls through to the same error: neither is a JSON object.
  }
  throw new HttpError(400, 'The body must be a JSON object.');
}

async function readForm(request: Request): Promise<object> {
  const form = await request.formData().catch(() => {
    throw new HttpError(400, 'The body must be multipart form data.');
  });
  const names = [...form.keys()];
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new HttpError(400, `Field sent twice: ${repeated}.`);
  return Object.fromEntries(form.entries());
}

/** Describes the first problem of a payload. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? '';
  if (issue.type === 'strict_object' && issue.expected === 'never') return `Unknown field: ${field}.`;
  if (issue.type === 'strict_object' && issue.received === 'undefined') return `Missing field: ${field}.`;
  return `${field} ${issue.message}.`;
}

/**
 * Reads what a call sends and checks it against its schema: content type, field names, JSON types and formats.
 * @throws HttpError 400 or 415 with the reason
 */
async function readPayload(request: Request, name: CallName): Promise<unknown> {
  const schema = requestSchema(name);
  if (schema === null) {
    if (request.body !== null && (await request.text()) !== '') throw new HttpError(400, 'This call has no payload.');
    return null;
  }
  const isForm = multipart.has(name);
  requireType(request, isForm ? 'multipart/form-data' : 'application/json');
  const payload = isForm ? await readForm(request) : parseJson(await request.text());
  const { issues } = v.safeParse(schema, payload);
  if (issues) throw new HttpError(400, describeIssue(issues[0]));
  return payload;
}

const draftingCalls: readonly CallName[] = Object.values(goalCalls).map(({ create }) => create);

function latencyOf(name: CallName, context: MockContext): number {
  const { call, generate } = context.latency;
  if (!draftingCalls.includes(name)) return call;
  // A small variation between drafts, taken from the clock, so that tests are not random.
  return generate + (context.now().getTime() % (generate / 2 || 1));
}

async function answerCall<Name extends CallName>(
  context: MockContext,
  name: Name,
  request: Request,
  answer: (call: Call<Name>) => Response | Promise<Response>,
): Promise<Response> {
  const row = rowOf(name);
  const params = pathParams(row.path, request.url);
  if (params === null) throw new HttpError(400, 'The address is badly encoded.');
  if (new URL(request.url).search !== '') throw new HttpError(400, 'This call has no query.');
  checkCredentials(name, request, context);
  const session = authorize(name, request, context);
  const payload = await readPayload(request, name);
  const what = sentinelOfPayload(payload) ?? (session && sentinelLater(session.email, name));
  const key = `${name} ${request.url} ${JSON.stringify(payload)}`;
  // Checked against the contract above, from which Call<Name> is derived.
  return answerAs({ what, key }, context, () => answer({ request, params, payload, session } as Call<Name>));
}

/**
 * A call as a handler. The route, what must be sent and who may send it come from the contract; the answer sees only
 * calls that passed.
 * @param answer may throw an HttpError
 */
export function route<Name extends CallName>(
  context: MockContext,
  name: Name,
  answer: (call: Call<Name>) => Response | Promise<Response>,
): HttpHandler {
  const row = rowOf(name);
  const method = { GET: http.get, POST: http.post, DELETE: http.delete }[row.method];
  return method(pathPattern(row.path), async ({ request }) => {
    try {
      await wait(latencyOf(name, context));
      await context.db.open();
      return await answerCall(context, name, request, answer);
    } catch (error) {
      if (error instanceof HttpError) return error.toResponse();
      throw error;
    }
  });
}

/** The last handler: an address under /api that no row has is 404 in JSON, a known one with another method 405. */
export const unknownCall: HttpHandler = http.all(/^[a-z]+:\/\/[^/]+\/api(\/.*)?$/, ({ request }) => {
  const { pathname } = new URL(request.url);
  return isKnownPath(request.url)
    ? HttpResponse.json({ message: `${request.method} is not for ${pathname}.` }, { status: 405 })
    : HttpResponse.json({ message: `There is no ${pathname}.` }, { status: 404 });
});
