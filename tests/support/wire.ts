import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, vi } from 'vitest';

import { contract, type CallName } from '@/api/contract';

import { backendAnswer, server } from '../../mock-api/node.ts';
import { pathParams, pathPattern } from '../../mock-api/routing.ts';

/** The requests of this test in the order of sending. */
const sent: Request[] = [];

// Copies: the body of a request can be read once, and the handlers read it.
server.events.on('request:start', ({ request }) => {
  sent.push(request.clone());
});

/** Between tests. */
export function forgetCalls(): void {
  sent.length = 0;
}

/** Every request of this test, as 'POST /api/users/login'. */
export function allCalls(): string[] {
  return sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
}

/** The same without the bell's request, which comes at any time. */
export function callsOfPages(): string[] {
  const { method, path } = contract.listNotifications;
  return allCalls().filter((call) => !call.startsWith(`${method} ${path.slice(0, path.indexOf('{'))}`));
}

/** The requests of one call in this test. */
export function callsOf(name: CallName): Request[] {
  const { method, path } = contract[name];
  const other = Object.values(contract).find(
    (row) => row.method === method && row.path !== path && !row.path.includes('{'),
  );
  return sent.filter((request) => {
    const isOther = other !== undefined && new URL(request.url).pathname === other.path;
    return request.method === method && !isOther && pathParams(path, request.url) !== null;
  });
}

/** The only request of a call, once it was sent; fails for none or several. */
export async function onlyCallOf(name: CallName): Promise<Request> {
  await waitFor(() => expect(callsOf(name), `one request of ${name}`).toHaveLength(1));
  const [request] = callsOf(name);
  if (request === undefined) throw new Error(`${name} was not called.`);
  return request;
}

export async function payloadOf(request: Request): Promise<unknown> {
  return JSON.parse(await request.clone().text());
}

type Answer = (info: { request: Request }) => Response | undefined | Promise<Response | undefined>;

/**
 * Answers before the mock API.
 * @param respond gives the response; undefined leaves it to the mock API
 * @param options.once only for the next request of the call
 */
export function answer(name: CallName, respond: Answer, options: { once?: boolean } = {}): void {
  const { method, path } = contract[name];
  const on = { GET: http.get, POST: http.post, DELETE: http.delete }[method];
  server.use(on(pathPattern(path), respond, { once: options.once ?? false }));
}

/** Holds the responses of a call back. Returns the function that releases them. */
export function hold(name: CallName): () => void {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer(name, async () => {
    await gate;
    return undefined;
  });
  return release;
}

/** A request whose response is held back. */
export type Held = {
  request: Request;
  /** Releases the backend's response, or another one instead. */
  release: (instead?: Response) => void;
  /** The connection breaks: the response never comes. */
  lose: () => void;
};

/**
 * Holds every request of a call back, so that a test can answer them in any order.
 * @param options.acts whether the backend acts when a request arrives, or when it is released. A lost one was done only
 * in the first case.
 * @returns `next` returns the requests in the order of arrival, each once, and waits for the next one
 */
export function holdEach(
  name: CallName,
  { acts = 'on release' }: { acts?: 'at once' | 'on release' } = {},
): { next: () => Promise<Held> } {
  const waiting: Held[] = [];
  const asked: ((held: Held) => void)[] = [];
  answer(name, async ({ request }) => {
    const done = acts === 'at once' ? await backendAnswer(request.clone()) : undefined;
    return await new Promise<Response | undefined>((resolve) => {
      const held: Held = {
        request,
        release: (instead) => resolve(instead ?? done),
        lose: () => resolve(HttpResponse.error()),
      };
      const ask = asked.shift();
      if (ask) ask(held);
      else waiting.push(held);
    });
  });
  return {
    next: () =>
      new Promise<Held>((resolve) => {
        const held = waiting.shift();
        if (held) resolve(held);
        else asked.push(resolve);
      }),
  };
}

/**
 * Records aborted requests from now on, as the browser sees them: the signal of an intercepted request never aborts.
 * @returns a function that returns their paths, in order
 */
export function watchAborts(): () => string[] {
  const opened = vi.spyOn(XMLHttpRequest.prototype, 'open').mock;
  const aborted = vi.spyOn(XMLHttpRequest.prototype, 'abort').mock;
  return () =>
    aborted.contexts.map((request) => {
      const [, url = ''] = opened.calls[opened.contexts.indexOf(request)] ?? [];
      return new URL(url).pathname;
    });
}
