// proof: stale-deploy, races

import type { BrowserContext, Page } from '@playwright/test';

import { noteCase } from '../support/figures.ts';
import { amara, signIn, signInBusiness } from './support/people';
import { blockStorage, openDashboard } from './support/steps';
import { expect, test } from './support/test';
import type { Watch } from './support/watch';

/** Removes a chunk, like a deploy: the old page requests a name that is gone. Returns the function that restores it. */
async function removeChunk(name: string, context: BrowserContext, watch: Watch): Promise<() => Promise<void>> {
  watch.allow(new RegExp(`${name}-|dynamically imported module|could not be |answer 404|Failed to load resource`));
  const address = `**/assets/${name}-*.js`;
  await context.route(address, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));
  return () => context.unroute(address);
}

/** Counts how often the page is loaded again. */
function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => (loads.count += 1));
  return loads;
}

test.use({ figure: 'stale-deploy' });

const failure = (page: Page) => page.getByRole('heading', { name: "We couldn't show this page" });
const pocketTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'View Set OKRs' });
const profileMenu = (page: Page) => page.getByRole('button', { name: 'Profile menu' });

/** Opens the dashboard, removes the code of the pocket and follows the link to it. */
async function followMissingPocket(page: Page, context: BrowserContext, watch: Watch) {
  await signIn(page);
  await openDashboard(page);
  const loads = countLoads(page);
  const putBack = await removeChunk('pocket', context, watch);
  return { loads, putBack, follow: () => page.getByRole('link', { name: /^See \d+ OKRs/ }).click() };
}

test('a page that cannot load what makes its calls is reloaded once, then says so at a press and keeps what was typed', async ({
  page,
  context,
  watch,
}) => {
  await removeChunk('axios', context, watch);
  const loads = countLoads(page);
  await page.goto('/individual-signin');
  await expect.poll(() => loads.count).toBe(2);
  await page.getByLabel('Email').fill(amara.email);
  await page.getByLabel('Password').fill(amara.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login failed. Please check your credentials.').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(amara.email);
  await expect(page.getByLabel('Password')).toHaveValue(amara.password);
  expect(loads.count).toBe(2);
});

test('a chunk that is gone reloads the page once, then offers another try', async ({ page, context, watch }) => {
  const { loads, putBack, follow } = await followMissingPocket(page, context, watch);
  await follow();
  await expect.poll(() => loads.count).toBe(1);
  await expect(failure(page)).toBeVisible();
  // A loop would begin with the requests of the reloaded page.
  await page.waitForLoadState('networkidle');
  expect(loads.count).toBe(1);

  await putBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pocketTitle(page)).toBeVisible();
  expect(loads.count).toBe(2);
});

test('a tab that cannot remember its reload does not begin a loop', async ({ page, context, watch }) => {
  await blockStorage(page, 'sessionStorage');
  const { loads, follow } = await followMissingPocket(page, context, watch);
  await follow();
  await expect(failure(page)).toBeVisible();
  expect(loads.count).toBe(0);
});

test('a popup that is gone reloads the page once, with what was typed; gone for good, it says so', async ({
  page,
  context,
  watch,
}) => {
  const role = page.getByLabel('Role', { exact: true });
  const expectTyped = async () => {
    await expect(role).toHaveValue('Sales Lead');
    await expect(page.getByLabel('Your Company Strategic Goal')).toHaveValue('Grow without churn');
  };
  await signIn(page);
  await openDashboard(page);
  await role.fill('Sales Lead');
  await page.getByLabel('Your Company Strategic Goal').fill('Grow without churn');
  await page.keyboard.press('Escape');
  const putBack = await removeChunk('profile-card', context, watch);
  const loads = countLoads(page);
  await profileMenu(page).click();
  await expect(page.getByText('We restored your unsaved entries.')).toBeVisible();
  await expectTyped();
  await profileMenu(page).click();
  await expect(page.getByText("We couldn't open this.").first()).toBeVisible();
  await expectTyped();
  await expect(profileMenu(page)).toHaveAttribute('aria-expanded', 'false');
  expect(loads.count).toBe(1);

  await putBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(role).toHaveValue('');
});

test('what is chosen stays where the code for its file is gone', async ({ page, context, watch }) => {
  await removeChunk('export', context, watch);
  await signIn(page);
  await page.goto('/okrs');
  for (const row of [0, 1]) await page.locator('[data-row-choice]').nth(row).click();
  const tools = page.getByRole('toolbar', { name: '2 selected' });
  const loads = countLoads(page);
  await tools.getByRole('button', { name: 'PDF' }).click();
  await expect(page.getByRole('alert').filter({ hasText: "We couldn't create the PDF." })).toBeVisible();
  await expect(tools).toBeVisible();
  expect(loads.count).toBe(0);
  noteCase('races', 'a deploy while records are chosen');
});

test('a half-filled form that asks before it is left allows that reload', async ({ page, context, watch }) => {
  await signInBusiness(page);
  await page.goto('/business/company-onboarding');
  await page.getByLabel('Name').fill('North Bay');
  await removeChunk('profile-card', context, watch);
  // The browser's leave question would block the reload.
  await profileMenu(page).click();
  await expect(page.getByText('We restored your unsaved entries.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('North Bay');
});
