// proof: text-spacing, reflow

import type { Page } from '@playwright/test';

import { abbreviations } from '../../src/domain/abbreviations';
import { ruledOut, ruledOutOnScreens } from '../../tools/ruled-out.mjs';
import { noteCase } from '../support/figures.ts';
import { pages } from '../support/pages.ts';
import { besideWindow, cutTexts, sidewaysScroll } from './support/geometry';
import { settled } from './support/steps';
import { expect, test } from './support/test';
import { pagesByVisitor } from './support/visitors';

/** The problems of a page's links, headings, fields and abbreviations, in words. */
const problems = (page: Page) =>
  page.evaluate((spelledOut) => {
    const found: string[] = [];
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const textOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();

    // A link's name says where it leads and that it opens a new tab (WCAG 2.4.9, 3.2.5).
    const targets = new Map<string, string>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const picture = link.querySelector('img[alt]')?.getAttribute('alt') ?? '';
      const name = textOf(link) || picture;
      if (name === '') found.push(`a link to ${link.href} has no name`);
      const other = targets.get(name) ?? link.href;
      if (other !== link.href) found.push(`"${name}" leads to ${other} and to ${link.href}`);
      targets.set(name, link.href);
      if (link.target === '_blank' && !/new tab/.test(name))
        found.push(`"${name}" does not say that it opens a new tab`);
    }

    // Headings separate the parts, and no level is skipped (WCAG 2.4.10).
    let level = 0;
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
      if (!seen(heading)) continue;
      const own = Number(heading.tagName.slice(1));
      if (own > level + 1) found.push(`"${textOf(heading)}" is an h${own} after an h${level}`);
      level = own;
    }

    // Password managers can fill in passwords, and pasting works (WCAG 3.3.8, 3.3.9); names and addresses too (1.3.5).
    const tokens: [selector: string, tokens: string[]][] = [
      ['[type=password]', ['current-password', 'new-password']],
      ['[type=email]', ['email', 'username']],
      ['[name=firstName]', ['given-name']],
      ['[name=lastName]', ['family-name']],
      ['[name=company]', ['organization']],
      ['[type=tel]', ['tel']],
    ];
    for (const [selector, wanted] of tokens) {
      for (const input of document.querySelectorAll<HTMLInputElement>(`input${selector}`)) {
        const ofEmployee = input.closest('form')?.querySelector('[name=workMail]') ?? null;
        if (ofEmployee === null && !wanted.includes(input.autocomplete))
          found.push(`"${input.name}" has autocomplete="${input.autocomplete}"`);
        const paste = new ClipboardEvent('paste', { cancelable: true, bubbles: true });
        if (!input.dispatchEvent(paste)) found.push(`nothing can be pasted into "${input.name}"`);
      }
    }

    // The reading order is the visual order (WCAG 1.3.2, 2.4.3): neither style nor tabindex changes it.
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { order, flexDirection, flexWrap } = getComputedStyle(element);
      const isTurned =
        /reverse/.test(`${flexDirection} ${flexWrap}`) &&
        [...element.children].filter((child) => child.textContent.trim() !== '').length > 1;
      if (seen(element) && (isTurned || order !== '0' || element.tabIndex > 0))
        found.push(`"${textOf(element).slice(0, 40)}" is out of its order`);
    }

    // Abbreviations are spelled out on the page, or in the help that it links to (WCAG 3.1.3, 3.1.4).
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      // Drawings and initials are visible only.
      if (parent && seen(parent) && parent.closest('[aria-hidden], script, style') === null)
        words.push(texts.currentNode.textContent ?? '');
    }
    const text = words.join(' ');
    const hasHelp = document.querySelector('a[href$="/help"], button[aria-label="Menu"]') !== null;
    for (const [short = ''] of text.matchAll(/\b[A-Z]{2,}(?=s?\b)/g)) {
      const long = spelledOut[short];
      // Times of day occur on every page.
      if (/^[AP]M$/.test(short)) continue;
      if (long === undefined) found.push(`the help does not know ${short}`);
      else if (!hasHelp && !text.includes(long)) found.push(`${short} is not spelled out`);
    }

    // No style depends on the orientation (WCAG 1.3.4), and nothing blinks more than once a second (2.3.1, 2.3.2).
    const rulesIn = ({ cssRules }: CSSGroupingRule | CSSStyleSheet): CSSRule[] =>
      [...cssRules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? rulesIn(rule) : [])]);
    for (const rule of [...document.styleSheets].flatMap(rulesIn)) {
      if (rule instanceof CSSMediaRule && /orientation|aspect-ratio/.test(rule.conditionText))
        found.push(`a rule for ${rule.conditionText}`);
      if (!(rule instanceof CSSStyleRule)) continue;
      const motion = rule.style.animation.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) =>
        getComputedStyle(document.documentElement).getPropertyValue(name),
      );
      const [, time = '', unit = ''] = /(?<![\w.])([\d.]+)(m?s)\b/.exec(motion) ?? [];
      if (/infinite/.test(motion) && Number(time) * (unit === 's' ? 1000 : 1) < 1000)
        found.push(`it blinks: ${motion}`);
    }

    if (document.documentElement.lang !== 'en') found.push('the page has no language');
    if (document.querySelector('meta[http-equiv=refresh]') !== null) found.push('the page redirects');
    return [...new Set(found)];
  }, abbreviations);

