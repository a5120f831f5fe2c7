// proof: hosts

// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { deployFiles } from '../../tools/deploy/config.mjs';
import { cacheControl, securityHeaders } from '../../tools/deploy/headers.mjs';
import { startStaticServer } from '../../tools/serve.mjs';
import { noteTests } from '../support/note-tests.ts';

noteTests('hosts');

const apiOrigin = 'https://api.example.com';
const source = securityHeaders({ apiOrigin });
const files = deployFiles({ apiOrigin });
const asset = '/assets/index-abc123.js';
const pages = ['/', '/index.html', '/dashboard', '/business/employee-list'];

/** The source's headers for a path. */
const expected = (route: string) => Object.fromEntries([...source, ['Cache-Control', cacheControl(route)]]);

// The whole policy: tests/e2e/policy.spec.ts.
describe('the source', () => {
  it('allows the inline styles and scripts of the documents by their hashes, and no others', () => {
    expect(securityHeaders({})[0]?.[1]).toContain("script-src 'self'; style-src 'self';");
    const [, text = ''] = securityHeaders({ styles: ["'sha256-a='"], scripts: ["'sha256-b='"] })[0] ?? [];
    expect(text).toContain("style-src 'self' 'sha256-a=';");
    expect(text).toContain("script-src 'self' 'sha256-b=';");
    const written = deployFiles({ styles: ["'sha256-a='"] });
    for (const file of ['nginx.conf', '_headers', 'vercel.json'] as const)
      expect(written[file]).toContain("'sha256-a='");
  });

  it('names the origins of pictures for pictures and nothing else, in every host file', () => {
    const imageOrigins = ' https://pictures.example  https://cdn.example/ ';
    const [, text = ''] = securityHeaders({ apiOrigin, imageOrigins })[0] ?? [];
    expect(text).toContain(`img-src 'self' blob: ${apiOrigin} https://pictures.example https://cdn.example;`);
    expect(text.match(/pictures\.example|cdn\.example/g)).toHaveLength(2);
    const written = deployFiles({ apiOrigin, imageOrigins });
    for (const file of ['nginx.conf', '_headers', 'vercel.json'] as const) expect(written[file]).toContain(text);
    expect(() => securityHeaders({ imageOrigins: 'https://pictures.example/folder' })).toThrow(/no origin/);
  });

  it('binds subdomains, and the preload list, to HTTPS only when it is told to', () => {
    const hsts = (options: Parameters<typeof deployFiles>[0]) =>
      new Map(securityHeaders(options)).get('Strict-Transport-Security');
    expect(hsts({})).toBe('max-age=63072000');
    expect(hsts({ hstsPreload: true })).toBe('max-age=63072000; includeSubDomains; preload');
    expect(deployFiles({ hstsPreload: true })._headers).toContain('includeSubDomains; preload');
    expect(Object.values(deployFiles({})).join('')).not.toContain('preload');
  });

  it("leaves the backend out when it is the page's own origin", () => {
    expect(securityHeaders({ apiOrigin: '' })[0]?.[1]).toContain("connect-src 'self';");
  });

  it.each([
    'api.example.com',
    'https://api.example.com/v1',
    'javascript:alert(1)',
    'https://a.example; script-src *',
    'https://*.example.com',
  ])('refuses %s as an origin', (wrong) =>
    expect(() => securityHeaders({ apiOrigin: wrong })).toThrow(/no origin|Invalid URL/),
  );
});

/** The locations of the nginx file: each match with its headers. */
function nginxLocations() {
  return [...files['nginx.conf'].matchAll(/ {2}location (.+) \{\n([\s\S]*?)\n {2}\}/g)].map(
    ([, match = '', body = '']) => ({
      match,
      body,
      headers: Object.fromEntries(
        [...body.matchAll(/add_header (\S+) "(.*)"( always)?;/g)].map(([, name = '', value = '']) => [name, value]),
      ),
    }),
  );
}

describe('nginx.conf', () => {
  it('repeats every header in every location', () => {
    const locations = nginxLocations();
    expect(locations.map(({ match }) => match)).toEqual(['^~ /assets/', '~ \\.webmanifest$', '/']);
    for (const { match, headers } of locations) {
      expect(headers, match).toEqual(expected(match === '^~ /assets/' ? asset : '/'));
    }
    expect(files['nginx.conf'].match(/add_header/g)).toHaveLength(locations.length * (source.length + 1));
  });

  it('answers 404 for a missing asset, uncached, and the shell for everything else', () => {
    const [assets, , rest] = nginxLocations();
    expect(assets?.body).toContain('try_files $uri =404;');
    expect(assets?.body).toMatch(/Cache-Control "[^"]*immutable";/);
    expect(rest?.body).toContain('/200.html /index.html =404;');
  });
});

