// proof: stale-deploy

import type { Page } from '@playwright/test';

import { noteCase } from '../support/figures.ts';
import { backendOrigin } from './support/addresses.mjs';
import { followMenu } from './support/employee-steps';
import { importFile } from './support/import-file';
import { seeded, signIn, signInBusiness } from './support/people';
import { countLoads, removeChunk } from './support/stale-deploy';
import { blockStorage, heading, hold, introButton, signInByForm } from './support/steps';
import { expect, test } from './support/test';

const missing = (page: Page) => page.getByText("We couldn't open this.").first();
const profileMenu = (page: Page) => page.getByRole('button', { name: 'Profile menu' });

test('while several records are deleted nothing is reloaded, and each is deleted once', async ({
  page,
  context,
  watch,
}) => {
  await signIn(page);
  await page.goto('/okrs');
  for (const row of [0, 1, 2]) await page.locator('[data-row-choice]').nth(row).click();
  await removeChunk('profile-card', context, watch);
  const loads = countLoads(page);
  const deleted: string[] = [];
  let release = () => {};
  const due = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${backendOrigin}/**`, async (route) => {
    if (route.request().method() === 'DELETE') {
      deleted.push(route.request().url());
      await due;
    }
    await route.fallback();
  });
  await page.getByRole('toolbar', { name: '3 selected' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete 3 OKRs' }).click();
  await expect.poll(() => deleted.length).toBe(1);
  await profileMenu(page).click();
  await expect(missing(page)).toBeVisible();
  expect(loads.count).toBe(0);
  release();
  await expect(page.locator('[data-goal]')).toHaveCount(seeded.okrs - 3);
  expect(new Set(deleted).size).toBe(3);
  expect(deleted).toHaveLength(3);
  expect(loads.count).toBe(0);
  await profileMenu(page).click();
  await expect.poll(() => loads.count).toBe(1);
  await expect(page.locator('[data-goal]')).toHaveCount(seeded.okrs - 3);
  noteCase('stale-deploy', 'while several are deleted');
});

test('while people are imported nothing is reloaded, and each is sent once', async ({ page, context, watch }) => {
  await signInBusiness(page);
  await removeChunk('profile-card', context, watch);
  const letGo = await hold(page, '**/api/employee');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/employee')) sent += 1;
  });
  await importFile(page);
  await expect.poll(() => sent).toBe(1);
  const loads = countLoads(page);
  await profileMenu(page).click();
  await expect(missing(page)).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: '3 of 3 people imported' })).toBeVisible();
  expect(sent).toBe(3);
  expect(loads.count).toBe(0);
  noteCase('stale-deploy', 'while people are imported');
});

test('a tab whose storage is blocked says what is gone, and keeps its session and the other pages', async ({
  page,
  context,
  watch,
}) => {
  await blockStorage(page, 'localStorage', 'sessionStorage');
  await signInByForm(page);
  await expect(heading(page)).toHaveText('Welcome, amara');
  await page.keyboard.press('Escape');
  await expect(introButton(page)).toBeHidden();
  await removeChunk('pocket', context, watch);
  const loads = countLoads(page);
  await page.getByRole('link', { name: /^See \d+ OKRs/ }).click();
  await expect(page.getByRole('heading', { name: "We couldn't show this page" })).toBeVisible();
  await followMenu(page, 'Profile');
  await expect(heading(page)).toHaveText('Your information');
  expect(loads.count).toBe(0);
  noteCase('stale-deploy', 'storage that is blocked');
});
