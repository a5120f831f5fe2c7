import type { Page } from '@playwright/test';

import { imageOrigin } from './support/addresses.mjs';
import { signIn, signInBusiness } from './support/people';
import { isNarrow, openProfileMenu } from './support/steps';
import { expect, test, wideOnly } from './support/test';

/** One green pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkyPlfDwAD/QHOxJkwQgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel });

const chooser = (page: Page) => page.getByLabel('Choose image');
const portrait = (page: Page) => page.getByRole('img', { name: 'Your profile' });
const upload = (page: Page) => page.getByRole('button', { name: 'Upload' });

async function openProfile(page: Page) {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Your information' })).toBeVisible();
}

/** Whether the browser could draw an image. */
const isDrawn = (page: Page, source: string) =>
  page.evaluate((src) => [...document.images].some((image) => image.src === src && image.naturalWidth > 0), source);

for (const { who, enter, key, tag } of [
  { who: 'an individual', enter: signIn, key: 'profileImage', tag: [] },
  { who: 'a business', enter: signInBusiness, key: 'businessProfileImage', tag: [wideOnly] },
]) {
  test(`${who} uploads a picture, and sees it in the header and the popup at once`, { tag }, async ({ page }) => {
    await enter(page);
    await openProfile(page);
    await upload(page).click();
    await expect(page.getByRole('alert')).toContainText('Please select an image first!');

    await chooser(page).setInputFiles(picture('me.png'));
    await expect(page.getByText('me.png')).toBeVisible();
    const preview = (await portrait(page).getAttribute('src')) ?? '';
    expect(preview).toMatch(/^blob:/);
    await expect.poll(() => isDrawn(page, preview), 'the preview is drawn under the policy').toBe(true);

    await upload(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Image uploaded successfully!' })).toBeVisible();
    const stored = await page.evaluate((name) => localStorage.getItem(name), key);
    expect(stored).toMatch(/^\/uploads\//);
    await expect(portrait(page)).toHaveAttribute('src', /^http.*\/uploads\//);
    const address = (await portrait(page).getAttribute('src')) ?? '';
    await expect.poll(() => isDrawn(page, address)).toBe(true);

    if (!isNarrow(page))
      await expect(page.getByRole('button', { name: 'Profile menu' }).locator('img')).toHaveAttribute('src', address);
    await openProfileMenu(page);
    await expect(page.locator(`img[src="${address}"]`)).not.toHaveCount(1);
    await page.keyboard.press('Escape');

    await page.reload();
    await expect(portrait(page)).toHaveAttribute('src', address);
  });
}

test(
  'a picture that the backend keeps at an origin of the settings is drawn, at any other said not to be shown',
  { tag: wideOnly },
  async ({ page, watch }) => {
    const addresses = [`${imageOrigin}/me.png`, 'https://cdn.example/me.png'] as const;
    const [allowed] = addresses;
    // Asked for where the policy allows it; a violation, or a request for the other one, fails the test.
    watch.allow(new RegExp(`^request to another host: ${allowed}$`));
    await page.route(allowed, (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
    await signIn(page);
    await openProfile(page);
    for (const filePath of addresses) {
      await page.route('**/api/upload', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 201, json: { filePath }, headers: { 'Access-Control-Allow-Origin': '*' } })
          : route.fallback(),
      );
      await chooser(page).setInputFiles(picture('me.png'));
      await upload(page).click();
      if (filePath === allowed) await expect.poll(() => isDrawn(page, filePath)).toBe(true);
      else await expect(page.getByText('this site loads no pictures from cdn.example')).toBeVisible();
      await expect(portrait(page)).toHaveCount(filePath === allowed ? 1 : 0);
    }
  },
);

test('a phone number shows the flag of its country, from our own origin', { tag: wideOnly }, async ({ page }) => {
  await signIn(page);
  await openProfile(page);
  const phone = page.getByLabel('Mobile number');
  const country = page.getByLabel('Phone number country');
  await country.selectOption('NO');
  const flag = page.locator('main img[src*="NO"]');
  await expect
    .poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth), 'it is drawn')
    .toBeGreaterThan(0);
  await phone.clear();
  await phone.pressSequentially('+49 30 123456');
  await expect(country).toHaveValue('DE');
  await expect(phone).toHaveValue('+49 30 123456');
});
