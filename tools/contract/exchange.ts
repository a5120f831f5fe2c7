import { isPage } from '@/api/client';
import { contract, isSuccess, type CallName, type CallRow } from '@/api/contract';
import { multipart } from '@/api/contract-schemas';

/** One departure of a host from the contract. */
export type Finding = {
  /** `breaks`: the client fails on it. `differs`: it is not what the contract says, and the client copes. */
  level: 'breaks' | 'differs';
  about: 'network' | 'status' | 'header' | 'CORS' | 'body' | 'field' | 'type' | 'behaviour';
  text: string;
};

/** What a call is made with. */
export type Given = {
  token?: string | null;
  params?: Readonly<Record<string, string>>;
  payload?: object;
};

/** A call that was made: its departures so far, and the parsed answer where it was a success in JSON. */
export type Exchange = { findings: Finding[]; status: number | null; answer: unknown };

/** The host under test, seen from a page of an origin. */
export type Host = {
  /** Without a trailing slash. */
  url: string;
  /** The origin of the page that the calls come from; the host's own means that no CORS is needed. */
  pageOrigin: string;
  /** Milliseconds to wait for one answer. */
  timeout: number;
  /** Cookies that calls with credentials were given; a browser keeps those of no other call. */
  cookies: Map<string, string>;
};

const breaks = (about: Finding['about'], text: string): Finding => ({ level: 'breaks', about, text });
export const differs = (about: Finding['about'], text: string): Finding => ({ level: 'differs', about, text });

/** The path of a call with its parameters, as the client fills it. */
function addressOf({ path }: CallRow, { url }: Host, params: Given['params'] = {}): string {
  return url + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function headersOf(name: CallName, host: Host, { token, payload }: Given): Headers {
  const { bearer, credentials }: CallRow = contract[name];
  const headers = new Headers({ Origin: host.pageOrigin, Accept: 'application/json, text/plain, */*' });
  if (payload !== undefined && !multipart.has(name)) headers.set('Content-Type', 'application/json');
  if (bearer !== 'never' && typeof token === 'string') headers.set('Authorization', `Bearer ${token}`);
  const cookies = [...host.cookies].map(([key, value]) => `${key}=${value}`);
  if (credentials && cookies.length > 0) headers.set('Cookie', cookies.join('; '));
  return headers;
}

function bodyOf(name: CallName, payload: object | undefined): BodyInit | null {
  if (payload === undefined) return null;
  if (!multipart.has(name)) return JSON.stringify(payload);
  const form = new FormData();
  for (const [field, value] of Object.entries(payload) as [string, File][]) form.append(field, value);
  return form;
}

const isCrossOrigin = ({ url, pageOrigin }: Host): boolean => new URL(url).origin !== pageOrigin;

/** What every answer must say to a page of another origin, also the answer to a preflight. */
function originFindings(host: Host, credentials: boolean, headers: Headers, where: string): Finding[] {
  const allowed = headers.get('access-control-allow-origin');
  const findings: Finding[] = [];
  if (allowed !== host.pageOrigin && (credentials || allowed !== '*')) {
    findings.push(
      breaks(
        'CORS',
        `${where}: Access-Control-Allow-Origin must be ${host.pageOrigin}, and is ${allowed ?? 'missing'}`,
      ),
    );
  }
  if (credentials && headers.get('access-control-allow-credentials') !== 'true') {
    findings.push(
      breaks('CORS', `${where}: Access-Control-Allow-Credentials must be true, for the call carries cookies`),
    );
  }
  return findings;
}

const listed = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase());

