import type { AxiosStatic } from 'axios';

import { audiences, type Audience } from '@/domain/audience';
import { env } from '@/lib/env';

import { contract, isSuccess, type CallName, type CallRow, type Contract, type ParamsOf } from './contract';
import type { ResponseBodyOf, RequestOf } from './contract-schemas';
import { ApiFailure, unreadableText, type FailureSubject } from './failure';
import type { RawResponse } from './read';

/** Loads axios, which no page needs to render (docs/decisions/0004). @throws where the browser cannot load its file */
export async function loadAxios(): Promise<AxiosStatic> {
  return (await import('axios')).default;
}

let tokenOf: (audience: Audience) => string | null = () => null;

/** Sets the source of the tokens: the client does not know the session. */
export function setTokenGetter(getter: (audience: Audience) => string | null): void {
  tokenOf = getter;
}

/** Calls on companies and employees carry the business token. */
export const businessAudience = audiences.business.audience;

/** The audience, path parameters and payload that a call's row of the contract asks for; a missing or misspelt one does not compile. */
export type CallOptions<Name extends CallName> = {
  signal?: AbortSignal | undefined;
} & (Contract[Name]['bearer'] extends 'never' ? { audience?: never } : { audience: Audience }) &
  (keyof ParamsOf<Name> extends never ? { params?: never } : { params: ParamsOf<Name> }) &
  ([RequestOf<Name>] extends [never] ? { payload?: never } : { payload: RequestOf<Name> });

/** The unvalidated response of a call (read.ts); undefined where none is read. */
export type ResponseOf<Name extends CallName> = Contract[Name]['reads'] extends 'nothing'
  ? void
  : RawResponse<ResponseBodyOf<Name>>;

/**
 * Makes a call once, without a time limit.
 * @returns the parsed response where the contract reads one; an optional one that is no JSON as text
 * @throws ApiFailure
 */
export async function call<Name extends CallName>(name: Name, options: CallOptions<Name>): Promise<ResponseOf<Name>> {
  const row: CallRow = contract[name];
  const { audience, params, payload, signal }: AnyOptions = options;
  const axios = await loadAxios().catch(() => {
    throw new ApiFailure('network', 'Network Error');
  });
  const writes = row.method === 'GET' ? 0 : 1;
  pendingWrites += writes;
  try {
    const { data, headers } = await axios.request<string>({
      baseURL: env.apiHost,
      method: row.method,
      url: fillPath(row.path, params ?? {}),
      data: payload && hasFile(payload) ? formOf(payload) : payload,
      headers: bearerHeader(row, audience),
      withCredentials: row.credentials,
      // axios treats an HTML page or truncated JSON at 200 as a success.
      responseType: 'text',
      validateStatus: (status) => isSuccess(row, status),
      ...(signal ? { signal } : {}),
    });
    if (isPage(data, headers['content-type'])) {
      throw new ApiFailure('unreadable', 'The response is a page, not JSON.');
    }
    return parseBody(row, data) as ResponseOf<Name>;
  } catch (reason) {
    throw toFailure(reason, row, axios);
  } finally {
    pendingWrites -= writes;
  }
}

type AnyOptions = {
  audience?: Audience;
  params?: Readonly<Record<string, string>>;
  payload?: object;
  signal?: AbortSignal | undefined;
};

let pendingWrites = 0;

/** Whether a POST or DELETE is pending; a reload would lose its result. */
export const isSending = (): boolean => pendingWrites > 0;

/**
 * Fills a path's placeholders with encoded parameters.
 * @throws ApiFailure when one is missing, empty, '.', '..' or cannot be encoded: `encodeURIComponent('..')` is still
 *   '..' and would call another address
 */
export function fillPath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined || ['', '.', '..'].includes(value.trim())) throw invalidPath();
    try {
      return encodeURIComponent(value);
    } catch {
      throw invalidPath();
    }
  });
}

