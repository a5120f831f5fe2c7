import axios, { isAxiosError, isCancel, type AxiosProgressEvent } from 'axios';

import type { Audience } from '@/domain/audience';
import { env } from '@/lib/env';

import { endpoints, type Endpoint, type EndpointName } from './endpoints';
import { ApiFailure } from './failure';
import { fillPath } from './path';

const client = axios.create({
  baseURL: env.apiHost,
  // As shipped, axios takes an HTML page, truncated JSON or NaN at 200 for a success (quality 0.3).
  transitional: { silentJSONParsing: false },
});

let tokenOf: (audience: Audience) => string | null = () => null;

/** Introduces the safe: who makes a call knows its audience, and only the safe knows tokens. */
export function setTokenGetter(getter: (audience: Audience) => string | null): void {
  tokenOf = getter;
}

export type CallOptions = {
  /** Whose token the call carries; left out for calls made before there is a session. */
  audience?: Audience;
  /** Values of the path's placeholders. */
  segments?: Readonly<Record<string, string>>;
  payload?: object | FormData;
  signal?: AbortSignal | undefined;
  /** Called while a payload is sent, with the part sent (0 to 1). */
  onProgress?: (part: number) => void;
};

/**
 * Makes one of the 24 calls as its row says, once, without a time limit (spec 9).
 * @returns the parsed answer; undefined for a call of which only success counts
 * @throws ApiFailure
 */
export async function call(name: EndpointName, options: CallOptions = {}): Promise<unknown> {
  const endpoint: Endpoint = endpoints[name];
  const readsAnswer = endpoint.reads !== null;
  const path = fillPath(endpoint.path, options.segments ?? {});
  const { onProgress } = options;
  try {
    const response = await client.request<unknown>({
      method: endpoint.method,
      url: path,
      data: options.payload,
      headers: bearerHeader(endpoint, options.audience),
      withCredentials: endpoint.credentials,
      responseType: readsAnswer ? 'json' : 'text',
      validateStatus: (status) => isSuccess(endpoint, status),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(onProgress ? { onUploadProgress: (event: AxiosProgressEvent) => onProgress(event.progress ?? 0) } : {}),
    });
    if (readsAnswer) return response.data;
    if (isPage(response.data, response.headers['content-type'])) {
      throw new ApiFailure('unreadable', 'A page came back instead of an answer.');
    }
    return undefined;
  } catch (reason) {
    throw toFailure(reason, endpoint);
  }
}

function bearerHeader(endpoint: Endpoint, audience: Audience | undefined): Record<string, string> {
  if (endpoint.bearer === 'never' || audience === undefined) return {};
  const token = tokenOf(audience);
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

function isSuccess(endpoint: Endpoint, status: number): boolean {
  return endpoint.success === 'any 2xx' ? status >= 200 && status < 300 : status === endpoint.success;
}

/** A web page: what a captive portal, a proxy or a wrong host answers with, at 200. */
function isPage(body: unknown, contentType: unknown): boolean {
  return (
    (typeof contentType === 'string' && contentType.includes('text/html')) ||
    (typeof body === 'string' && /^\s*<(!doctype|html)/i.test(body))
  );
}

function toFailure(reason: unknown, endpoint: Endpoint): ApiFailure {
  if (reason instanceof ApiFailure) return reason;
  if (isCancel(reason)) return new ApiFailure('aborted', 'The call was given up.');
  if (!isAxiosError(reason)) return new ApiFailure('unreadable', 'The answer could not be read.');
  const { response } = reason;
  if (response === undefined) return new ApiFailure('network', reason.message);
  if (isSuccess(endpoint, response.status)) return new ApiFailure('unreadable', 'The answer could not be read.');
  return new ApiFailure('refused', `Request failed with status code ${response.status}`, backendWords(response.data));
}

/** What a refusing backend says in words: its `message` or `error`, in JSON or as JSON text. */
function backendWords(body: unknown): string {
  const data = typeof body === 'string' ? parsed(body) : body;
  if (typeof data !== 'object' || data === null) return '';
  for (const key of ['message', 'error']) {
    const words = Object.hasOwn(data, key) ? (data as Record<string, unknown>)[key] : undefined;
    if (typeof words === 'string') return words;
  }
  return '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
