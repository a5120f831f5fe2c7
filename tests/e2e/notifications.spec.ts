import type { Page } from '@playwright/test';

import { signIn } from './support/people';
import { expect, test } from './support/test';

const notes = (page: Page) => page.getByRole('main').getByRole('listitem');
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('notifications'));

test('all of them are marked one by one, and the red dot goes', async ({ page }) => {
  const marked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/notifications/mark-as-read'))
      marked.push(request.postData() ?? '');
  });
  await signIn(page);
  await page.goto('/notifications');
  await expect(notes(page)).toHaveCount(3);
  await expect.poll(() => flag(page)).toBe('true');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('3 of 3 marked as read.')).toBeVisible();
  await expect(page.getByText('No new notifications')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), 'the focus is not lost').toBeFocused();
  expect(new Set(marked).size).toBe(3);
  expect(await flag(page)).toBe('false');
});

test('the round can be stopped, and what was not marked stays', async ({ page }) => {
  let answered = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/notifications/mark-as-read', async (route) => {
    if (route.request().method() === 'POST') {
      answered += 1;
      if (answered === 2) await gate;
    }
    await route.continue();
  });
  await signIn(page);
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(notes(page)).toHaveCount(2);
  await expect(page.getByRole('progressbar', { name: 'Marking as read' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByText(/ of 3 marked as read\./)).toBeVisible();
  await expect(notes(page)).not.toHaveCount(0);
  expect(answered).toBe(2);
  expect(await flag(page)).toBe('true');
});

test('what cannot be marked stays, in silence for one and counted for all', async ({ page }) => {
  await page.route('**/api/notifications/mark-as-read', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await signIn(page);
  await page.goto('/notifications');
  await notes(page).first().getByRole('button', { name: 'Mark as Read' }).click();
  await expect(notes(page).first().getByRole('button', { name: 'Mark as Read' })).not.toHaveAttribute('aria-busy');
  await expect(notes(page)).toHaveCount(3);
  await expect(page.locator('[role=alert]')).toBeEmpty();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('button', { name: 'Go on now' }).click();
  await expect(page.getByText('0 of 3 marked as read. 3 could not be marked and stayed.')).toBeVisible();
  await expect(notes(page)).toHaveCount(3);
});

test('a note about an OKR leads to the OKRs', async ({ page }) => {
  await signIn(page);
  await page.goto('/notifications');
  await notes(page).filter({ hasText: 'OKR' }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View Set OKRs');
});
