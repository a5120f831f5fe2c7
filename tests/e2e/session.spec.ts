// proof: tabs

import type { Browser, PlaywrightWorkerArgs } from '@playwright/test';

import { ignoredArguments } from '../../tools/chromium.mjs';
import { noteCase } from '../support/figures.ts';
import { slashedOrigin, workerBackendOrigin } from './support/addresses.mjs';
import { wholeBrowser } from './support/browsers';
import { amara, registerNewUser, seeded, signIn } from './support/people';
import { closeIntro, heading, isHydrated, signOut } from './support/steps';
import { expect, test } from './support/test';

/**
 * Launches a browser with the back-forward cache, which Playwright switches off. Its contexts are not watched: bindings and
 * request interception keep pages out of the cache. The caller closes it.
 */
const launchWithBackForwardCache = (playwright: PlaywrightWorkerArgs['playwright']): Promise<Browser> =>
  playwright.chromium.launch({
    ...wholeBrowser.launchOptions,
    ignoreDefaultArgs: [...ignoredArguments, '--disable-back-forward-cache'],
  });

test('the other tab shows nothing of the previous user once another user signs in, or no one is', async ({
  page,
  context,
}) => {
  const bo = await registerNewUser();
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/okrs');
  await expect(other.getByText(`${seeded.okrs} OKRs: ${seeded.okrs} not started.`)).toBeVisible();
  await page.goto(bo.link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText('Welcome, bo.lind');

  await expect(other.getByText('No OKRs in your pocket yet')).toBeVisible();
  await expect(other.locator('body')).not.toContainText(/amara/i);
  await other.goto('/notifications');
  await expect(other.getByText('No new notifications')).toBeVisible();
  await expect(other.locator('body')).not.toContainText(/amara|Sales Lead/i);
  const stored = await other.evaluate(() => [localStorage.getItem('email'), localStorage.getItem('userId')]);
  expect(stored, 'the token of the link says who it is').toEqual([bo.email, bo.userId]);

  await signOut(page);
  await expect(other).toHaveURL('/');
  await expect(heading(other)).toHaveText('Next-Level People Process');
  noteCase('tabs', 'a second tab');
});

test('a page from the back-forward cache is closed after a sign-out elsewhere', async ({ playwright, baseURL }) => {
  const browser = await launchWithBackForwardCache(playwright);
  try {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } });
    // Addresses that the fixture's context has visited (support/test.ts).
    await context.request.post(`${workerBackendOrigin}/__demo/visit`);
    const page = await context.newPage();
    await signIn(page);
    await page.goto('/okrs');
    await expect(page.locator('[data-goal]')).toHaveCount(seeded.okrs);
    await page.evaluate(() => {
      window.addEventListener('pageshow', (event) =>
        document.documentElement.setAttribute('data-cached', String(event.persisted)),
      );
    });
    // A new document, so that the signed-in page enters the back-forward cache.
    await page.goto('/favicon.svg');

    const other = await context.newPage();
    await other.goto('/dashboard');
    await closeIntro(other);
    await signOut(other);

    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-goal]')).toHaveCount(0);
    await expect(page.locator('html'), 'the page came from the cache').toHaveAttribute('data-cached', 'true');
    noteCase('tabs', 'the back-forward cache');
  } finally {
    await browser.close();
  }
});

test('a host that adds a slash to every address serves the same pages', async ({ page }) => {
  const { token, userId } = await signIn(page);
  await page.goto(`${slashedOrigin}/robots.txt`);
  await page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { authToken: token, userId, email: amara.email },
  );

  await test.step('a page of the shell, with its frame, its menu and its search', async () => {
    await page.goto(`${slashedOrigin}/okrs?q=falls`);
    await expect(page).toHaveURL(`${slashedOrigin}/okrs/?q=falls`);
    expect(await page.locator('html').getAttribute('data-no-frame')).toBeNull();
    await expect(page.getByRole('searchbox', { name: /^Search your/ })).toHaveValue('falls');
    await expect(page.getByRole('button', { name: 'Pocket' })).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('for individuals')).toBeVisible();
    await page.getByRole('searchbox', { name: /^Search your/ }).fill('sales');
    await expect(page).toHaveURL(`${slashedOrigin}/okrs/?q=sales`);
  });

  await test.step('a public page, hydrated', async () => {
    await page.goto(`${slashedOrigin}/about-us`);
    await expect(page).toHaveURL(`${slashedOrigin}/about-us/`);
    await page.keyboard.press('Tab');
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.getByRole('banner').getByRole('link', { name: 'About Us' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});
