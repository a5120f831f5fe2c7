import { ignoredArguments } from '../../tools/chromium.mjs';
import { wholeBrowser } from './support/browsers';
import { signIn } from './support/people';
import { closeIntro, signOut } from './support/steps';
import { expect, test } from './support/test';

/**
 * Playwright switches the back-forward cache off, so this subject needs a browser of its own. Its context is not
 * watched: bindings and request interception keep pages out of the cache.
 */
test('a page from the back-forward cache is closed after a sign-out elsewhere', async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({
    ...wholeBrowser.launchOptions,
    ignoreDefaultArgs: [...ignoredArguments, '--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await signIn(page);
    await page.goto('/okrs');
    await expect(page.locator('[data-goal]')).toHaveCount(8);
    await page.evaluate(() => {
      window.addEventListener('pageshow', (event) =>
        document.documentElement.setAttribute('data-cached', String(event.persisted)),
      );
    });
    // A document of its own, so that the signed-in page goes into the cache whole.
    await page.goto('/favicon.svg');

    const other = await context.newPage();
    await other.goto('/dashboard');
    await closeIntro(other);
    await signOut(other);

    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-goal]')).toHaveCount(0);
    await expect(page.locator('html'), 'the page came from the cache').toHaveAttribute('data-cached', 'true');
  } finally {
    await browser.close();
  }
});