describe('_headers and _redirects', () => {
  const blocks = files._headers
    .replace(/^#.*\n/, '')
    .trim()
    .split('\n\n')
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      return { pattern, headers: lines.map((line) => /^ {2}([^:]+): (.*)$/.exec(line)?.slice(1) ?? []) };
    });
  const sent = (route: string) =>
    blocks
      .filter(({ pattern }) => (pattern.endsWith('*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern))
      .flatMap(({ headers }) => headers);

  it.each(['/', '/index.html', asset])('%s gets the headers of the source, none twice', (route) => {
    const headers = sent(route);
    expect(Object.fromEntries(headers)).toEqual(expected(route));
    expect(headers).toHaveLength(source.length + 1);
  });

  it('every other page gets all but the cache header, whose default there is as strict', () => {
    expect(Object.fromEntries(sent('/dashboard'))).toEqual(Object.fromEntries(source));
  });

  it('sends routes to the shell, and missing assets to a 404', () => {
    expect(files._redirects).toBe('/assets/* /404.html 404\n/* /index.html 200\n');
    expect(deployFiles({ shell: '200.html' })._redirects).toContain('/* /200.html 200');
  });
});

describe('vercel.json', () => {
  const config = JSON.parse(files['vercel.json']) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
    rewrites: { source: string; destination: string }[];
  };
  const matches = (pattern: string, route: string) => new RegExp(`^${pattern}$`).test(route);

  it.each([...pages, asset])('%s gets the headers of the source, none twice', (route) => {
    const headers = config.headers.filter((block) => matches(block.source, route)).flatMap((block) => block.headers);
    expect(Object.fromEntries(headers.map(({ key, value }) => [key, value]))).toEqual(expected(route));
    expect(headers).toHaveLength(source.length + 1);
  });

  it('sends routes to the shell, and no asset', () => {
    const target = (route: string) => config.rewrites.find((rule) => matches(rule.source, route))?.destination;
    expect(pages.map(target)).toEqual(pages.map(() => '/index.html'));
    expect(target(asset)).toBeUndefined();
  });
});

describe('the static server', () => {
  const style = 'h1{color:red}';
  let folder = '';
  let server: Awaited<ReturnType<typeof startStaticServer>> | undefined;
  const get = (route: string, init?: RequestInit) => fetch(`${server?.origin}${route}`, init);

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
    await mkdir(path.join(folder, 'dist/assets'), { recursive: true });
    await mkdir(path.join(folder, 'dist/about-us'), { recursive: true });
    await writeFile(path.join(folder, 'secret.txt'), 'secret');
    await writeFile(path.join(folder, 'dist/index.html'), '<h1>shell</h1>');
    await writeFile(path.join(folder, 'dist/about-us/index.html'), `<style>${style}</style><h1>about</h1>`);
    await writeFile(path.join(folder, 'dist/site.webmanifest'), '{}');
    await writeFile(path.join(folder, 'dist/assets/a.js'), 'export const a = 1;\n'.repeat(100));
    await writeFile(path.join(folder, 'dist/assets/f.woff2'), 'font');
    server = await startStaticServer({ root: path.join(folder, 'dist'), apiOrigin });
  });
  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  // Status, headers and caching: tests/e2e, on the built application.

  it('sends who asks for a page to its address with a slash, where a host is to do that', async () => {
    const host = await startStaticServer({ root: path.join(folder, 'dist'), apiOrigin, endSlash: true });
    const sentTo = async (route: string) => {
      const { status, headers } = await fetch(host.origin + route, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await sentTo('/about-us')).toEqual([308, '/about-us/']);
    expect(await sentTo('/about-us?q=a/b&r=?')).toEqual([308, '/about-us/?q=a/b&r=?']);
    expect(await sentTo('//about-us')).toEqual([308, '/about-us/']);
    for (const route of ['/', '/about-us/', '/okrs', '/site.webmanifest', '/assets/a.js']) {
      expect(await sentTo(route), route).toEqual([200, null]);
    }
    await host.close();
  });

  it('never leaves its folder', async () => {
    const raw = await new Promise<string>((resolve, reject) => {
      request(`${server?.origin}`, { path: '/..%2fsecret.txt' }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => resolve(text));
      })
        .on('error', reject)
        .end();
    });
    expect(raw).not.toContain('secret');
  });

  it('names types, compresses text, and answers 304 for what has not changed', async () => {
    const script = await get('/assets/a.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(script.headers.get('content-type')).toBe('text/javascript');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(await script.text()).toContain('export const a');
    expect((await get('/assets/f.woff2')).headers.get('content-type')).toBe('font/woff2');
    expect((await get('/site.webmanifest')).headers.get('content-type')).toBe('application/manifest+json');
    const etag = script.headers.get('etag') ?? '';
    expect((await get('/assets/a.js', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('takes no other method, and no path that cannot be read', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
    expect((await get('/%E0%A4%A')).status).toBe(400);
  });
});
