// proof: policy

import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { withMotion } from './support/browsers';
import { expect, narrowOnly, test, wideOnly } from './support/test';

test.use(withMotion);

async function visit(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const strip = (page: Page) => page.locator('.rfm-marquee').first();

/** The strip's offset in pixels. */
async function marqueeOffset(page: Page): Promise<number> {
  return strip(page).evaluate((element) => element.getBoundingClientRect().left);
}

/** The browser's own semantics of the burger, which its markup lacks. */
async function isExpanded(page: Page): Promise<unknown> {
  const devtools = await page.context().newCDPSession(page);
  const { root } = await devtools.send('DOM.getDocument');
  const burger = { nodeId: root.nodeId, role: 'button', accessibleName: 'Menu' };
  const { nodes } = await devtools.send('Accessibility.queryAXTree', burger);
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test(
  'the menu on a phone opens, gives the focus back on Escape, leads on and is gone there',
  { tag: narrowOnly },
  async ({ page }) => {
    await visit(page, '/');
    const burger = page.getByRole('button', { name: 'Menu' });
    const link = page.getByRole('banner').getByRole('link', { name: 'About Us' });
    await expect(link).toBeHidden();
    await burger.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await expect.poll(() => isExpanded(page)).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(burger).toBeFocused();
    await expect.poll(() => isExpanded(page)).toBe(false);

    await burger.click();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await expect(link).toBeHidden();
  },
);

test.describe('the strip', { tag: wideOnly }, () => {
  test('runs, and stands while it is paused or pointed at', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('heading', { name: 'Trusted by HR Professionals' }).scrollIntoViewIfNeeded();
    const pixelsPerSecond = () =>
      strip(page).evaluate(
        (moving) =>
          moving.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(moving).animationDuration),
      );
    await expect.poll(pixelsPerSecond).toBeCloseTo(20, 0);
    const before = await marqueeOffset(page);
    await expect.poll(() => marqueeOffset(page)).toBeLessThan(before - 20);
    await page.getByRole('button', { name: 'Pause the moving text' }).click();
    await expect(strip(page)).toHaveCSS('animation-play-state', 'paused');
    const place = await marqueeOffset(page);
    await page.getByRole('button', { name: 'Play the moving text' }).click();
    await expect.poll(() => marqueeOffset(page)).not.toBe(place);
    await page.locator('.rfm-marquee-container').hover();
    await expect(strip(page)).toHaveCSS('animation-play-state', 'paused');
  });
});

test('back to top comes past 300 px and takes page and focus up', { tag: wideOnly }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 320));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(button).toHaveCount(0);
});
