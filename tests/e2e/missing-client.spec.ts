import { amara } from './support/people';
import { expect, test, wideOnly } from './support/test';

const clientChunk = '**/assets/axios-*.js';

test(
  'a page that cannot load what makes its calls is reloaded once, then says so at a press and keeps what was typed',
  { tag: wideOnly },
  async ({ page, context, watch }) => {
    watch.allow(/axios-|answer 404|Failed to load resource/);
    await context.route(clientChunk, (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
    );
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.goto('/individual-signin');
    await expect.poll(() => loads).toBe(2);
    await page.getByLabel('Email').fill(amara.email);
    await page.getByLabel('Password').fill(amara.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Login failed. Please check your credentials.').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(amara.email);
    await expect(page.getByLabel('Password')).toHaveValue(amara.password);
    expect(loads).toBe(2);
  },
);
