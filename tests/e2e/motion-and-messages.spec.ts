import type { Page } from '@playwright/test';

import { backendOrigin } from './support/addresses.mjs';
import { announcementsOf, introStays, logAnnouncements } from './support/announcements';
import { amara, signIn } from './support/people';
import { fillWish, introButton, openDashboard, openProfileMenu, signInByForm, wish } from './support/steps';
import { expect, test } from './support/test';

test.describe('the intro overlay', () => {
  /** Waits until it has come and gone. Gives how long it stayed, in milliseconds. */
  async function stayOf(page: Page): Promise<number> {
    await expect.poll(async () => (await introStays(page))[0]?.goneAt ?? null).not.toBeNull();
    const [stay, ...more] = await introStays(page);
    expect(more, 'it comes once').toEqual([]);
    return (stay?.goneAt ?? 0) - (stay?.at ?? 0);
  }

  test.beforeEach(async ({ page }) => {
    await logAnnouncements(page);
    await signIn(page);
    await page.goto('/dashboard');
  });

  test('leaves by itself after 1.5 s and gives the focus to the title', async ({ page }) => {
    expect(Math.abs((await stayOf(page)) - 1500)).toBeLessThan(250);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('leaves on a click', async ({ page }) => {
    await introButton(page).click();
    expect(await stayOf(page)).toBeLessThan(1250);
  });

  test('leaves on Escape', async ({ page }) => {
    await expect(introButton(page)).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await stayOf(page)).toBeLessThan(1250);
  });
});

test.describe('messages', () => {
  test.skip(({ isMobile }) => isMobile, 'time and words do not depend on the width');

  /** Expects that a text is announced exactly once, in a region that was there before. Gives its lifetime. */
  async function lifetimeOf(page: Page, text: string, role: 'alert' | 'status'): Promise<number> {
    await expect.poll(async () => (await announcementsOf(page, text)).length).toBeGreaterThan(0);
    const [first] = await announcementsOf(page, text);
    expect([first?.role, first?.regionWasThere], `"${text}" comes into a region that is read out`).toEqual([
      role,
      true,
    ]);
    const goneAt = async () => (await announcementsOf(page, text))[0]?.goneAt ?? null;
    await expect.poll(goneAt, { timeout: 9000 }).not.toBeNull();
    const [entry, ...more] = await announcementsOf(page, text);
    expect(more, `"${text}" is announced once`).toEqual([]);
    return (entry?.goneAt ?? 0) - (entry?.at ?? 0);
  }

  test.beforeEach(async ({ page }) => {
    await logAnnouncements(page);
  });

  test('a success stays 2 s', async ({ page }) => {
    await signInByForm(page);
    expect(Math.abs((await lifetimeOf(page, 'Login successful!', 'status')) - 2000)).toBeLessThan(400);
  });

  test('an error stays 4 s, also as text in the form', async ({ page }) => {
    const text = 'Login failed. Please check your credentials.';
    await signInByForm(page, { ...amara, password: 'wrong' });
    expect(Math.abs((await lifetimeOf(page, text, 'alert')) - 4000)).toBeLessThan(400);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(amara.email);
  });

  test('a message waits while the pointer is on it', async ({ page }) => {
    await signInByForm(page, { ...amara, password: 'wrong' });
    const toast = page.getByRole('alert').filter({ hasText: 'Login failed.' }).getByText('Login failed.');
    await toast.hover();
    // Time itself is what is tested: longer than the message would have stayed.
    await page.waitForTimeout(5000);
    await expect(toast).toBeVisible();
    await page.mouse.move(10, 10);
    await expect(toast).toBeHidden({ timeout: 5000 });
  });

  test('a message can be closed', async ({ page }) => {
    await signInByForm(page, { ...amara, password: 'wrong' });
    await page.getByRole('button', { name: 'Close message' }).click();
    expect(await lifetimeOf(page, 'Login failed.', 'alert')).toBeLessThan(3600);
  });

  test('deleting says so once, though the dialog it began in has gone', async ({ page }) => {
    await signIn(page);
    await page.goto('/kpis');
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete KPI' }).click();
    await lifetimeOf(page, 'KPI deleted successfully!', 'status');
  });

  test('a failed deletion says so once, in the open dialog and when it is closed', async ({ page }) => {
    const { token } = await signIn(page);
    await createRefusing(page, token);
    await page.goto('/okrs');
    await page.getByRole('button', { name: 'Delete Keep this fail-delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this OKR?' });
    await dialog.getByRole('button', { name: 'Delete OKR' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Failed to delete OKR.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Keep this fail-delete', exact: true })).toBeVisible();
    await lifetimeOf(page, 'Failed to delete OKR.', 'alert');
  });

  test('creating and downloading each say so once', async ({ page }) => {
    await signIn(page);
    await openDashboard(page);
    await fillWish(page);
    await page.getByRole('button', { name: 'Create KPIs' }).click();
    await lifetimeOf(page, 'KPIs generated! Please check your pocket.', 'status');
    await page.getByRole('link', { name: 'Open your KPIs' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${wish.goal}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`KPI-${wish.goal}.pdf`);
    await lifetimeOf(page, 'PDF downloaded successfully.', 'status');
  });

  test('a list that cannot be read says so once', async ({ page }) => {
    await signIn(page, { ...amara, email: amara.email.replace('@', '+fail-list@') });
    await page.goto('/okrs');
    await lifetimeOf(page, 'No OKRS data found.', 'alert');
    await expect(page.getByText('We could not load your OKRs')).toBeVisible();
  });

  test('a refused sign-out says so once and keeps the session', async ({ page }) => {
    await signIn(page, { ...amara, email: amara.email.replace('@', '+fail-logout@') });
    await page.goto('/help');
    await openProfileMenu(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await lifetimeOf(page, 'Error logging out and deleting account.', 'alert');
    await expect(page).toHaveURL('/help');
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull();
  });
});

/** Creates a record that the backend refuses to delete. */
async function createRefusing(page: Page, token: string) {
  const answer = await page.request.post(`${backendOrigin}/api/ai/okr`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { ...wish, goal: 'Keep this fail-delete' },
  });
  expect(answer.ok()).toBe(true);
}