const invalidPath = () => new ApiFailure('address', 'The URL of the call is invalid.');

function hasFile(payload: object): boolean {
  return Object.values(payload).some((value) => value instanceof File);
}

function formOf(payload: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload) as [string, string | File][]) form.append(name, value);
  return form;
}

function bearerHeader(row: CallRow, audience: Audience | undefined): Record<string, string> {
  if (row.bearer === 'never' || audience === undefined) return {};
  const token = tokenOf(audience);
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/**
 * Whether a body is a web page, which captive portals and wrong hosts send at 200. Plain text labeled text/html is none: some
 * frameworks label all text so.
 */
export function isPage(body: string, contentType: unknown): boolean {
  const isCalledHtml = typeof contentType === 'string' && contentType.includes('text/html');
  return isCalledHtml ? /^\s*</.test(body) : /^\s*<(!doctype|html)/i.test(body);
}

function parseBody(row: CallRow, body: string): unknown {
  if (row.reads === 'nothing') return undefined;
  const answer = parsed(body);
  if (answer !== undefined) return answer;
  if (row.reads === 'data') throw new ApiFailure('unreadable', unreadableText);
  return body;
}

function toFailure(reason: unknown, row: CallRow, { isAxiosError, isCancel }: AxiosStatic): ApiFailure {
  if (reason instanceof ApiFailure) return reason;
  if (isCancel(reason)) return new ApiFailure('aborted', 'The call was aborted.');
  if (!isAxiosError<string>(reason)) return new ApiFailure('unreadable', unreadableText);
  const { response } = reason;
  if (response === undefined) return new ApiFailure('network', reason.message);
  if (isSuccess(row, response.status)) return new ApiFailure('unreadable', unreadableText);
  const words = isPage(response.data, response.headers['content-type']) ? '' : backendErrorText(response.data);
  const retryAt = retryTime(response.headers['retry-after']);
  const subject = subjects.get(response.status);
  return new ApiFailure('refused', `Request failed with status code ${response.status}`, words, retryAt, subject);
}

const subjects: ReadonlyMap<number, FailureSubject> = new Map([
  [400, 'item'],
  [401, 'session'],
  [409, 'item'],
  [413, 'item'],
  [422, 'item'],
  // After a gateway's failure it is unknown whether the backend acted.
  [502, 'gateway'],
  [504, 'gateway'],
]);

/** No run waits longer than a day. */
const longestRetryMs = 24 * 60 * 60 * 1000;

/**
 * Reads a Retry-After header: seconds, or a date. Browsers hide it of other origins that do not expose it.
 * @returns milliseconds since 1970; null without a readable time within a day
 */
function retryTime(header: unknown): number | null {
  if (typeof header !== 'string') return null;
  const now = Date.now();
  const time = /^\s*\d+\s*$/.test(header) ? now + Number(header) * 1000 : Date.parse(header);
  return time > now && time <= now + longestRetryMs ? time : null;
}

/** Longer plain text is no error message. */
const longestPlainText = 200;

/** The error text of a response body, '' without one (docs/product.md 21.5). */
function backendErrorText(body: string): string {
  const answer = parsed(body);
  if (answer !== undefined) return errorTextIn(answer, 2);
  const text = body.trim();
  // Truncated JSON and markup are no error text.
  return text.length > longestPlainText || /^[[{"<]/.test(text) ? '' : text;
}

/** The text of a string, of the members of a list, or of an object's `message`, `error`, `msg` or `errors`. */
function errorTextIn(value: unknown, depth: number): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null || depth < 0) return '';
  const places: unknown[] = Array.isArray(value)
    ? value
    : ['message', 'error', 'msg', 'errors'].map((name) =>
        Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : '',
      );
  const found = places.map((place) => errorTextIn(place, depth - 1)).filter((words) => words !== '');
  return Array.isArray(value) ? found.join(' ') : (found[0] ?? '');
}

/** Parses JSON; undefined for other text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