/** Asks what a browser asks before the call, where it would. */
async function preflight(name: CallName, host: Host, address: string, sent: Headers): Promise<Finding[]> {
  const { method, credentials }: CallRow = contract[name];
  const asked = ['authorization', 'content-type'].filter((header) => sent.has(header));
  if (!isCrossOrigin(host) || (asked.length === 0 && method !== 'DELETE')) return [];
  const response = await fetch(address, {
    method: 'OPTIONS',
    redirect: 'manual',
    signal: AbortSignal.timeout(host.timeout),
    headers: {
      Origin: host.pageOrigin,
      'Access-Control-Request-Method': method,
      ...(asked.length > 0 && { 'Access-Control-Request-Headers': asked.join(',') }),
    },
  });
  const { headers } = response;
  const findings = originFindings(host, credentials, headers, 'preflight');
  if (!response.ok) findings.push(breaks('CORS', `preflight: status ${response.status} instead of a 2xx`));
  const methods = listed(headers, 'access-control-allow-methods');
  const allows = (list: string[], word: string) => list.includes(word) || (!credentials && list.includes('*'));
  // GET and POST need no permission by name.
  if (method === 'DELETE' && !allows(methods, 'delete')) {
    findings.push(breaks('CORS', 'preflight: Access-Control-Allow-Methods must name DELETE'));
  }
  const names = listed(headers, 'access-control-allow-headers');
  for (const header of asked) {
    // A star does not stand for this one.
    const allowed = header === 'authorization' ? names.includes(header) : allows(names, header);
    if (!allowed) findings.push(breaks('CORS', `preflight: Access-Control-Allow-Headers must name ${header}`));
  }
  return findings;
}

function answerFindings({ reads }: CallRow, body: string, type: string): { findings: Finding[]; answer: unknown } {
  if (isPage(body, type)) {
    return { findings: [breaks('body', 'the answer is an HTML page')], answer: undefined };
  }
  if (reads === 'nothing') return { findings: [], answer: undefined };
  try {
    const answer: unknown = JSON.parse(body);
    const isCalledJson = /\bjson\b/.test(type);
    return {
      findings: isCalledJson ? [] : [differs('header', `Content-Type is ${type || 'missing'}, and the body is JSON`)],
      answer,
    };
  } catch {
    const text = body.trim() === '' ? 'the answer is empty' : 'the answer is no JSON';
    return { findings: [reads === 'data' ? breaks('body', text) : differs('body', text)], answer: undefined };
  }
}

function keepCookies(host: Host, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    const [, key = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
    if (key !== '') host.cookies.set(key, value);
  }
}

/** Makes one call as the client makes it in a browser: its preflight first, its headers, its payload. */
export async function exchange(name: CallName, host: Host, given: Given): Promise<Exchange> {
  const row: CallRow = contract[name];
  const address = addressOf(row, host, given.params);
  const headers = headersOf(name, host, given);
  const findings: Finding[] = [];
  try {
    findings.push(...(await preflight(name, host, address, headers)));
    const response = await fetch(address, {
      method: row.method,
      headers,
      body: bodyOf(name, given.payload),
      redirect: 'manual',
      signal: AbortSignal.timeout(host.timeout),
    });
    const body = await response.text();
    const type = response.headers.get('content-type') ?? '';
    if (isCrossOrigin(host)) findings.push(...originFindings(host, row.credentials, response.headers, 'answer'));
    if (row.credentials) keepCookies(host, response.headers);
    if (!isSuccess(row, response.status)) {
      findings.push(
        breaks('status', `status ${response.status} instead of ${wordsOfSuccess(row)}${hintOf(body, type)}`),
      );
      return { findings, status: response.status, answer: undefined };
    }
    const read = answerFindings(row, body, type);
    return { findings: [...findings, ...read.findings], status: response.status, answer: read.answer };
  } catch (reason) {
    return { findings: [...findings, breaks('network', reasonOf(reason))], status: null, answer: undefined };
  }
}

/** The status of a call's success in words. */
export const wordsOfSuccess = ({ success }: CallRow): string => (success === 'any 2xx' ? 'a 2xx' : String(success));

/** What a refusing host says, short. */
function hintOf(body: string, type: string): string {
  const words = isPage(body, type) ? 'an HTML page' : body.replaceAll(/\s+/g, ' ').trim().slice(0, 120);
  return words === '' ? '' : `: ${words}`;
}

function reasonOf(reason: unknown): string {
  if (!(reason instanceof Error)) return 'the call could not be made';
  const cause = reason.cause instanceof Error ? `: ${reason.cause.message}` : '';
  return reason.name === 'TimeoutError' ? 'no answer in time' : `the call could not be made${cause}`;
}
