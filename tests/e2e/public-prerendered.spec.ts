// proof: speed

import type { Page } from '@playwright/test';

import { brand } from '../../src/brand';
import { noteCase } from '../support/figures.ts';
import { pages, publicPages } from '../support/pages.ts';
import { withMotion } from './support/browsers';
import { sidewaysScroll } from './support/geometry';
import { store } from './support/people';
import { heading, hold, isHydrated, isNarrow } from './support/steps';
import { expect, test, wideOnly } from './support/test';

test.use(withMotion);

test(
  'each page is a whole document of its own; other addresses get a frame without a title',
  { tag: wideOnly },
  async ({ context }) => {
    const descriptions = new Set<string>();
    for (const { path, title } of pages.filter(({ guarded }) => guarded === undefined)) {
      const html = await (await context.request.get(path)).text();
      expect(html, path).toContain(`<title>${title} - ${brand.name}</title>`);
      expect(html, path).toMatch(/<h1[^>]*>/);
      if (!publicPages.some((each) => each.path === path)) continue;
      expect(html).toMatch(/<template data-application>[^]*\/assets\/index-[^]*<\/template>/);
      expect(html).toContain('property="og:title"');
      const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
      const image = await context.request.get(picture);
      expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
      descriptions.add(/name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? '');
    }
    expect([...descriptions]).not.toContain('');
    expect(descriptions.size).toBe(publicPages.length);

    for (const address of ['/business/company-profile/company-3', '/nowhere']) {
      const html = await (await context.request.get(address)).text();
      expect(html).toContain('<div id="root" data-frame>');
      expect(html).not.toContain('<h1');
    }
  },
);

test('the arrival of the font moves no line of the first window', async ({ page }) => {
  const fonts = '**/*.woff2';
  const tops = () =>
    page
      .locator('h1, h2, h3, p, li, a')
      .evaluateAll((nodes) =>
        nodes.map((node) => Math.round(node.getBoundingClientRect().top)).filter((top) => top < window.innerHeight),
      );
  await page.goto('/');
  const hasFallback = await page.evaluate(() =>
    document.fonts.load('16px "Instrument Sans Fallback"').then(
      () => true,
      () => false,
    ),
  );
  expect(hasFallback, 'the machine has a font as wide as Arial (src/styles/fonts.css)').toBe(true);
  for (const { path: address } of publicPages) {
    const arrive = await hold(page, fonts);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => document.fonts.check('600 16px "Instrument Sans Variable"')), address).toBe(false);
    const before = await tops();
    arrive();
    await page.evaluate(() => document.fonts.load('600 16px "Instrument Sans Variable"'));
    expect(await tops(), address).toEqual(before);
    await page.unroute(fonts);
  }
});

test('before the application has come the burger opens and closes, and a link leads on', async ({ page }) => {
  // The response never arrives.
  await page.route('**/assets/{index,public}*.js', () => new Promise(() => {}));
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.getByRole('banner').getByRole('link', { name: 'About Us' });
  if (isNarrow(page)) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
  }
  await link.click();
  await expect(heading(page)).toHaveText('About Us');
});

test('what is pressed in the first instant is answered when the application has come', async ({ page, watch }) => {
  watch.allow(/net::ERR_FAILED|Failed to load resource/);
  const come = await hold(page, '**/assets/index-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  if (isNarrow(page)) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Email').fill('amara@northbay.example');
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toHaveAttribute('data-pressed');
  come();
  await expect(page.getByRole('status').filter({ hasText: 'not available' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('amara@northbay.example');
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).not.toHaveAttribute('data-pressed');
  // Text typed before React hydrates is kept like later text.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visitorDraft'))).toContain('amara@northbay');
  noteCase('speed', `letters and a press on a public page, ${isNarrow(page) ? 'narrow' : 'wide'}`);
});

test.describe('the theme', { tag: wideOnly }, () => {
  const background = (page: Page) => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = 'rgb(244, 247, 244)';
  const dark = 'rgb(12, 20, 17)';

  test('follows the system until another was chosen, from the first picture on', async ({ page }) => {
    // Only the document and its render-blocking resources.
    await page.route('**/assets/*.js', () => new Promise(() => {}));
    for (const [colorScheme, chosen, other] of [
      ['light', 'dark', dark],
      ['dark', 'light', light],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      for (const address of ['/get-started', '/individual-signin']) {
        await page.goto('/robots.txt');
        await page.evaluate(() => localStorage.clear());
        await page.goto(address, { waitUntil: 'commit' });
        await expect.poll(() => background(page)).toBe(colorScheme === 'light' ? light : dark);
        await store(page, { theme: chosen });
        await page.goto(address, { waitUntil: 'commit' });
        await expect.poll(() => background(page)).toBe(other);
      }
    }
  });
});

test('Back to a page that is loaded again returns to where it was left', { tag: wideOnly }, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: brand.name }).focus();
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.goto('/about-us');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test(
  'Back from a page that a press has led to, and that was loaded again, leads to the page before',
  { tag: wideOnly },
  async ({ page }) => {
    // Both are one document for the browser: Back fires `popstate` and loads nothing.
    await page.goto('/');
    await page.keyboard.press('Shift');
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(heading(page)).toHaveText('About Us');
    await page.reload();
    await page.goBack();
    await expect(heading(page)).toHaveText('Next-Level People Process');
    await expect(page).toHaveTitle(`Next-Level People Process - ${brand.name}`);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages can be read and walked', async ({ page, watch }) => {
    // Chromium does not preload a script that it will not run, and names the policy as the reason.
    watch.allow(/^request failed: \S+\.js csp$/);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Enhance your People Processes' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Founders' })).toBeVisible();
    if (isNarrow(page)) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).click();
    await expect(page).toHaveTitle(`Features - ${brand.name}`);
  });
});

test('a printed page is its text, without header and footer', { tag: wideOnly }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const { path: address } of publicPages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect.poll(() => sidewaysScroll(page), address).toBe(0);
  }
});
