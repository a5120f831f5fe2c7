// proof: races, speed

import type { Page } from '@playwright/test';

import { noteCase } from '../support/figures.ts';
import { guardedPages } from '../support/pages.ts';
import { withMotion } from './support/browsers';
import { amara, signIn, signInBusiness, store } from './support/people';
import { heading as h1, hold, introButton, isHydrated, scriptsOf } from './support/steps';
import { expect, test, wideOnly } from './support/test';

test.use(withMotion);

const scripts = '**/assets/*.js';

/** Opens a page without its scripts. Returns the function that loads them. */
async function openBefore(page: Page, path: string, held = scripts): Promise<() => void> {
  await page.context().unroute(held);
  const release = await hold(page.context(), held);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** The guarded pages with a path known at build time. */
const frames = guardedPages.filter(({ path }) => !path.includes('company-3'));

test.describe('a guarded page before any script', () => {
  for (const audience of ['individual', 'business'] as const) {
    test(`of the ${audience} shows its frame, which the page replaces without a shift`, async ({ page }) => {
      await (audience === 'individual' ? signIn(page) : signInBusiness(page));
      for (const { path, h1: text } of frames.filter((one) => one.audience === audience)) {
        const release = await openBefore(page, path);
        const isDashboard = path === '/dashboard';
        // The overlay may have closed by then: it needs no script.
        if (isDashboard) {
          await expect(page.locator('[data-intro]')).toHaveCSS(
            'animation',
            /\b0\.08s linear 1\.42s forwards end-of-intro\b/,
          );
          await expect(introButton(page)).toBeHidden();
        } else await expect(h1(page)).toHaveText(text);
        // The web font may shift the end of a line slightly.
        await page.evaluate(() => document.fonts.ready);
        const before = await h1(page).boundingBox();
        expect(await isHydrated(page), path).toBe(false);
        release();
        await expect.poll(() => isHydrated(page), path).toBe(true);
        if (!isDashboard) {
          await expect(h1(page)).toHaveText(text);
          const place = async () => {
            const after = await h1(page).boundingBox();
            return [path, after?.x, after?.y];
          };
          // A line above the title, and its gap, is the user's own on the overview.
          if (path !== '/business/dashboard') await expect.poll(place).toEqual([path, before?.x, before?.y]);
        }
      }
    });
  }

  test('shows nothing to a visitor, who is led to the landing page', { tag: wideOnly }, async ({ page }) => {
    const release = await openBefore(page, '/okrs');
    await expect(h1(page)).toHaveCount(0);
    await expect(page.locator('#root h1')).toBeHidden();
    release();
    await expect(page).toHaveURL('/');
    await expect(h1(page)).toHaveText('Next-Level People Process');
  });

  /** Like `openBefore`, for a page of the narrow shell. */
  async function openNarrow(page: Page): Promise<() => void> {
    await page.setViewportSize({ width: 600, height: 900 });
    await signIn(page);
    return openBefore(page, '/help');
  }

  test('answers a press before the application comes', { tag: wideOnly }, async ({ page }) => {
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const release = await openNarrow(page);
    await menuButton(page).click();
    release();
    await expect(menu).toBeVisible();
    noteCase('speed', 'a press on a frame');

    await test.step('but for one on a page that a person was led away from', async () => {
      const releaseAway = await openNarrow(page);
      await menuButton(page).click();
      await page.evaluate(() => localStorage.clear());
      releaseAway();
      await expect(page).toHaveURL('/');
      await expect.poll(() => isHydrated(page)).toBe(true);
      await expect(page.getByRole('navigation', { name: 'Pages' }), 'the menu of the landing page').toBeHidden();
      noteCase('races', 'a press on a frame that the guard closes');
    });
  });
});

/** The requests for the list of OKRs, as they are sent. */
function readsOfOkrs(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/ai/okr')) asked.push(request.url());
  });
  return asked;
}

test('a list is asked for before React has come, and once', { tag: wideOnly }, async ({ page }) => {
  await signIn(page);
  const asked = readsOfOkrs(page);
  const release = await openBefore(page, '/okrs', '**/assets/index-*.js');
  await expect.poll(() => asked.length).toBe(1);
  expect(await isHydrated(page)).toBe(false);
  release();
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  expect(asked).toHaveLength(1);

  // A signed-out visitor causes no request.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/okrs');
  await expect(page).toHaveURL('/');
  expect(asked).toHaveLength(1);
});

test(
  'on a later visit it is asked for beside the code of its page, which comes when its link is pointed at',
  { tag: wideOnly },
  async ({ page, context }) => {
    await signIn(page);
    const [asked, loaded] = [readsOfOkrs(page), scriptsOf(page)];
    await page.goto('/profile');
    await expect(h1(page)).toHaveText('Your information');
    const release = await hold(context, '**/assets/pocket-page-*.js');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: /Pocket/ }).click();
    const isLoading = () => loaded.some((path) => path.includes('/pocket-page-'));
    expect(isLoading()).toBe(false);
    await menu.getByRole('link', { name: 'OKRs' }).first().hover();
    await expect.poll(isLoading).toBe(true);
    expect(asked).toEqual([]);
    await menu.getByRole('link', { name: 'OKRs' }).first().click();
    await expect.poll(() => asked.length).toBe(1);
    await expect(h1(page)).toHaveText('Your information');
    release();
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    expect(asked).toHaveLength(1);
  },
);

test.describe('a form before any script', () => {
  test(
    'keeps what is typed and chosen, and sends it when the application has come',
    { tag: wideOnly },
    async ({ page }) => {
      const release = await openBefore(page, '/individual-signin');
      await page.getByLabel('Email').fill(amara.email);
      await page.getByLabel('Password', { exact: true }).fill(amara.password);
      await page.getByLabel('Remember me').check();
      let signIns = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/login')) signIns += 1;
      });
      for (let press = 0; press < 2; press += 1) await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/individual-signin');
      release();
      await expect(page).toHaveURL('/dashboard');
      expect(signIns, 'two presses are one submission').toBe(1);
      expect(await page.evaluate(() => localStorage.getItem('rememberedEmail'))).toBe(amara.email);
      noteCase('speed', 'letters and a press in a form');
    },
  );

  test('begins with the remembered address, unless another was typed', { tag: wideOnly }, async ({ page }) => {
    await store(page, { rememberedEmail: amara.email });
    for (const typed of [undefined, 'else@northbay.example']) {
      const release = await openBefore(page, '/individual-signin');
      if (typed !== undefined) await page.getByLabel('Email').fill(typed);
      release();
      await expect.poll(() => isHydrated(page)).toBe(true);
      await expect(page.getByLabel('Email')).toHaveValue(typed ?? amara.email);
      await expect(page.getByLabel('Remember me')).toBeChecked();
    }
  });
});
