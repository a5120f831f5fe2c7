import type { Locator } from '@playwright/test';

import { isWhole } from '../support/whole.ts';
import { expectAccessible } from './support/accessibility';
import { brokenButtons, overlaps, runningAnimations, sidewaysScroll, smallTargets } from './support/geometry';
import { peopleScreens } from './support/screens-people';
import { expect, test } from './support/test';
import { visitAsBusiness, type Screen } from './support/visits';

/** Excluded: it tests positions only, and has no room for a button of five words. */
const narrowest = 320;
const widths = isWhole ? [narrowest, 390, 820, 1440] : [narrowest, 390, 1440];

for (const { name, open, shown } of peopleScreens) {
  test(`${name}: axe finds nothing in both themes, and all has its place at every size`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    for (const width of widths) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        if (shown) await expect(shown(page)).toBeVisible();
        await expect.poll(() => runningAnimations(page)).toEqual([]);
        await expect.poll(() => sidewaysScroll(page), 'sideways scroll').toBe(0);
        await expect.poll(() => smallTargets(page)).toEqual([]);
        await expect.poll(() => overlaps(page), 'controls over others').toEqual([]);
        if (width !== narrowest) await expect.poll(() => brokenButtons(page), 'words of buttons').toEqual([]);
        if (width === narrowest) return;
        await expectAccessible(page);
        await page.evaluate(() => document.documentElement.classList.add('dark'));
        await expectAccessible(page, ['color-contrast']);
        await page.evaluate(() => document.documentElement.classList.remove('dark'));
      });
    }
    await test.step('text of twice the size', async () => {
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await page.setViewportSize({ width: 640, height: 900 });
      await expect.poll(() => sidewaysScroll(page), 'sideways scroll').toBe(0);
      await expect.poll(() => overlaps(page), 'controls over others').toEqual([]);
    });
  });
}

test('forced colors: the chosen one of several, and the current step, are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visitAsBusiness(page, '/business/company-onboarding');
  const [first, second] = [page.getByRole('radio').nth(0), page.getByRole('radio').nth(1)];
  await first.check({ force: true });
  const looksOf = (radio: Locator) =>
    radio.locator('xpath=..').evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(await looksOf(first)).not.toBe(await looksOf(second));
  const match = peopleScreens.find(({ name }) => name === 'import-match') as Screen;
  await match.open(page);
  const current = page.locator('[aria-current=step]');
  await page.setViewportSize({ width: 1440, height: 900 });
  const fills = () =>
    current.evaluate((step) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      return [...step.querySelectorAll('[aria-hidden] > span')]
        .filter((each) => each.checkVisibility())
        .map((each) => (getComputedStyle(each).backgroundColor === ground ? 'as the ground' : 'filled'));
    });
  await expect.poll(fills).toEqual(['filled']);
});
