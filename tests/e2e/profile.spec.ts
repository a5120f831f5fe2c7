import type { Page } from '@playwright/test';

import { signIn } from './support/people';
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

test('a picture is drawn under the policy, before it is sent and after', { tag: wideOnly }, async ({ page }) => {
  await signIn(page);
  await openProfile(page);
  await chooser(page).setInputFiles(picture('me.png'));
  const preview = (await portrait(page).getAttribute('src')) ?? '';
  expect(preview).toMatch(/^blob:/);
  await expect.poll(() => isDrawn(page, preview)).toBe(true);
  await upload(page).click();
  await expect(portrait(page)).toHaveAttribute('src', /^http.*\/uploads\//);
  const address = (await portrait(page).getAttribute('src')) ?? '';
  await expect.poll(() => isDrawn(page, address)).toBe(true);
  await page.reload();
  await expect(portrait(page)).toHaveAttribute('src', address);
});
