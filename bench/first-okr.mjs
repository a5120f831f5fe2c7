// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { inBrowser, signIn } from './browser.mjs';
import { root } from './site.mjs';

/** @param {import('./browser.mjs').Page} page */
async function createOkr(page) {
  await page.getByLabel('Role', { exact: true }).fill('Sales Lead');
  await page.getByLabel('Your Company Strategic Goal').fill('Grow recurring revenue without raising churn');
  await page.getByLabel('Your Industry', { exact: true }).fill('Technology');
  await page.getByRole('button', { name: 'Create OKRs' }).click();
  await page.getByRole('region', { name: 'Latest draft' }).getByRole('listitem').first().waitFor();
}

/** A newcomer's first minutes: clone, install, start, sign in, create. */
export async function firstOkr() {
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
