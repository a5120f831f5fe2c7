import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { startStaticServer } from '../../tools/serve.mjs';
import { expectNoDraftModel, holding, textsIn } from './support/built';
import { draftModel } from './support/draft-model.mjs';
import { readPdf } from './support/pdf';
import { amara } from './support/people';
import { closeIntro, fillGoalRequest, goalRequest, openPocket, settled, signOut } from './support/steps';
import { expect, test as base } from './support/test';

const vite = path.resolve('node_modules/vite/bin/vite.js');

/** The built demo on a static host: its folder and its origin; built only if a test asks for it. */
const test = base.extend<object, { built: { folder: string; origin: string } }>({
  built: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'cairn-demo-'));
      // A separate process: a build for a real backend leaves its settings in our environment.
      const { VITE_API_HOST: _none, ...env } = process.env;
      await promisify(execFile)(
        process.execPath,
        [vite, 'build', '--mode', 'demo', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
        { env: { ...env, ...draftModel, NODE_ENV: 'production' } },
      );
      const site = await startStaticServer({ root: folder, demo: true });
      await use({ folder, origin: site.origin });
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// In one worker, so that the demo is built once.
test.describe.configure({ mode: 'default' });

test('the demo holds the mock backend, and nothing of the model that drafts', async ({ built }) => {
  const texts = await textsIn(built.folder);
  expect(holding(texts, 'northbay')).not.toEqual([]);
  await expectNoDraftModel(texts);
});

test('below the bar of the demo, the open menu leaves its burger free: a second tap closes it', async ({
  page,
  built,
}) => {
  for (const size of [
    { width: 360, height: 700 },
    { width: 700, height: 700 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(built.origin);
    await expect(page.getByRole('region', { name: 'Demo' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Demo' }), 'on paper').toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    const burger = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Pages' });
    const box = await settled(page, () => burger.boundingBox());
    if (box === null) throw new Error('The burger has no box.');
    const spot = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.mouse.click(...spot);
    await expect(menu.getByRole('link', { name: 'About Us' })).toBeVisible();
    await expect.poll(async () => (await menu.boundingBox())?.y).toBeGreaterThanOrEqual(box.y + box.height);
    await page.mouse.click(...spot);
    await expect(menu).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

test('the static demo does the main job with a service worker for a backend, under its policy', async ({
  page,
  built: { origin: demo },
}) => {
  await page.goto(`${demo}/individual-signin`);
  await expect(page.getByRole('region', { name: 'Demo' })).toContainText(amara.email);
  await page.getByLabel('Email').fill(amara.email);
  await page.getByLabel('Password', { exact: true }).fill(amara.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await closeIntro(page);

  await fillGoalRequest(page);
  await page.getByRole('button', { name: 'Create OKRs' }).click();
  await expect(
    page.getByRole('region', { name: 'Latest draft' }).getByRole('heading', { name: goalRequest.goal }),
  ).toBeVisible();

  await test.step('what is stored survives a reload, and is none of a real session', async () => {
    await page.reload();
    await openPocket(page, 'OKRs');
    await page.getByRole('button', { name: goalRequest.goal, exact: true }).click();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('demo:')))).toEqual([]);
  });

  await test.step('the PDF comes from the browser alone', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect((await readPdf(download)).fileName).toBe(`Okr-${goalRequest.goal}.pdf`);
  });

  await test.step('what e-mail would carry lies in the inbox', async () => {
    await page.goto(`${demo}/forgot-password`);
    await page.getByLabel('Email').fill(amara.email);
    await page.getByRole('button', { name: 'Reset Link' }).click();
    await page.getByRole('button', { name: /^Inbox \([1-9]/ }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toHaveAttribute(
      'href',
      /\/reset-password\?token=/,
    );
  });

  await test.step('signing out works there too', async () => {
    await page.goto(`${demo}/help`);
    await signOut(page, `${demo}/individual-signin`);
  });
});
