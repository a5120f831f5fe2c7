// @vitest-environment node
import { request as httpRequest, type IncomingMessage } from 'node:http';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { demoAccounts } from './demo-accounts';
import { startMockHttp, type MockHttp } from './http';
import { isServedAt } from './http-access';
import { requestFor } from './test-calls';

const page = 'http://localhost:5173';
let backend: MockHttp;
let refused: string[];

beforeEach(async () => {
  refused = [];
  backend = await startMockHttp({
    port: 0,
    requireCookie: true,
    isPage: (origin) => isServedAt([page], origin),
    report: (sentence) => refused.push(sentence),
  });
});
afterEach(() => backend.close());

const login = (email: string) =>
  fetch(`${backend.origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: page },
    body: JSON.stringify({ ...demoAccounts.individual, email }),
  });

async function visit() {
  const response = await fetch(`${backend.origin}/__demo/visit`, { method: 'POST', headers: { origin: page } });
  return response.headers.getSetCookie()[0] ?? '';
}

describe('over HTTP', () => {
  // Each call over HTTP is made by the contract command (tools/contract/run.test.ts).

  it('a preflight is answered for the page that asked', async () => {
    const response = await fetch(`${backend.origin}/api/ai/okr`, {
      method: 'OPTIONS',
      headers: { origin: page, 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(page);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
    expect(response.headers.get('access-control-allow-methods')).toBe('POST,DELETE,GET');
    expect(response.headers.get('access-control-expose-headers')).toBe('retry-after');
  });

  const website = 'https://website.example';
  const cors = { origin: website, 'access-control-request-method': 'POST' };
  const text = { origin: website, 'content-type': 'text/plain' };
  const draft = JSON.stringify({ role: 'Nurse', strategicGoal: 'Fewer falls', industry: 'Care' });
  it.each<[string, string, string, Record<string, string>, string?]>([
    ['a preflight', 'OPTIONS', '/api/ai/okr', cors],
    ['a sign-in without a preflight', 'POST', '/api/users/login', text, JSON.stringify(demoAccounts.individual)],
    ['a draft, which may cost the key of a model', 'POST', '/api/ai/okr', text, draft],
    ['a reset', 'POST', '/__demo/reset', { origin: website }],
    ['the mail', 'GET', '/__demo/outbox', { origin: website }],
    ['an opaque origin', 'POST', '/__demo/reset', { origin: 'null' }],
    ['a link or a picture, which name no origin', 'GET', '/__demo/outbox', { 'sec-fetch-site': 'cross-site' }],
    ['a host name led to this machine', 'GET', '/__demo/outbox', { host: 'website.example:4700' }],
    [
      'such a name with its own page',
      'POST',
      '/__demo/reset',
      { host: 'website.example', origin: 'http://website.example' },
    ],
  ])('a website is refused before anything is done: %s', async (_, method, path, headers, body) => {
    backend.db.tables.employees = [];
    const goals = backend.db.tables.goals.length;
    // `fetch` would set the host itself.
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      httpRequest(backend.origin + path, { method, headers }, resolve)
        .on('error', reject)
        .end(body);
    });
    response.resume();
    expect(response.statusCode).toBe(403);
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(refused).toHaveLength(1);
    expect(backend.db.tables.employees, 'nothing was reset').toEqual([]);
    expect(backend.db.tables.goals, 'nothing was drafted').toHaveLength(goals);
  });

  it.each<[string, string, Record<string, string>]>([
    ['its own page', '/__demo/outbox', { origin: page }],
    ['its own page at 127.0.0.1', '/__demo/outbox', { origin: 'http://127.0.0.1:5173' }],
    ['its own page at a name below localhost', '/__demo/outbox', { origin: 'http://cairn.localhost:5173' }],
    ['a command', '/__demo/outbox', {}],
    ['a picture in its page', '/uploads/none', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
  ])('%s is answered', async (_, path, headers) => {
    expect((await fetch(backend.origin + path, { headers })).status).not.toBe(403);
    expect(refused).toEqual([]);
  });

  it('the page of its own origin is answered, also where no other page is named', async () => {
    const alone = await startMockHttp({ port: 0, report: (sentence) => refused.push(sentence) });
    const from = async (origin: string) =>
      (await fetch(`${alone.origin}/__demo/outbox`, { headers: { origin } })).status;
    expect(await from(alone.origin)).toBe(200);
    expect(refused).toEqual([]);
    expect(await from(page)).toBe(403);
    expect(refused).toEqual([
      `Refused a request of a page of "${page}": the embedded backend answers its own page only.`,
    ]);
    await alone.close();
  });

  it('the cookie is sent with the calls that carry credentials, and with no others', async () => {
    const cookie = (await visit()).split(';')[0] ?? '';
    expect(await visit()).toMatch(/^cairn_session=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await login(demoAccounts.individual.email)).headers.getSetCookie()[0]).toContain('cairn_session=');
    const send = async (name: 'listNotifications' | 'listOkrs', headers: Record<string, string>) =>
      (await fetch(requestFor(name, backend.origin, backend.db.tables, { headers }))).status;
    expect(await send('listNotifications', { origin: page, cookie })).toBe(200);
    expect(await send('listNotifications', { origin: page })).toBe(401);
    expect(await send('listNotifications', { origin: 'http://127.0.0.1:5173' })).toBe(200);
    expect(await send('listOkrs', { origin: page })).toBe(200);
    expect(await send('listOkrs', { origin: page, cookie })).toBe(400);
  });

  it('a picture is stored and served with its type, and cannot run', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
    const good = requestFor('upload', backend.origin, backend.db.tables);
    const form = new FormData();
    form.append('file', new File([bytes], 'gr\u00FC\u00DFe \u5199\u771F.png', { type: 'image/png' }));
    const authorization = good.headers.get('authorization') ?? '';
    const response = await fetch(good.url, { method: 'POST', headers: { authorization }, body: form });
    const { filePath } = (await response.json()) as { filePath: string };
    const picture = await fetch(`${backend.origin}${filePath}`);
    expect(Buffer.from(await picture.arrayBuffer()).equals(bytes)).toBe(true);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(picture.headers.get('content-security-policy'), 'it cannot run').toContain('sandbox');
    expect((await fetch(`${backend.origin}/uploads/none`)).status).toBe(404);
    expect(backend.db.tables.uploads[0]?.name).toBe('gr\u00FC\u00DFe \u5199\u771F.png');
  });

  it('what is too large or unknown is refused in JSON, and a broken connection breaks', async () => {
    const body = new Uint8Array(13 * 1024 * 1024);
    expect((await fetch(`${backend.origin}/api/upload`, { method: 'POST', body })).status).toBe(413);
    const unknown = await fetch(`${backend.origin}/api/unknown`);
    expect(unknown.status).toBe(404);
    expect(unknown.headers.get('content-type')).toContain('application/json');
    expect((await fetch(`${backend.origin}/`)).status).toBe(404);
    await expect(login('a+fail-network@x.example')).rejects.toThrow(TypeError);
  });

  it('the control paths show the mail, fill the list of employees, and bring the seed back', async () => {
    await fetch(requestFor('requestPasswordReset', backend.origin, backend.db.tables));
    const outbox = async () => (await (await fetch(`${backend.origin}/__demo/outbox`)).json()) as unknown[];
    expect(await outbox()).toMatchObject([{ subject: 'Reset your password' }]);
    await fetch(`${backend.origin}/__demo/employees?count=40`, { method: 'POST' });
    expect(backend.db.tables.employees).toHaveLength(40);
    expect((await fetch(`${backend.origin}/__demo/reset`, { method: 'POST' })).status).toBe(204);
    expect(await outbox()).toEqual([]);
    expect(backend.db.tables.employees).toHaveLength(18);
  });
});
