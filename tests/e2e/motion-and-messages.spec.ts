// proof: announced

import type { Page } from '@playwright/test';

import { limits } from '../../src/domain/limits';
import { noteCase } from '../support/figures.ts';
import { announcementsOf, logAnnouncements } from './support/announcements';
import { amara, signIn } from './support/people';
import { signInByForm } from './support/steps';
import { expect, test, wideOnly, withMotion } from './support/test';

test.use(withMotion);

// How long exactly things stay is told with a clock of the tests' own (tests/flows/first-page, src/ui/toast).

test(
  'the overlay of the frame is taken over without a frame in which it appears again',
  { tag: wideOnly },
  async ({ page }) => {
    await signIn(page);
    await page.addInitScript(() => {
      const frames: [isStatic: boolean, ...opacities: number[]][] = [];
      Object.assign(globalThis, { frames });
      const look = () => {
        const overlay = document.querySelector('[data-intro]');
        const parts = overlay ? [overlay, ...overlay.querySelectorAll('rect')] : [];
        const opacities = parts.map((each) => Number(getComputedStyle(each).opacity));
        frames.push([overlay !== null && overlay.id !== '', ...(overlay ? opacities : [0])]);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    type Frames = [isStatic: boolean, ...opacities: number[]][];
    let seen: Frames = [];
    // Both are seen only where the scripts come in time.
    await expect(async () => {
      await page.goto('/dashboard');
      await expect(page.locator('[data-intro]')).toBeHidden();
      seen = await page.evaluate(() => (globalThis as unknown as { frames: Frames }).frames);
      const isDrawn = (frame: Frames[number]) => Number(frame[1]) > 0;
      seen = seen.slice(seen.findIndex(isDrawn), seen.findLastIndex(isDrawn) + 1);
      await page.evaluate(() => sessionStorage.clear());
      expect([true, false].map((wanted) => seen.some(([isStatic]) => isStatic === wanted))).toEqual([true, true]);
    }).toPass();
    const fading = seen.flatMap((frame, place) => {
      const later = seen[place + 1] ?? frame;
      return frame.some((each, part) => part > 0 && Number(later[part]) < Number(each)) ? [[frame, later]] : [];
    });
    expect(fading).toEqual([]);
  },
);

test.describe('messages', { tag: wideOnly }, () => {
  /** Expects that a text is announced exactly once, in a region that was there before, and then goes. */
  async function expectAnnouncedOnce(page: Page, text: string, role: 'alert' | 'status'): Promise<void> {
    await expect.poll(async () => (await announcementsOf(page, text)).length).toBeGreaterThan(0);
    const [first] = await announcementsOf(page, text);
    expect([first?.role, first?.regionWasThere], `"${text}" comes into a region that is read out`).toEqual([
      role,
      true,
    ]);
    await page.clock.fastForward(limits.toastDuration.error);
    await expect.poll(async () => (await announcementsOf(page, text))[0]?.hasGone).toBe(true);
    expect(await announcementsOf(page, text), `"${text}" is announced once`).toHaveLength(1);
    noteCase('announced', text);
  }

  /** A message on the screen, whatever else says the same. */
  const message = (page: Page, role: 'alert' | 'status', text: string) =>
    page
      .getByRole(role)
      .filter({ has: page.getByRole('button', { name: 'Close message' }) })
      .filter({ hasText: text });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await logAnnouncements(page);
  });

  test('an error is said once and goes, and stays as text in the form; it can be closed; so is a success', async ({
    page,
  }) => {
    const text = 'Login failed. Please check your credentials.';
    await signInByForm(page, { ...amara, password: 'wrong' });
    await expectAnnouncedOnce(page, text, 'alert');
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(amara.email);

    const signInAgain = () => page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await signInAgain();
    const toast = message(page, 'alert', 'Login failed.');
    await toast.getByRole('button', { name: 'Close message' }).click();
    await expect(toast).toBeHidden();

    await page.getByLabel('Password', { exact: true }).fill(amara.password);
    await signInAgain();
    await expectAnnouncedOnce(page, 'Login successful!', 'status');
  });
});
