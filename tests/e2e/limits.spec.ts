import { paths } from '../../src/domain/paths';
import { sharedLink } from '../support/shared-link.ts';
import { withMotion } from './support/browsers';
import { sidewaysScroll } from './support/geometry';
import { signIn } from './support/people';
import { isHydrated, settled } from './support/steps';
import { expect, test } from './support/test';
import { visit, visitAsBusiness } from './support/visits';

test.use(withMotion);

// Constants (docs/product.md 12) and sides that only a rendered page shows.

test('the longest name of a brand leaves its mark whole, and the page as wide as the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/', sharedLink]) {
    await page.goto(address);
    await page.mouse.move(5, 5);
    // React would report the change of a page that it has yet to hydrate.
    await expect.poll(() => isHydrated(page)).toBe(true);
    const brandLink = page.getByRole('banner').getByRole('link').first();
    const mark = brandLink.locator('svg');
    await expect(mark).toBeVisible();
    for (const name of ['Halden Energi og Kraftforsyning Vestland', 'Kraftforsyningsselskapetvestlandogtelema']) {
      await brandLink.locator('span').evaluate((element, text) => (element.textContent = text), name);
      await expect.poll(async () => (await mark.boundingBox())?.width, `${address}, ${name}`).toBe(32);
      await expect.poll(() => sidewaysScroll(page), `${address}, ${name}`).toBe(0);
    }
  }
});

test('the details are at most 900 pixels wide, beside the list and over it', async ({ page }) => {
  await signIn(page);
  for (const [width, role] of [
    [2560, 'region'],
    [1300, 'dialog'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/okrs');
    await page.locator('[data-goal]').first().click();
    const details = page.getByRole(role, { name: 'Details' });
    await expect(details).toBeVisible();
    // A dialog fills the window; its visible part is the panel.
    const panel = role === 'dialog' ? details.locator('> div').first() : details;
    // While the panel slides in, `getBoundingClientRect` is slightly wider.
    const widthOf = () => panel.evaluate((element) => Number.parseFloat(getComputedStyle(element).width));
    await expect.poll(widthOf, `in a window of ${width}`).toBeGreaterThan(600);
    expect(await settled(page, widthOf), `in a window of ${width}`).toBeLessThanOrEqual(900);
  }
});

test('beside a scrollbar the details have room too, and no button has its label in two lines', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/okrs');
  // A page that is longer than its window.
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.locator('[data-goal]').first().click();
  const scrollbar = () => page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  await expect.poll(scrollbar).toBeGreaterThan(10);
  const details = page.getByRole('region', { name: 'Details' });
  // The details load after the list.
  await expect(details.getByRole('button', { name: 'Delete' })).toBeVisible();
  const heights = () => details.locator('footer button').evaluateAll((all) => all.map((each) => each.clientHeight));
  await expect.poll(async () => new Set(await heights()).size, 'buttons of one height').toBe(1);
  const more = page.getByRole('link', { name: 'Create OKRs' });
  const ends = async () => {
    const boxes = await Promise.all([details, more].map(async (part) => part.boundingBox()));
    return new Set(boxes.map((box) => Math.round((box?.x ?? 0) + (box?.width ?? 0)))).size;
  };
  await expect.poll(ends, 'it ends with the page').toBe(1);

  await test.step('a dialog takes it away without moving the page', async () => {
    const before = await settled(page, () => more.boundingBox());
    await details.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => more.boundingBox()).toEqual(before);
  });
});

test('from right to left the menu is at the right, and forward arrows point left', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitAsBusiness(page, `${paths.businessOkrs}?group=goal`);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const menu = page.getByRole('complementary', { name: 'Menu' });
  await expect.poll(async () => (await menu.boundingBox())?.x ?? 0).toBeGreaterThan(1000);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Collapse / })
    .first()
    .click();
  const onwards = main.locator('.lucide-chevron-right').first();
  await expect(onwards).toHaveCSS('scale', '-1 1');
});

test('the heads of a table begin where its cells do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await visit(page, paths.okrs);
  // Browsers center them if a table's style says only 'start'.
  await expect(page.getByRole('columnheader', { name: 'Role' })).toHaveCSS('text-align', 'start');
});
