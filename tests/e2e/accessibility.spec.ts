// proof: axe, axe-incomplete, reflow, motion

import type { Locator, Page } from '@playwright/test';

import { noteCase } from '../support/figures.ts';
import { sharedLink } from '../support/shared-link.ts';
import { isWhole } from '../support/whole.ts';
import { expectAccessible } from './support/accessibility';
import { withMotion } from './support/browsers';
import {
  besideWindow,
  brokenButtons,
  cutTexts,
  logMotion,
  motionOf,
  overlaps,
  runningAnimations,
  sidewaysScroll,
  smallTargets,
} from './support/geometry';
import { signIn, signInBusiness, startOver } from './support/people';
import { everyState, screens } from './support/screens';
import { peopleScreens } from './support/screens-people';
import { prerendered } from './support/screens-public';
import { openDashboard, settled } from './support/steps';
import { expect, test } from './support/test';
import { button, type Screen, visit, visitAsBusiness } from './support/visits';

/** Screens with many controls, whose places are checked too. */
const crowded = new Set(peopleScreens.map(({ name }) => name));

const widths = isWhole ? [320, 1024, 1440] : [320, 1440];

/** Screens also checked in dark mode: some of each layout, and every public page. The proof checks all. */
const alsoDark = new Set([
  ...prerendered.map(({ name }) => name),
  ...crowded,
  'shared-goal',
  'sign-up-errors',
  'suggestions',
  'dashboard-created',
  'okrs-details',
  'okrs-chosen',
  'okrs-check-ins',
  'okrs-untouched',
  'notifications',
  'reporting-lines',
]);