/** The ruled-out phrases in a page's title, description, texts and accessible names, hidden ones included. */
const ruledOutWords = async (page: Page) => {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest('script, style') === null) found.push(textContent ?? '');
    }
    const names = 'alt aria-label aria-description aria-roledescription title placeholder content';
    for (const name of names.split(' '))
      for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '');
    return found;
  });
  return texts.filter((text) => [...ruledOut, ...ruledOutOnScreens].some(([phrase]) => phrase.test(text)));
};

/** The links and buttons around a page's content, by their landmark. Each is named once. */
const frameOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('aside[aria-label=Menu], header, footer')].flatMap((part) =>
        part.closest('main, dialog') === null
          ? [...part.querySelectorAll('a[href], button')].map(
              (control) => `${part.tagName}: ${control.getAttribute('aria-label') ?? control.textContent}`,
            )
          : [],
      ),
    ),
  ]);

/** Spaces letters, words, lines and paragraphs as WCAG 1.4.12 says. */
const spaceText = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** Problems of the page laid out from right to left, like a translated one. */
async function problemsFromRightToLeft(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  for (const width of [1440, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const [pixels, beside] = await settled(page, () => Promise.all([sidewaysScroll(page), besideWindow(page)]));
    found.push(...(pixels === 0 ? [] : [`${width} px: ${pixels} px sideways`]), ...beside);
  }
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  return found;
}

/** Problems of the page with text of twice the size, in a window of 640 px (WCAG 1.4.4). */
async function problemsWithDoubleText(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.setViewportSize({ width: 640, height: 900 });
  const [pixels, cut] = await settled(page, () => Promise.all([sidewaysScroll(page), cutTexts(page)]));
  return [...(pixels === 0 ? [] : [`${pixels} px sideways`]), ...cut];
}

for (const [who, enter, addresses] of pagesByVisitor) {
  test(`every page, by ${who}: links, headings, fields, abbreviations, words, order; one menu; from right to left, with more space between letters and text of twice the size nothing is cut`, async ({
    page,
  }) => {
    test.slow();
    let frame: string[] = [];
    await enter?.(page);
    for (const path of addresses) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      // The page's requests start after its title is set.
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      expect(new URL(page.url()).pathname, 'it leads nowhere else').toBe(path.split(/[?#]/)[0]);
      await page.keyboard.press('Escape');
      // A shared goal has the words of a person.
      if (pages.some((each) => each.path === path)) {
        expect.soft(await problems(page), path).toEqual([]);
        expect.soft(await ruledOutWords(page), path).toEqual([]);
      }
      // Links that two pages share are in the same order, Help among them (WCAG 3.2.3, 3.2.6).
      const own = await frameOf(page);
      const common = own.filter((name) => frame.includes(name));
      expect.soft(common, path).toEqual(frame.filter((name) => own.includes(name)));
      const help = own.filter((name) => name.endsWith(': Help'));
      if (enter) expect.soft(help, path).toHaveLength(1);
      if (own.length > frame.length) frame = own;
      await spaceText(page);
      const cut = await settled(page, () => cutTexts(page));
      expect.soft(cut, path).toEqual([]);
      noteCase('text-spacing', `${path}, by ${who}`, cut.length === 0);
      expect.soft(await sidewaysScroll(page), `${path}: sideways scroll`).toBe(0);
      await page.evaluate(() => (document.adoptedStyleSheets = []));
      expect.soft(await problemsFromRightToLeft(page), `${path}, from right to left`).toEqual([]);
      const large = await problemsWithDoubleText(page);
      expect.soft(large, `${path}, with text of twice the size`).toEqual([]);
      noteCase('reflow', `${path}, by ${who}`, large.length === 0);
    }
  });
}
