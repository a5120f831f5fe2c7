import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { developmentOrigin } from './support/addresses.mjs';
import { draftModel } from './support/draft-model.mjs';
import { amara } from './support/people';
import { closeIntro } from './support/steps';
import { expect, test } from './support/test';

const vite = path.resolve('node_modules/vite/bin/vite.js');

test("development stores under names of its own, and sends a page nothing of the draft model's settings", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { VITE_API_HOST: _none, ...env } = process.env;
  const server = spawn(process.execPath, [vite, '--port', new URL(developmentOrigin).port, '--strictPort'], {
    env: { ...env, ...draftModel, NODE_ENV: 'development', VITE_API_HOST: '' },
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  await expect(async () => expect((await fetch(developmentOrigin)).ok).toBe(true)).toPass({ timeout: 60_000 });
  // A response that is aborted with its page counts like the earlier ones.
  const sentToPage: Promise<string>[] = [];
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
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys).toContain('demo:authToken');
  expect(keys.filter((key) => !key.startsWith('demo:'))).toEqual([]);
  await expect(page.getByRole('region', { name: 'Demo' })).toContainText(`Drafts by ${draftModel.DRAFT_MODEL_NAME}.`);
  const sent = await Promise.all(sentToPage);
  expect(sent.filter((text) => text.includes('VITE_API_HOST')).length, 'settings are among it').toBeGreaterThan(0);
  expect(sent.filter((text) => text.includes(draftModel.DRAFT_MODEL_KEY))).toEqual([]);
  expect(sent.filter((text) => text.includes(draftModel.DRAFT_MODEL_URL))).toEqual([]);
  await page.goto('about:blank');
  server.kill();
  await ended;
});
