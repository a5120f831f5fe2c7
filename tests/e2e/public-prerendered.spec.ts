import type { Page } from '@playwright/test';

import { sidewaysScroll } from './support/geometry';
import { expect, test } from './support/test';

/** Every prerendered page with its title in the window. */
const pages: readonly [address: string, title: string][] = [
  ['/', 'Next-Level People Process - Cairn'],
  ['/about-us', 'About Us - Cairn'],
  ['/features', 'Features - Cairn'],
  ['/get-started', 'Get Started - Cairn'],
  ['/privacy', 'Privacy - Cairn'],
  ['/terms', 'Terms - Cairn'],
];

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

test('each page is a whole document of its own', async ({ page }) => {
  const descriptions = new Set<string>();
  for (const [address, title] of pages) {
    const html = await (await page.request.get(address)).text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(/<h1[^>]*>/);
    expect(html).toContain('property="og:title"');
    const [, data = ''] = /<script type="application\/ld\+json">([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@type': 'WebPage' });
    descriptions.add(/name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? '');
  }
  expect(descriptions.size).toBe(pages.length);
});

test('other addresses get the empty shell', async ({ page }) => {
  for (const address of ['/dashboard', '/individual-signin', '/nowhere']) {
    expect(await (await page.request.get(address)).text()).toContain('<div id="root"></div>');
  }
});

test('React takes each page over without moving or drawing it anew', async ({ page }) => {
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      window.firstHeading = document.querySelector('h1');
    });
  });
  for (const [address, title] of pages) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    // React leaves its mark on what it has taken over.
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))),
      )
      .toBe(true);
    await expect(page).toHaveTitle(title);
    expect(await page.evaluate(() => window.firstHeading === document.querySelector('h1')), address).toBe(true);
    expect(await page.evaluate(() => window.moved), address).toBe(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages can be read and walked', async ({ page, watch }) => {
    // Chromium refuses to fetch a script ahead that it will not run, and names the policy as its reason.
    watch.allow(/^request failed: \S+\.js csp$/);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Enhance your People Processes' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Founders' })).toBeVisible();
    if (isNarrow(page)) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).click();
    await expect(page).toHaveTitle('Features - Cairn');
  });
});

test('a printed page is its text, without header and footer', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  expect(await sidewaysScroll(page)).toBe(0);
});

declare global {
  interface Window {
    moved: number;
    firstHeading: Element | null;
  }
}
