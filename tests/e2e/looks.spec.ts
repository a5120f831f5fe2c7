import { screens } from './support/screens';
import { expect, test } from './support/test';

/*
 * Screenshots of every screen, which npm run looks compares with another commit's.
 * All of this commit: LOOKS=test-results/looks npx playwright test looks --update-snapshots=all
 */

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

for (const { name, open, shown, at = () => true } of screens) {
  for (const size of sizes.filter(({ width }) => at(width))) {
    test(`${name} at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page);
      if (shown) await expect(shown(page)).toBeVisible();
      // Nothing is hovered, and overlays are as high as the window.
      await page.mouse.move(0, 0);
      await page.evaluate(() => window.scrollTo(0, 0));
      const covered = await page.locator('dialog[open], [data-intro]').count();
      for (const theme of ['light', 'dark']) {
        await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
        await expect.soft(page).toHaveScreenshot(`${name}-${size.width}-${theme}.png`, {
          fullPage: covered === 0,
          // Pixels may be slightly darker or lighter; none may change its color.
          maxDiffPixels: 0,
          threshold: 0.1,
          timeout: 60_000,
        });
      }
    });
  }
}
