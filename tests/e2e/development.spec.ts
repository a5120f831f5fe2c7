import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { developmentOrigin } from './support/addresses.mjs';
import { draftModel } from './support/draft-model.mjs';
import { amara } from './support/people';
import { closeIntro } from './support/steps';
import { expect, test } from './support/test';

const vite = path.resolve('node_modules/vite/bin/vite.js');

/** `npm start` at a port of the test. Returns the function that ends it. */
async function startDevelopment(apiHost: string): Promise<() => Promise<void>> {
  const { VITE_API_HOST: _none, ...env } = process.env;
  const server = spawn(process.execPath, [vite, '--port', new URL(developmentOrigin).port, '--strictPort'], {
    env: { ...env, ...draftModel, NODE_ENV: 'development', VITE_API_HOST: apiHost },
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  await expect(async () => expect((await fetch(developmentOrigin)).ok).toBe(true)).toPass({ timeout: 60_000 });
  return async () => {
    server.kill();
    await ended;
  };
}

test('development with a real backend knows nothing of a session with the embedded one on the same port', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const asked: (string | undefined)[] = [];
  const real = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(401, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end('{}');
  }).listen(0);
  const keys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const sentToPage: Promise<string>[] = [];
  let token = '';

  await test.step('the embedded backend: every name says whose value it is', async () => {
    const stop = await startDevelopment('');
    // A response that is aborted with its page counts like the earlier ones.
    page.on('response', (response) => sentToPage.push(response.text().catch(() => '')));
    // A development server that finds a new dependency reloads the page.
    await expect(async () => {
      await page.goto(`${developmentOrigin}/individual-signin`);
      await page.getByLabel('Email').fill(amara.email);
      await page.getByLabel('Remember me').check();
      await page.getByLabel('Password', { exact: true }).fill(amara.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(`${developmentOrigin}/dashboard`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    }).toPass();
    await closeIntro(page);
    await page.getByRole('button', { name: /dark/i }).click();
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect((await keys()).filter((key) => !key.startsWith('demo:'))).toEqual([]);
    token = (await page.evaluate(() => localStorage.getItem('demo:authToken'))) ?? '';
    expect(token.split('.')).toHaveLength(3);
    await expect(page.getByRole('region', { name: 'Demo' })).toContainText(`Drafts by ${draftModel.DRAFT_MODEL_NAME}.`);
    const sent = await Promise.all(sentToPage);
    expect(sent.filter((text) => text.includes('VITE_API_HOST')).length, 'settings are among it').toBeGreaterThan(0);
    expect(sent.filter((text) => text.includes(draftModel.DRAFT_MODEL_KEY))).toEqual([]);
    expect(sent.filter((text) => text.includes(draftModel.DRAFT_MODEL_URL))).toEqual([]);
    await page.evaluate((value) => localStorage.setItem('authToken', value), token);
    await page.goto('about:blank');
    await stop();
  });

  await test.step('a real one: the guard is closed, also for a token that an older version left', async () => {
    const stop = await startDevelopment(`http://localhost:${(real.address() as AddressInfo).port}`);
    await page.goto(`${developmentOrigin}/okrs`);
    await expect(page).toHaveURL(`${developmentOrigin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Next-Level People Process');
    expect(await keys()).toContain('demo:authToken');
    expect(asked).toEqual([]);
    await page.goto('about:blank');
    await stop();
  });
  real.close();
});
