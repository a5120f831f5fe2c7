import { getResponse } from 'msw';
import { setupServer } from 'msw/node';

import { noLatency, type MockContext } from './context';
import { Database } from './db';
import { createHandlers } from './handlers';
import { seed } from './seed';
import { builtInWriter } from './suggestions/draft';
import { issuers } from './tokens';

export * from './factories';

/** The database behind `server`. Tests read its tables, and push rows made by the factories. */
export const db = new Database((empty) => seed(empty, new Date()));

const context: MockContext = {
  db,
  now: () => new Date(),
  writeDraft: builtInWriter('plain'),
  issuer: issuers.realHost,
  latency: noLatency,
  slowMs: 5000,
  credentialsAreCertain: true,
};

const handlers = createHandlers(context);

/**
 * The backend for unit tests, at any origin. The caller starts it and decides what an unhandled request means.
 * No cookies here: `request.credentials` says for certain whether the client asked for them.
 */
export const server = setupServer(...handlers);

/** The backend's own response to a request, ignoring the overrides of a test. */
export async function backendAnswer(request: Request): Promise<Response> {
  const response = await getResponse(handlers, request);
  if (response === undefined) throw new Error(`The backend has no answer to ${request.method} ${request.url}.`);
  return response;
}

/** Resets to the seed between tests, without the handlers that a test added. */
export async function resetMockApi(): Promise<void> {
  server.resetHandlers();
  await db.reset();
}
