import { signIn } from './support/people';
import { screens } from './support/screens';
import { peopleScreens } from './support/screens-people';
import { fillGoalRequest, openDashboard } from './support/steps';
import { expect, test } from './support/test';

/*
 * Pictures for people to look at: SCREENS=1 npx playwright test looks
 * They go to test-results/screens; the dashboard's also to docs/screenshot.png, which the README shows.
 */

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

for (const { name, open, shown, at = () => true } of [...screens, ...peopleScreens]) {
  for (const size of sizes.filter(({ width }) => at(width))) {
    test(`${name} at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page);
      if (shown) await expect(shown(page)).toBeVisible();
      // Nothing is hovered, and what covers the window is as high as the window.
      await page.mouse.move(0, 0);
      await page.evaluate(() => window.scrollTo(0, 0));
      const covered = await page.locator('dialog[open], [data-intro]').count();
      for (const theme of ['light', 'dark']) {
        await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
        await page.screenshot({
          path: `test-results/screens/${name}-${size.width}-${theme}.png`,
          fullPage: covered === 0,
          animations: 'disabled',
        });
      }
    });
  }
}

test('the picture of the README', async ({ page }) => {
  // High enough for the whole draft.
  await page.setViewportSize({ width: 1440, height: 1660 });
  await signIn(page);
  await openDashboard(page);
  await fillGoalRequest(page);
  await page.getByRole('button', { name: 'Create OKRs' }).click();
  await expect(page.getByRole('region', { name: 'Latest draft' }).getByRole('listitem').nth(4)).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: 'docs/screenshot.png', animations: 'disabled' });
});