/** Checks a state at each of its widths, some also in dark mode. It starts from an empty page. */
async function lookOver(page: Page, { name, open, shown, at = () => true }: Screen) {
  const checkAll = async () => {
    // Colors are measured at rest; motion is tested below.
    await expect.poll(() => runningAnimations(page)).toEqual([]);
    expect(await motionOf(page), 'under reduced motion').toEqual([]);
    noteCase('motion', name);
    await expectAccessible(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect.poll(() => sidewaysScroll(page), 'sideways scroll').toBe(0);
    await expect.poll(() => smallTargets(page)).toEqual([]);
  };
  const inTheme = (dark: boolean) =>
    page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), dark);
  const checkDark = async (what: string) => {
    await inTheme(true);
    await expect.poll(() => runningAnimations(page)).toEqual([]);
    // A theme changes colors only.
    await expectAccessible(page, ['color-contrast']);
    noteCase('axe', `${what}, dark`);
    await inTheme(false);
  };
  for (const [index, width] of widths.filter(at).entries()) {
    await test.step(`${name}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      if (index === 0) await open(page);
      if (shown) await expect(shown(page)).toBeVisible();
      await checkAll();
      noteCase('axe', `${name}, ${width} px`);
      if (isWhole && width === 320) {
        await expect.poll(() => cutTexts(page), 'cut').toEqual([]);
        noteCase('reflow', `${name}, 320 px`);
      }
      if (isWhole) await checkDark(`${name}, ${width} px`);
    });
  }
  if (crowded.has(name)) {
    await test.step(`${name}: places`, async () => {
      for (const [width, size] of [
        [320, '100%'],
        [390, '100%'],
        [1440, '100%'],
        [640, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
        await expect.poll(() => sidewaysScroll(page), `sideways scroll, ${width} px`).toBe(0);
        await expect.poll(() => overlaps(page), `controls over others, ${width} px`).toEqual([]);
        // The narrowest has no room for a button of five words.
        if (width !== 320 && size === '100%')
          await expect.poll(() => brokenButtons(page), `words of buttons, ${width} px`).toEqual([]);
      }
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  }
  if (!isWhole && alsoDark.has(name)) await test.step(`${name}, dark`, () => checkDark(name));
}

/** The text of every page from now on is twice as large. */
const doubleText = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });

/** How many states one page goes through: a new page for each would take a quarter more time. */
const statesOfAPage = 5;

const tried = isWhole ? everyState : screens;

for (let first = 0; first < tried.length; first += statesOfAPage) {
  const states = tried.slice(first, first + statesOfAPage);
  const names = states.map(({ name }) => name).join(', ');
  test(`${names}: axe finds nothing, one h1, no sideways scroll, large targets, at rest`, async ({ page }) => {
    test.slow();
    await logMotion(page);
    for (const state of states) {
      await startOver(page);
      await lookOver(page, state);
    }
  });
}

/** Words of these texts that begin on one line and end on another. */
const brokenWords = (texts: Element[]): string[] =>
  texts.flatMap((text) => {
    const words: string[] = [];
    const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const range = document.createRange();
      for (const { 0: word, index } of nodes.currentNode.nodeValue?.matchAll(/\p{L}+/gu) ?? []) {
        range.setStart(nodes.currentNode, index);
        range.setEnd(nodes.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
      }
    }
    return words;
  });

test('with text of twice the size no word of a message, a title or a total breaks on a phone', async ({ page }) => {
  await doubleText(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/individual-signin');
  await page.getByLabel('Email').fill('unknown@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await button(page, 'Sign In').press('Enter');
  const message = page.getByRole('alert').getByText('Login failed. Please check your credentials.');
  await expect(message).toBeVisible();
  expect(await message.evaluateAll(brokenWords)).toEqual([]);
  await signInBusiness(page);
  for (const path of ['/dashboard', '/business/dashboard', '/help', '/reset-password']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const texts = page.locator('h1, h2, [aria-label="Totals"]');
    await expect.poll(() => texts.evaluateAll(brokenWords), path).toEqual([]);
  }
});

test('with text of twice the size a shared goal fits a phone', async ({ page }) => {
  await doubleText(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(sharedLink);
  // The count loads after the goal.
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  await expect.poll(() => besideWindow(page)).toEqual([]);
});

test('with text of twice the size the goals of the pocket can be read and pressed', async ({ page }) => {
  await signIn(page);
  await doubleText(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/okrs');
    const goal = page.locator('[data-goal]').first();
    // A dozen letters of a line.
    await expect.poll(async () => (await goal.boundingBox())?.width, `${width} px`).toBeGreaterThan(180);
    await page.locator('[data-row-choice]').first().click();
    await expect(page.getByRole('toolbar', { name: '1 selected' })).toBeVisible();
    await expect.poll(() => sidewaysScroll(page), `${width} px`).toBe(0);
    await page.getByRole('button', { name: 'Clear' }).click();
    await goal.click();
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  }
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('the dashboard can be made to stand', async ({ page }) => {
    await signIn(page);
    await openDashboard(page);
    const line = page.locator('main section p[aria-hidden]');
    const pause = page.getByRole('button', { name: 'Pause the moving text' });
    await expect(pause).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const places = await pause.evaluate(
      (control) =>
        new Promise<number[]>((resolve) => {
          const seen = new Set<number>();
          const look = () => {
            seen.add(control.getBoundingClientRect().x);
            // From the current text to the longest line, complete.
            const isTyped = control.previousElementSibling?.textContent === 'Create OKRs and KPIs with one click';
            if (isTyped) resolve([...seen]);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    expect(places, 'it stands still, whatever is typed').toHaveLength(1);
    await expectAccessible(page);
    await pause.click();
    await expect(page.getByRole('button', { name: 'Play the moving text' })).toBeFocused();
    await expect(line).toHaveText('Create OKRs and KPIs with one click');
    // The route's animation has ended.
    await expect.poll(() => runningAnimations(page)).toEqual([]);
  });
});

test('a change of page goes to its title and its top; Back returns to where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await signIn(page);
  await page.goto('/help');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Help');
  await expect(title, 'the first page takes no focus').not.toBeFocused();
  await page.locator('summary').first().click();
  await page.locator('summary').nth(1).click();
  await page.getByRole('heading', { name: 'Abbreviations' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const left = await settled(page, () => page.evaluate(() => window.scrollY));
  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click();
  await expect(title).toHaveText('Stay Updated');
  await expect(title).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(title).toHaveText('Help');
  // Open answers are closed again, so the page may be shorter than before.
  const fromPlace = () =>
    page.evaluate(
      (place) => window.scrollY - Math.min(place, document.documentElement.scrollHeight - window.innerHeight),
      left,
    );
  await expect.poll(async () => Math.round(Math.abs(await fromPlace()))).toBe(0);
});

test('a press acts when it is let go, and does nothing where it has left what it began on', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto('/okrs');
  await expect(page.getByText(', new notifications').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const row = page.locator('[data-goal]').first();
  const bin = page.getByRole('button', { name: /^Delete / }).first();
  const look = page.getByRole('button', { name: /^Switch to / });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' });
  for (const control of [row, bin, look, link, page.getByRole('button', { name: 'Profile menu' })]) {
    await control.hover();
    const before = await settled(page, () => page.locator('body').ariaSnapshot());
    await page.mouse.down();
    expect(await page.locator('body').ariaSnapshot()).toBe(before);
    await page.mouse.move(720, 895);
    await page.mouse.up();
    expect(await page.locator('body').ariaSnapshot()).toBe(before);
    expect(page.url()).toContain('/okrs');
  }
  await bin.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('forced colors: the focus and every field keep an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/individual-signin');
  for (const control of [page.getByLabel('Email'), page.getByRole('button', { name: 'Sign In' })]) {
    await control.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    const edge = await control.evaluate((element) => {
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
      const drawn = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) > 0;
      return { ring: drawn(outlineStyle, outlineWidth), border: drawn(borderTopStyle, borderTopWidth) };
    });
    expect(edge).toEqual({ ring: true, border: true });
  }
});

test('forced colors: the chosen one of several, and the current step, are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visitAsBusiness(page, '/business/company-onboarding');
  const [first, second] = [page.getByRole('radio').nth(0), page.getByRole('radio').nth(1)];
  await first.check({ force: true });
  const looksOf = (radio: Locator) =>
    radio.locator('xpath=..').evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(await looksOf(first)).not.toBe(await looksOf(second));
  const match = peopleScreens.find(({ name }) => name === 'import-match') as Screen;
  await match.open(page);
  const current = page.locator('[aria-current=step]');
  await page.setViewportSize({ width: 1440, height: 900 });
  const fills = () =>
    current.evaluate((step) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      return [...step.querySelectorAll('[aria-hidden] > span')]
        .filter((each) => each.checkVisibility())
        .map((each) => (getComputedStyle(each).backgroundColor === ground ? 'as the ground' : 'filled'));
    });
  await expect.poll(fills).toEqual(['filled']);
});
