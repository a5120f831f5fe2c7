import type { BrowserContext, Page } from '@playwright/test';

import { signIn, signInBusiness } from './support/people';
import { openDashboard } from './support/steps';
import { expect, test } from './support/test';
import type { Watch } from './support/watch';

const pocketChunk = '**/assets/pocket-*.js';

/** Makes the pocket's chunk missing, as after a deploy: the old page asks for a name that is gone. */
async function deploy(context: BrowserContext, watch: Watch) {
  watch.allow(/pocket-|dynamically imported module|could not be shown|answer 404|Failed to load resource/);
  await context.route(pocketChunk, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
}

/** Counts how often the page is loaded anew. */
function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => (loads.count += 1));
  return loads;
}

const failure = (page: Page) => page.getByRole('heading', { name: 'This page could not be shown' });

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('a chunk that is gone reloads the page once, then says so and offers another try', async ({
  page,
  context,
  watch,
}) => {
  await openDashboard(page);
  const loads = countLoads(page);
  await deploy(context, watch);
  await page.getByRole('link', { name: /^Your pocket/ }).click();
  await expect.poll(() => loads.count).toBe(1);
  await expect(failure(page)).toBeVisible();
  // Time itself is what is tested: a loop would have begun again by now.
  await page.waitForTimeout(1500);
  expect(loads.count).toBe(1);

  await context.unroute(pocketChunk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'View Set OKRs' })).toBeVisible();
  expect(loads.count).toBe(2);
});

test('the new version is there after the one reload', async ({ page, context, watch }) => {
  await openDashboard(page);
  const loads = countLoads(page);
  await deploy(context, watch);
  // Before the reloaded page runs its scripts, which request the chunk at once.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void context.unroute(pocketChunk);
  });
  await page.getByRole('link', { name: /^Your pocket/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'View Set OKRs' })).toBeVisible();
  await expect(page.locator('[data-goal]')).toHaveCount(8);
  expect(loads.count).toBe(1);
});

const cardChunk = '**/assets/profile-card-*.js';
const typed = { role: 'Sales Lead', goal: 'Grow without churn' };

/** Types a role and a goal, and presses what opens a popup whose file is gone. */
async function pressAfterTyping(page: Page, context: BrowserContext, watch: Watch) {
  await openDashboard(page);
  await page.getByLabel('Role', { exact: true }).fill(typed.role);
  await page.getByLabel('Your Company Strategic Goal').fill(typed.goal);
  await page.keyboard.press('Escape');
  await removeCardChunk(context, watch);
  await page.getByRole('button', { name: 'Profile menu' }).click();
}

/** The same as `deploy` for the popup of the profile picture. */
async function removeCardChunk(context: BrowserContext, watch: Watch) {
  watch.allow(/profile-card-|dynamically imported module|could not be loaded|answer 404|Failed to load resource/);
  await context.route(cardChunk, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
}

async function expectTyped(page: Page) {
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue(typed.role);
  await expect(page.getByLabel('Your Company Strategic Goal')).toHaveValue(typed.goal);
}

test('a popup that is gone reloads the page once, with what was typed; gone for good, it says so', async ({
  page,
  context,
  watch,
}) => {
  const loads = countLoads(page);
  await pressAfterTyping(page, context, watch);
  const first = loads.count;
  await expect(page.getByText('Restored what you had typed.')).toBeVisible();
  await expectTyped(page);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByText('This could not be opened.').first()).toBeVisible();
  await expectTyped(page);
  await expect(page.getByRole('button', { name: 'Profile menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(loads.count - first).toBeLessThanOrEqual(1);

  await context.unroute(cardChunk);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('');
});

test('what is chosen stays where the code for its file is gone', async ({ page, context, watch }) => {
  watch.allow(/export-|dynamically imported module|could not be|answer 404|Failed to load resource/);
  await context.route('**/assets/export-*.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
  await page.goto('/okrs');
  for (const row of [0, 1]) await page.locator('[data-row-choice]').nth(row).click();
  const tools = page.getByRole('toolbar', { name: '2 chosen' });
  const loads = countLoads(page);
  await tools.getByRole('button', { name: 'PDF' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be opened.' })).toBeVisible();
  await expect(tools).toBeVisible();
  expect(loads.count).toBe(0);
});

test('a half-filled form that asks before it is left does not ask for that reload', async ({
  page,
  context,
  watch,
}) => {
  await signInBusiness(page);
  await page.goto('/business/company-onboarding');
  await page.getByLabel('Name').fill('North Bay');
  await removeCardChunk(context, watch);
  // Nobody answers the browser's question here, so it would hold the reload up.
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByText('Restored what you had typed.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('North Bay');
});

test('a tab that cannot remember its reload does not begin a loop', async ({ page, context, watch }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await openDashboard(page);
  const loads = countLoads(page);
  await deploy(context, watch);
  await page.getByRole('link', { name: /^Your pocket/ }).click();
  await expect(failure(page)).toBeVisible();
  expect(loads.count).toBe(0);
});
