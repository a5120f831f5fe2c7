// proof: tabs

import type { Page } from '@playwright/test';

import { signToken } from '../../mock-api/tokens';
import { noteCase } from '../support/figures.ts';
import { workerBackendOrigin } from './support/addresses.mjs';
import { launchWithBackForwardCache } from './support/bfcache';
import { signIn, store } from './support/people';
import { closeIntro, heading, signOut } from './support/steps';
import { expect, test } from './support/test';

/** Pages that show something of their user. */
const shown = ['/dashboard', '/okrs', '/kpis', '/profile', '/notifications', '/search?q=sales'];

const landing = 'Next-Level People Process';

/** Opens a page of a user who is signed in, until it has its title. */
async function openSignedIn(page: Page, path: string): Promise<void> {
  await signIn(page);
  await page.goto(path);
  await expect(heading(page)).not.toHaveText(landing);
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
}

/** Has a tab note, by its own clock, when it hears of a change of what is stored, and when it shows the landing page. */
const noteTimes = (page: Page) =>
  page.evaluate((title) => {
    const times = { heard: 0, shown: 0 };
    Object.assign(window, { times });
    window.addEventListener('storage', ({ timeStamp }) => (times.heard ||= timeStamp));
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === title) times.shown ||= performance.now();
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, landing);

for (const path of shown) {
  test(`a sign-out is seen in the other tab: ${path}`, async ({ page, context }) => {
    await openSignedIn(page, path);
    await noteTimes(page);
    const other = await context.newPage();
    await other.goto('/dashboard');
    await closeIntro(other);
    await signOut(other);
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toHaveText(landing);
    await expect(page.locator('body')).not.toContainText(/amara/i);
    const took = await page.evaluate(() => {
      const { times } = window as unknown as { times: { heard: number; shown: number } };
      return times.shown - times.heard;
    });
    test.info().annotations.push({ type: 'seen after', description: `${Math.round(took)} ms` });
    noteCase('tabs', `a sign-out, ${path}`);
  });

  test(`nothing of the one before is shown to another user: ${path}`, async ({ page, context }) => {
    await openSignedIn(page, path);
    const other = await context.newPage();
    const authToken = signToken({ sub: 'user-bela', email: 'bela@elsewhere.example', kind: 'individual' });
    await store(other, { authToken, userId: 'user-bela', email: 'bela@elsewhere.example' });
    await expect(page.locator('body')).not.toContainText(/amara/i);
    await expect(page.locator('[data-goal]')).toHaveCount(0);
    noteCase('tabs', `another user, ${path}`);
  });
}

test('pages from the back-forward cache are closed after a sign-out elsewhere', async ({ playwright, baseURL }) => {
  const browser = await launchWithBackForwardCache(playwright);
  try {
    for (const path of shown) {
      const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } });
      await context.request.post(`${workerBackendOrigin}/__demo/visit`);
      const page = await context.newPage();
      await openSignedIn(page, path);
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) =>
          document.documentElement.setAttribute('data-cached', String(persisted)),
        );
      });
      await page.goto('/favicon.svg');
      const other = await context.newPage();
      await other.goto('/dashboard');
      await closeIntro(other);
      await signOut(other);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL('/');
      await expect(heading(page)).toHaveText(landing);
      await expect(page.locator('html'), 'the page came from the cache').toHaveAttribute('data-cached', 'true');
      await expect(page.locator('body')).not.toContainText(/amara/i);
      await context.close();
      noteCase('tabs', `the back-forward cache, ${path}`);
    }
  } finally {
    await browser.close();
  }
});
