import type { BrowserContext, Page } from '@playwright/test';

import { signIn } from './support/people';
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
  page.on('domcontentloaded', () => void context.unroute(pocketChunk));
  await page.getByRole('link', { name: /^Your pocket/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'View Set OKRs' })).toBeVisible();
  await expect(page.locator('[data-goal]')).toHaveCount(8);
  expect(loads.count).toBe(1);
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
