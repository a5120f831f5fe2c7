import { fillPath, isPage } from '@/api/client';
import { contract, isSuccess, type CallName, type CallRow } from '@/api/contract';
import { multipart } from '@/api/contract-schemas';
import { ApiFailure } from '@/api/failure';

/** One deviation of a host from the contract. */
export type Finding = {
  /** `breaks`: the client fails on it. `differs`: it deviates from the contract, and the client copes. */
  level: 'breaks' | 'differs';
  about: 'network' | 'status' | 'header' | 'CORS' | 'body' | 'field' | 'type' | 'behavior';
  text: string;
};

/** The parts of a request. */
export type Given = {
  token?: string | null;
  params?: Readonly<Record<string, string>>;
  payload?: object;
};

/** A call that was made: its deviations so far, its status, and the parsed response where it was a success in JSON. */
export type Outcome = { findings: Finding[]; status: number | null; answer: unknown };

/** The host under test, seen from a page of an origin. */
export type Host = {
  /** Without a trailing slash. */
  url: string;
  /** The origin of the page that the calls come from; the host's own means that no CORS is needed. */
  pageOrigin: string;
  /** Milliseconds to wait for one response. */
  timeout: number;
  /** Cookies that a browser would have stored from the responses so far. */
  cookies: Map<string, string>;
};

export const breaks = (about: Finding['about'], text: string): Finding => ({ level: 'breaks', about, text });
export const differs = (about: Finding['about'], text: string): Finding => ({ level: 'differs', about, text });

function headersOf(name: CallName, host: Host, { token, payload }: Given): Headers {
  const { bearer }: CallRow = contract[name];
  const headers = new Headers({ Origin: host.pageOrigin, Accept: 'application/json, text/plain, */*' });
  if (payload !== undefined && !multipart.has(name)) headers.set('Content-Type', 'application/json');
  if (bearer !== 'never' && typeof token === 'string') headers.set('Authorization', `Bearer ${token}`);
  const cookies = [...host.cookies].map(([key, value]) => `${key}=${value}`);
  if (carriesCookies(name, host) && cookies.length > 0) headers.set('Cookie', cookies.join('; '));
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

/** Whether a browser sends and stores cookies with a call: same-origin calls always do. */
const carriesCookies = (name: CallName, host: Host): boolean => contract[name].credentials || !isCrossOrigin(host);

/** Checks the CORS headers of a response, also of the response to a preflight. */
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
  (headers.get(name) ?? '').split(',').map((word) => word.trim());

/** Sends the preflight where a browser would. */
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
  // GET and POST are always allowed; browsers compare the case.
  if (method === 'DELETE' && !allows(methods, method)) {
    findings.push(breaks('CORS', 'preflight: Access-Control-Allow-Methods must name DELETE'));
  }
  const names = listed(headers, 'access-control-allow-headers').map((word) => word.toLowerCase());
  for (const header of asked) {
    // '*' does not include Authorization.
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

function storeCookies(host: Host, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    const [, key = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
    if (key !== '') host.cookies.set(key, value);
  }
}

/** Makes one call as the client makes it in a browser: its preflight first, its headers, its payload. */
export async function makeCall(name: CallName, host: Host, given: Given): Promise<Outcome> {
  const row: CallRow = contract[name];
  const findings: Finding[] = [];
  let status: number | null = null;
  try {
    const address = host.url + fillPath(row.path, given.params ?? {});
    const headers = headersOf(name, host, given);
    findings.push(...(await preflight(name, host, address, headers)));
    const response = await fetch(address, {
      method: row.method,
      headers,
      body: bodyOf(name, given.payload),
      redirect: 'manual',
      signal: AbortSignal.timeout(host.timeout),
    });
    // Known even if reading the body fails.
    status = response.status;
    const body = await response.text();
    const type = response.headers.get('content-type') ?? '';
    if (isCrossOrigin(host)) findings.push(...originFindings(host, row.credentials, response.headers, 'answer'));
    if (carriesCookies(name, host)) storeCookies(host, response.headers);
    if (!isSuccess(row, status)) {
      findings.push(breaks('status', `status ${status} instead of ${successText(row)}${hintOf(body, type)}`));
      return { findings, status, answer: undefined };
    }
    const read = answerFindings(row, body, type);
    return { findings: [...findings, ...read.findings], status, answer: read.answer };
  } catch (reason) {
    return { findings: [...findings, failureOf(reason)], status, answer: undefined };
  }
}

/** The status of a call's success as text. */
const successText = ({ success }: CallRow): string => (success === 'any 2xx' ? 'a 2xx' : String(success));

/** The beginning of an error body. */
function hintOf(body: string, type: string): string {
  const text = isPage(body, type) ? 'an HTML page' : body.replaceAll(/\s+/g, ' ').trim().slice(0, 120);
  return text === '' ? '' : `: ${text}`;
}

/** Why a call was not made or got no response: the network, or a value of an earlier response. */
function failureOf(reason: unknown): Finding {
  if (reason instanceof ApiFailure) return breaks('field', 'the id that was answered makes no address');
  if (!(reason instanceof Error)) return breaks('network', "the call couldn't be made");
  if (reason.name === 'TimeoutError') return breaks('network', 'no answer in time');
  if (reason.cause instanceof Error) return breaks('network', `the call couldn't be made: ${reason.cause.message}`);
  // The error's text is not quoted: it may contain the token.
  if (reason instanceof TypeError) return breaks('field', 'the token or cookie that was answered makes no header');
  return breaks('network', "the call couldn't be made");
}
