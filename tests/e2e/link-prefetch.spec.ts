import { signIn } from './support/people';
import { expect, test, wideOnly } from './support/test';

test('the code of a page comes when its link is pointed at', { tag: wideOnly }, async ({ page }) => {
  await signIn(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  const isThere = () => scripts.some((path) => path.includes('/notifications-page-'));
  expect(isThere()).toBe(false);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Notifications/ })
    .hover();
  await expect.poll(isThere).toBe(true);
  await expect(page).toHaveURL('/help');
});
