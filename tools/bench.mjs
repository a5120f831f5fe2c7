// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';

import { findChromium, launchArguments } from './chromium.mjs';
import { startStaticServer } from './serve.mjs';

/**
 * Figures for people, printed and never asserted: machines are shared and noisy.
 *   npm run bench                 both of them
 *   npm run bench -- bytes        script that a browser really loads, page by page
 *   npm run bench -- first-okr    seconds from clone to the first OKR
 *
 * @typedef {import('@playwright/test').Page} Page
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const account = { email: 'amara@northbay.example', password: 'cairn-demo' };

/**
 * @template T
 * @param {(page: Page) => Promise<T>} work
 */
async function inBrowser(work) {
  const { executablePath, env } = await findChromium();
  const environment = Object.fromEntries(
    Object.entries({ ...process.env, ...env }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const browser = await chromium.launch({ executablePath, args: launchArguments, env: environment });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** @param {Page} page @param {string} origin */
async function signIn(page, origin) {
  await page.goto(`${origin}/individual-signin`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
}

/** @param {Page} page */
async function createOkr(page) {
  await page.getByLabel('Role', { exact: true }).fill('Sales Lead');
  await page.getByLabel('Your Company Strategic Goal').fill('Grow recurring revenue without raising churn');
  await page.getByLabel('Your Industry', { exact: true }).fill('Technology');
  await page.getByRole('button', { name: 'Create OKRs' }).click();
  await page.getByRole('region', { name: 'Newest OKR' }).getByRole('listitem').first().waitFor();
}

/** What a browser has loaded of our script once a page stands, compressed as a good host sends it. */
async function bytes() {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-bytes-'));
  const options = { root, configFile: /** @type {const} */ (false), resolve: { tsconfigPaths: true } };
  /** @type {{ module: typeof import('../mock-api/http') }} */
  const { module } = await runnerImport(path.join(root, 'mock-api/http.ts'), options);
  const backend = await module.startMockHttp({ port: 0 });
  // In a process of its own: the runner above has made this one a development process.
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', VITE_API_HOST: backend.origin },
    stdio: 'inherit',
  });
  const site = await startStaticServer({ root: folder, apiOrigin: backend.origin });
  await inBrowser(async (page) => {
    /** @type {Set<string>} */
    const loaded = new Set();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) loaded.add(pathname);
    });
    /** @param {string} name @param {string} address */
    const measure = async (name, address) => {
      loaded.clear();
      await page.goto(site.origin + address);
      await page.waitForLoadState('networkidle');
      const bodies = await Promise.all([...loaded].map((file) => readFile(path.join(folder, file))));
      /** @param {(body: Buffer) => Buffer} compress */
      const kb = (compress) =>
        (bodies.reduce((sum, body) => sum + compress(body).length, 0) / 1000).toFixed(1).padStart(6);
      const gzip = kb((body) => gzipSync(body, { level: 9 }));
      console.log(`${name.padEnd(12)} ${gzip} kB gzip ${kb(brotliCompressSync)} kB brotli, ${bodies.length} files`);
    };
    await measure('landing', '/');
    await measure('sign-in', '/individual-signin');
    await signIn(page, site.origin);
    await measure('dashboard', '/dashboard');
    await measure('pocket', '/okrs');
  });
  await site.close();
  await backend.close();
  await rm(folder, { recursive: true, force: true });
}

/** A newcomer's first minutes: clone, install, start, sign in, create. */
async function firstOkr() {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-clone-'));
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  execFileSync('git', ['clone', '--quiet', root, folder]);
  execFileSync('npm', ['ci', '--silent'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`installed    ${seconds()}`);
  // A process group of its own, since npm starts the server as a child of a child.
  const env = { ...process.env, NO_COLOR: '1' };
  const server = spawn('npm', ['start', '--', '--port', '5383'], { cwd: folder, detached: true, env });
  try {
    const origin = await new Promise((resolve) => {
      server.stdout.on('data', (/** @type {Buffer} */ text) => {
        const found = /Local:\s+(http:\/\/localhost:\d+)/.exec(text.toString());
        if (found) resolve(found[1]);
      });
    });
    console.log(`started      ${seconds()}`);
    await inBrowser(async (page) => {
      await signIn(page, origin);
      await createOkr(page);
    });
    console.log(`first OKR    ${seconds()} after the clone began`);
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid);
    await rm(folder, { recursive: true, force: true });
  }
}

/** @type {Map<string | undefined, (() => Promise<void>)[]>} */
const benches = new Map([
  [undefined, [bytes, firstOkr]],
  ['bytes', [bytes]],
  ['first-okr', [firstOkr]],
]);

const asked = benches.get(process.argv[2]);
if (asked === undefined) throw new Error(`Unknown bench "${process.argv[2]}": bytes or first-okr.`);
for (const bench of asked) await bench();
