// proof: speed

import type { Locator, Page } from '@playwright/test';

import { noteCase } from '../support/figures.ts';
import { widths, withMotion } from './support/browsers';
import { store } from './support/people';
import { hold, isHydrated } from './support/steps';
import { expect, test } from './support/test';
import { pagesByVisitor } from './support/visitors';

/* Typing and presses before any script has loaded, on every page: afterwards every letter is there, and every press is
   answered once. */

test.use(withMotion);

const scripts = '**/assets/*.js';

/** Fields and buttons of the first frame, without controls that the browser handles itself. */
const parts = {
  fields: 'input:not([type=checkbox], [type=radio], [type=file]), textarea',
  buttons: 'button:enabled',
  links: 'main a[href^="/"], nav a[href^="/"]',
};

/** A valid value for a field of this type. */
const letters: Readonly<Record<string, string>> = {
  email: 'letters@northbay.example',
  password: 'Letters-of-1-pass',
};
const lettersOf = async (field: Locator) => letters[(await field.getAttribute('type')) ?? ''] ?? 'Letters';

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

/** Opens a complete page without its scripts. Returns the function that loads them. */
async function openBefore(page: Page, address: string): Promise<() => Promise<void>> {
  // Text typed before is kept as a draft.
  await store(page, {});
  await page.evaluate(() => sessionStorage.clear());
  const release = await hold(page, scripts);
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
  expect(await isHydrated(page), address).toBe(false);
  return async () => {
    release();
    // A public page waits for the first use, once its starter script has loaded.
    const use = async () => {
      await page.keyboard.press('Shift');
      return isHydrated(page);
    };
    await expect.poll(use, address).toBe(true);
    await page.unroute(scripts);
  };
}

/** Types into each field. Returns their values. */
async function typeInto(fields: readonly Locator[]): Promise<string[]> {
  const typed: string[] = [];
  for (const field of fields) {
    const text = await lettersOf(field);
    await field.pressSequentially(text);
    typed.push(text);
  }
  return typed;
}

/** Presses a button before the scripts have loaded, and expects the application to get one click or submission. */
async function pressBefore(page: Page, address: string, index: number): Promise<{ name: string; answers: string[] }> {
  const come = await openBefore(page, address);
  const button = visible(page, parts.buttons).nth(index);
  const name = await button.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent.trim());
  const isSubmit = await button.evaluate((one: HTMLButtonElement) => one.form !== null && one.type === 'submit');
  if (isSubmit) await typeInto(await button.locator('xpath=ancestor::form').locator(parts.fields).all());
  await page.evaluate((type) => (window.awaited = type), isSubmit ? ('submit' as const) : ('click' as const));
  await button.click();
  await come();
  await expect.poll(() => page.locator('[data-pressed]').count(), `${name} waits for nothing`).toBe(0);
  return { name, answers: await page.evaluate(() => window.answers) };
}

for (const [width, options] of Object.entries(widths)) {
  test.describe(width, () => {
    test.use(options);

    for (const [who, enter, addresses] of pagesByVisitor) {
      test(`no letter and no press of the first instant is lost, by ${who}`, async ({ page }) => {
        test.setTimeout(600_000);
        await page.addInitScript(() => {
          window.answers = [];
          const nameOf = (element: Element | null) =>
            element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
          // A deferred event stops at the window in its capture phase.
          for (const type of ['click', 'submit'] as const) {
            window.addEventListener(type, (event) => {
              // A repeated submission has no submitter.
              const target = event.target as Element;
              const pressed =
                type === 'submit' ? target.querySelector('button:not([type=button])') : target.closest('button');
              if (type === window.awaited) window.answers.push(nameOf(pressed));
            });
          }
        });
        await enter?.(page);
        for (const address of addresses) {
          const named = `${address}, ${width}, by ${who}`;
          const come = await openBefore(page, address);
          const buttons = await visible(page, parts.buttons).count();
          const link = visible(page, parts.links).first();
          const href = (await link.count()) === 0 ? null : await link.getAttribute('href');
          const fields = visible(page, parts.fields);
          const typed = await typeInto(await fields.all());
          await come();
          if (typed.length > 0) {
            const kept = await fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
            expect.soft(kept, named).toEqual(typed);
            noteCase('speed', `letters: ${named}`, kept.join() === typed.join());
          }

          for (let index = 0; index < buttons; index += 1) {
            const { name, answers } = await pressBefore(page, address, index);
            expect.soft(answers, `${name}: ${named}`).toEqual([name]);
            noteCase('speed', `press ${index}: ${named}`, answers.join() === name);
          }

          if (href === null) continue;
          const comeAway = await openBefore(page, address);
          await link.click();
          await expect(page).toHaveURL(href);
          await comeAway();
          await expect(page).toHaveURL(href);
          noteCase('speed', `link: ${named}`);
        }
      });
    }
  });
}

declare global {
  interface Window {
    /** The expected effect of a press. */
    awaited?: 'click' | 'submit';
    /** The names of the pressed controls, as the application receives them. */
    answers: string[];
  }
}
