import { brand } from '../../src/brand';
import { publicPages } from '../support/pages.ts';
import { widths } from './support/browsers';
import { isHydrated, scriptsOf } from './support/steps';
import { expect, test } from './support/test';

for (const [width, options] of Object.entries(widths)) {
  test.describe(width, () => {
    test.use(options);

    test('React hydrates each page when it is used, without moving or redrawing it', async ({ page }) => {
      const scripts = scriptsOf(page);
      await page.addInitScript(() => {
        window.moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.moved += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        document.addEventListener('DOMContentLoaded', () => {
          window.firstHeading = document.querySelector('h1');
        });
      });
      for (const { path: address, title } of publicPages) {
        // Idle requests of the previous page don't belong to this one.
        await page.goto('about:blank');
        scripts.length = 0;
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        expect(scripts, address).toEqual([]);
        const movedWhileLoading = await page.evaluate(async () => {
          await document.fonts.ready;
          // The font's arrival may move the end of a line slightly.
          const moved = window.moved;
          window.moved = 0;
          window.scrollTo(0, 40);
          return moved;
        });
        expect(movedWhileLoading, address).toBeLessThan(0.001);
        await expect.poll(() => isHydrated(page)).toBe(true);
        await page.waitForLoadState('networkidle');
        await expect(page).toHaveTitle(`${title} - ${brand.name}`);
        expect(await page.evaluate(() => window.scrollY), address).toBe(40);
        expect(await page.evaluate(() => window.firstHeading === document.querySelector('h1')), address).toBe(true);
        expect(await page.evaluate(() => window.moved), address).toBe(0);
        // Nothing typed, nothing stored.
        expect(await page.evaluate(() => sessionStorage.getItem('visitorDraft')), address).toBeNull();
      }
    });
  });
}

declare global {
  interface Window {
    moved: number;
    firstHeading: Element | null;
  }
}
