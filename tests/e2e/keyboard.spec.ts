// proof: keyboard

import type { Page } from '@playwright/test';

import { limits } from '../../src/domain/limits';
import { noteCase } from '../support/figures.ts';
import { triedOf } from '../support/whole.ts';
import { callsMade } from './support/calls-made';
import { expectFocusKept, tabTo } from './support/focus';
import { amara, signIn } from './support/people';
import { goalRequest, holdIntro, introButton, shownByClock } from './support/steps';
import { expect, test } from './support/test';
import { pagesByVisitor } from './support/visitors';

const first = 'Grow recurring revenue in the mid-market without raising churn';

test('the main job with no mouse', async ({ page }) => {
  const { keyboard } = page;
  const made = callsMade(page);
  const title = page.getByRole('heading', { level: 1 });

  await holdIntro(page);

  await test.step('sign in', async () => {
    await page.goto('/individual-signin');
    await tabTo(page, page.getByLabel('Email'));
    await keyboard.type(amara.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await keyboard.type(amara.password);
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('the intro has the focus, and gives it to the page', async () => {
    await expect(introButton(page)).toBeFocused();
    await keyboard.press('Escape');
    await expect(introButton(page)).toBeHidden();
    await expect(title).toBeFocused();
  });

  await test.step('a role by the arrows, a goal, an industry by typing', async () => {
    const role = page.getByLabel('Role', { exact: true });
    await tabTo(page, role);
    await expect(page.getByRole('option')).toHaveCount(6);
    await keyboard.press('ArrowUp');
    await expect(page.getByRole('option', { name: 'Sales Lead' })).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await expect(role).toHaveValue('Sales Lead');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(role, 'a new field takes no focus').toBeFocused();

    await keyboard.press('Tab');
    await expect(page.getByLabel('Your Company Strategic Goal')).toBeFocused();
    await keyboard.type(goalRequest.goal);
    await keyboard.press('Tab');
    const industry = page.getByLabel('Your Industry', { exact: true });
    await expect(industry).toBeFocused();
    await keyboard.type('FIN');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(industry).toHaveValue('Finance');
  });

  await test.step('create', async () => {
    const create = page.getByRole('button', { name: 'Create OKRs' });
    await tabTo(page, create);
    await keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Latest draft' })).toContainText(goalRequest.goal);
    await expect(create, 'the button keeps the focus').toBeFocused();
  });

  await test.step('draft again, look at both, delete one', async () => {
    const draft = page.getByRole('region', { name: 'Latest draft' });
    const again = draft.getByRole('button', { name: 'Draft again' });
    await tabTo(page, again);
    await keyboard.press('Enter');
    const second = draft.getByRole('tab', { name: 'Draft 2' });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(again, 'the button keeps the focus').toBeFocused();
    await tabTo(page, second, 'Shift+Tab');
    await keyboard.press('ArrowLeft');
    await expect(draft.getByRole('tab', { name: 'Draft 1' })).toBeFocused();
    await tabTo(page, draft.getByRole('button', { name: 'Delete' }));
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Delete OKR' }));
    await keyboard.press('Enter');
    await expect(second).toHaveCount(0);
    await expectFocusKept(page);
  });

  await test.step('go to the pocket', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Open your OKRs' }));
    await keyboard.press('Enter');
    await expect(title).toHaveText('View Set OKRs');
    await expect(title).toBeFocused();
  });

  await test.step('read, download', async () => {
    const row = page.getByRole('button', { name: goalRequest.goal, exact: true });
    await tabTo(page, row);
    await keyboard.press('Enter');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expectFocusKept(page);
    await tabTo(page, page.getByRole('button', { name: 'Download PDF' }));
    const [download] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe(`Okr-${goalRequest.goal}.pdf`);
    await expectFocusKept(page);
  });

  await test.step('delete, not at first', async () => {
    const bin = page.getByRole('button', { name: `Delete ${goalRequest.goal}` });
    const dialog = page.getByRole('dialog');
    await tabTo(page, bin, 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bin, 'the focus is back at the opener').toBeFocused();
    await keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Delete OKR' }));
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: first, exact: true }), 'the next row has it').toBeFocused();
  });

  await test.step('read a note, sign out', async () => {
    const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications' });
    await tabTo(page, bell, 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(title).toHaveText('Stay Updated');
    await expect(title).toBeFocused();
    const notes = page.getByRole('main').getByRole('listitem');
    await expect(notes).toHaveCount(5);
    await tabTo(page, notes.first().getByRole('button'));
    await keyboard.press('Enter');
    await expect(notes).toHaveCount(4);
    await expectFocusKept(page);

    await tabTo(page, page.getByRole('button', { name: 'Profile menu' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Sign Out' }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/individual-signin');
    await expectFocusKept(page);
  });
  for (const name of made) noteCase('keyboard', name);
});

test('the skip link is first and leads to the content', async ({ page }) => {
  await signIn(page);
  await page.goto('/okrs');
  await expect(page.locator('[data-goal]').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Backup' })).toBeFocused();
});

test('Escape closes the profile popup and returns to its opener; Tab out closes it too', async ({ page }) => {
  await signIn(page);
  await page.goto('/help');
  const opener = page.getByRole('button', { name: 'Profile menu' });
  const popup = page.getByRole('button', { name: 'Sign Out' });
  await tabTo(page, opener);
  await page.keyboard.press('Space');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, popup);
  await page.keyboard.press('Tab');
  await expect(popup).toBeHidden();
});

test('a toast closed by keyboard returns the focus, and the next one still leaves automatically', async ({ page }) => {
  await page.clock.install();
  await page.goto('/individual-signin');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email').fill(amara.email);
  await password.fill('wrong');
  // The toast stays while it is focused.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  const toasts = page.getByRole('alert').filter({ hasText: 'Login failed.' });
  await shownByClock(page, toasts);
  await tabTo(page, page.getByRole('button', { name: 'Close message' }));
  await page.keyboard.press('Enter');
  await expect(toasts).toBeHidden();
  await expectFocusKept(page);
  await page.clock.resume();
  await password.press('Enter');
  await expect(toasts).toBeVisible();
  await page.clock.fastForward(limits.toastDuration.error);
  await expect(toasts).toBeHidden();
});

/** Presses a key until the focus has left the page, and returns the focused elements. */
async function walkThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return '';
      const all = [...document.querySelectorAll('*')];
      return `${all.indexOf(activeElement)} ${activeElement.tagName} ${activeElement.textContent.trim().slice(0, 30)}`;
    });
    if (stop === '' || stop === stops[0]) return stops;
    stops.push(stop);
    // A page has some sixty controls, and a file of people some hundred.
    expect(stops.length, `it ends: ${stops.slice(-5).join(' > ')}`).toBeLessThan(400);
  }
}

for (const [who, enter, addresses] of pagesByVisitor) {
  test(`Tab leads through a page and out of it, forwards and back, by ${who}`, async ({ page }) => {
    test.slow();
    await enter?.(page);
    for (const path of triedOf(addresses, 3)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        await page.waitForLoadState('networkidle');
        // The intro closes when it loses the focus.
        await page.keyboard.press('Escape');
        await walkThrough(page, 'Tab');
        const back = await walkThrough(page, 'Shift+Tab');
        // The smallest page has three controls.
        expect(back.length, back.join(' > ')).toBeGreaterThan(2);
        // Focus alone neither navigates nor opens anything (WCAG 3.2.1).
        expect(new URL(page.url()).pathname).toBe(path.split(/[?#]/)[0]);
        await expect(page.locator('dialog:modal')).toHaveCount(0);
      });
    }
  });
}
