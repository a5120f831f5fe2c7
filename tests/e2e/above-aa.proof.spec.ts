// proof: focus-marks, targets

import type { Page } from '@playwright/test';

import { noteCase } from '../support/figures.ts';
import { focusProblems } from './support/focus-marks';
import { runningAnimations, smallTargets } from './support/geometry';
import { startOver } from './support/people';
import { everyState as states } from './support/screens';
import { expect, test } from './support/test';
import { isTouched, type Screen } from './support/visits';

/** Viewports of a phone, a tablet and a desktop. */
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: width < 500 ? 844 : 900 });

/** On touch it is the device's own list. */
const withMouseAlone = new Set(['business-generate-list']);

/** Brings the page to a state unless it is in it: some states end when the focus moves. */
async function reach(page: Page, { open, shown }: Screen, isOpen: boolean) {
  if (isOpen && (shown === undefined || (await shown(page).isVisible()))) return;
  await startOver(page);
  await open(page);
}

async function atRest(page: Page, { shown }: Screen) {
  if (shown) await expect(shown(page)).toBeVisible();
  await expect.poll(() => runningAnimations(page)).toEqual([]);
}

/** How many states one page is brought to. */
const statesOfAPage = 5;

for (let first = 0; first < states.length; first += statesOfAPage) {
  const some = states.slice(first, first + statesOfAPage);
  test.describe('under a finger', () => {
    test.use({ hasTouch: true });

    test(`targets have 44 px: ${some.map(({ name }) => name).join('; ')}`, async ({ page }) => {
      test.slow();
      for (const state of some.filter(({ name }) => !withMouseAlone.has(name))) {
        const { name, at = () => true } = state;
        for (const [index, width] of [390, 820].filter(at).entries()) {
          await resize(page, width);
          await reach(page, state, index > 0);
          expect(await isTouched(page)).toBe(true);
          await atRest(page, state);
          const small = await smallTargets(page, 44);
          expect.soft(small, `${name}, ${width} px`).toEqual([]);
          noteCase('targets', `${name}, ${width} px`, small.length === 0);
        }
      }
    });
  });

  test(`the focus is seen, and nothing hides what has it: ${some.map(({ name }) => name).join('; ')}`, async ({
    page,
  }) => {
    test.slow();
    for (const state of some) {
      const { name, at = () => true } = state;
      let isOpen = false;
      for (const width of [390, 1440].filter(at)) {
        await resize(page, width);
        for (const look of ['light', 'dark', 'forced colors']) {
          await reach(page, state, isOpen);
          isOpen = true;
          await page.emulateMedia({ forcedColors: look === 'forced colors' ? 'active' : 'none' });
          await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), look === 'dark');
          await atRest(page, state);
          const problems = await focusProblems(page);
          expect.soft(problems, `${name}, ${width} px, ${look}`).toEqual([]);
          noteCase('focus-marks', `${name}, ${width} px, ${look}`, problems.length === 0);
        }
        await page.emulateMedia({ forcedColors: 'none' });
      }
    }
  });
}
