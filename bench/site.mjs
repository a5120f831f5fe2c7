// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';

import { findChromium, launchArguments } from '../tools/chromium.mjs';
import { startStaticServer } from '../tools/serve.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./versus.mjs').Other} Other
 * @typedef {{ name: string, origin: string }} Application
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {{ applications: Application[], browser: Browser }} Site `applications`: this build, named "here", and the others
 */

const accounts = {
  individual: { email: 'amara@northbay.example', signInPath: '/individual-signin', dashboardPath: '/dashboard' },
  business: { email: 'ingrid@northbay.example', signInPath: '/business/signin', dashboardPath: '/business/dashboard' },
};

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds the application for a backend of its own on the page's own origin, serves both as in production, opens the project's
 * Chromium, and takes everything away after. Others are served beside it.
 *
 * @template T
 * @param {(site: Site) => Promise<T>} work
 * @param {readonly Other[]} [others]
 */
export async function withSite(work, others = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-bench-'));
  const backend = await startBackend();
  // In a process of its own: the runner above has made this one a development process.
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', VITE_API_HOST: '' },
    stdio: 'inherit',
  });
  const served = await Promise.all(
    [{ name: 'here', folder }, ...others].map(async (application) => {
      const server = await startStaticServer({ root: application.folder, api: forwardTo(backend.origin) });
      return { name: application.name, ...server };
    }),
  );
  const browser = await chromium.launch({ ...findChromium(), args: launchArguments });
  try {
    return await work({ applications: served, browser });
  } finally {
    await browser.close();
    await Promise.all(served.map(({ close }) => close()));
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A fresh, seeded backend. */
async function startBackend() {
  const options = { root, configFile: /** @type {const} */ (false), resolve: { tsconfigPaths: true } };
  /** @type {{ module: typeof import('../mock-api/http') }} */
  const { module } = await runnerImport(path.join(root, 'mock-api/http.ts'), options);
  return module.startMockHttp({ port: 0 });
}

/** @param {string} backendOrigin @returns {(request: Request, response: Response) => void} */
function forwardTo(backendOrigin) {
  return (request, response) => {
    const { url = '/', method = 'GET', headers } = request;
    const sent = httpRequest(backendOrigin + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    sent.on('error', () => response.destroy());
    request.pipe(sent);
  };
}

/**
 * The storage of a seeded account that has signed in and seen its dashboard, for as many fresh contexts as a bench opens.
 *
 * @param {Browser} browser
 * @param {string} origin
 * @param {keyof typeof accounts} [audience]
 */
export async function signedInState(browser, origin, audience = 'individual') {
  const { email, signInPath, dashboardPath } = accounts[audience];
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(origin + signInPath);
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[type=password]').fill('cairn-demo');
    await page.locator('input[type=password]').press('Enter');
    await page.waitForURL(`**${dashboardPath}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}
