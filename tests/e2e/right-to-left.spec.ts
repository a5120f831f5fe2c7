import type { Page } from '@playwright/test';

import { paths } from '../../src/domain/paths';
import { triedOf } from '../support/whole.ts';
import { expectAccessible } from './support/accessibility';
import { besideWindow, runningAnimations, sidewaysScroll } from './support/geometry';
import { signIn } from './support/people';
import { expect, test } from './support/test';
import { pagesByVisitor } from './support/visitors';
import { visit, visitAsBusiness } from './support/visits';

/** From now on every page is laid out from right to left, like a translated one. */
const fromRightToLeft = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl'));
  });

for (const [who, enter, addresses] of pagesByVisitor) {
  test(`the pages of ${who} can be read from right to left`, async ({ page }) => {
    test.slow();
    await enter?.(page);
    await fromRightToLeft(page);
    for (const path of triedOf(addresses, Math.ceil(addresses.length / 2))) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        // The page's requests start after its title is set.
        await page.waitForLoadState('networkidle');
        await expect.poll(() => runningAnimations(page)).toEqual([]);
        await expectAccessible(page);
        for (const width of [1440, 390, 320]) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => sidewaysScroll(page), { message: `${width} px` }).toBe(0);
          await expect.poll(() => besideWindow(page), { message: `${width} px` }).toEqual([]);
        }
      });
    }
  });
}

test('from right to left the menu is at the right, and forward arrows point left', async ({ page }) => {
  await fromRightToLeft(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitAsBusiness(page, `${paths.businessOkrs}?group=goal`);
  const menu = page.getByRole('complementary', { name: 'Menu' });
  await expect.poll(async () => (await menu.boundingBox())?.x ?? 0).toBeGreaterThan(1000);
  const onwards = page.locator('main .lucide-chevron-right').first();
  await expect(onwards).toHaveCSS('scale', '-1 1');
});

test('the heads of a table begin where its cells do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await visit(page, paths.okrs);
  // Browsers center them if a table's style says only 'start'.
  await expect(page.getByRole('columnheader', { name: 'Role' })).toHaveCSS('text-align', 'start');
});
