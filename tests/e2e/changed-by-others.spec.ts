import type { Page } from '@playwright/test';

import { expectAnnounced, logAnnouncements } from './support/announcements';
import { renderedAgain, translatePage } from './support/changes-by-others';
import { amara, seeded, signIn } from './support/people';
import { detailsOf, heading, hold, isHydrated } from './support/steps';
import { expect, test, wideOnly } from './support/test';

test.describe('a page that the browser translates', () => {
  test.beforeEach(({ page, watch }) => {
    watch.allow(renderedAgain);
    return translatePage(page);
  });

  const expectTranslated = (page: Page) => expect(heading(page).locator('font')).not.toHaveCount(0);

  test(
    'keeps what is typed and pressed in a form before the application comes',
    { tag: wideOnly },
    async ({ page }) => {
      const come = await hold(page, '**/assets/index-*.js');
      await page.goto('/individual-signin', { waitUntil: 'commit' });
      await expectTranslated(page);
      await page.getByLabel('Email').fill(amara.email);
      await page.getByLabel('Password', { exact: true }).fill(amara.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      come();
      await expect(page).toHaveURL('/dashboard');
    },
  );

  test('says what is true after a change', { tag: wideOnly }, async ({ page }) => {
    await logAnnouncements(page);
    await signIn(page);
    await page.goto('/okrs');
    await expect(page.getByText(new RegExp(`^${seeded.okrs} OKRs: `))).toBeVisible();
    await expectTranslated(page);
    await page.getByRole('searchbox').fill('onboarding');
    await expect(page.getByText(new RegExp(`^\\d of ${seeded.okrs} found\\.$`))).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(page.getByText(new RegExp(`^${seeded.okrs} OKRs: `))).toBeVisible();
    const [first] = await page.locator('[data-goal]').allInnerTexts();
    await page.locator('[data-goal]').first().click();
    await detailsOf(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete this OKR?' }).getByRole('button', { name: 'Delete OKR' }).click();
    await expectAnnounced(page, 'deleted');
    await expect(page.getByText(new RegExp(`^${seeded.okrs - 1} OKRs: `))).toBeVisible();
    await expect(page.locator('[data-goal]').first()).not.toHaveText(first ?? '');
  });

  test('finds what the translator has put into an element of its own', { tag: wideOnly }, async ({ page }) => {
    await page.goto('/individual-signin');
    await expect.poll(() => isHydrated(page)).toBe(true);
    const shown = await page.evaluate(() => {
      const make = (tag: string) => document.createElement(tag);
      const [line, translation, word] = [make('p'), make('font'), make('b')];
      translation.append(word);
      line.append('One ', translation);
      // React has put the word into the line as well.
      line.insertBefore(document.createElement('i'), word);
      line.removeChild(word);
      return line.outerHTML;
    });
    expect(shown).toBe('<p>One <i></i><font></font></p>');
  });
});

test(
  'a password manager that adds to the fields takes nothing that is typed',
  { tag: wideOnly },
  async ({ page, watch }) => {
    watch.allow(renderedAgain);
    const come = await hold(page, '**/assets/index-*.js');
    await page.goto('/individual-signin', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(amara.email);
    await page.getByLabel('Password', { exact: true }).fill(amara.password);
    // As extensions do it: when the document has been parsed.
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.locator('form input').evaluateAll((fields) => {
      for (const field of fields) {
        const button = document.createElement('div');
        const box = document.createElement('div');
        field.before(box);
        box.append(field, button);
      }
    });
    await page.getByLabel('Password', { exact: true }).focus();
    come();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/dashboard');
  },
);
