import type { Page } from '@playwright/test';

import { noteCase } from '../support/figures.ts';
import { pages } from '../support/pages.ts';
import { cutTexts, sidewaysScroll } from './support/geometry';
import { expectKept, masked } from './support/kept-text';
import { expect, test } from './support/test';
import { pagesByVisitor } from './support/visitors';

/** What the page is made of, for assistive technology: the whole of it, in order, with its names and states. */
async function expectSameTree(page: Page, path: string, who: string) {
  const name = `${path.split('?')[0]?.slice(1).replaceAll('/', '-') || 'landing'}-${who.split(' ').at(-1)}`;
  const tree = await page.locator('body').ariaSnapshot();
  await expectKept(`tests/aria/${name}.txt`, `${masked(tree)}\n`);
}

/** What is wrong with the links, headings, fields and abbreviations of a page, in words. */
const problems = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const textOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();

    // A link says where it leads by itself, and that it opens a new tab (WCAG 2.4.9, 3.2.5).
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

    // Headings tell the parts apart, and none is skipped (WCAG 2.4.10).
    let level = 0;
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
      if (!seen(heading)) continue;
      const own = Number(heading.tagName.slice(1));
      if (own > level + 1) found.push(`"${textOf(heading)}" is an h${own} after an h${level}`);
      level = own;
    }

    // Passwords can be filled in by what keeps them, and pasted (WCAG 3.3.8, 3.3.9); names and addresses too (1.3.5).
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type=password], input[type=email]')) {
      const wanted = input.type === 'email' ? ['email', 'username'] : ['current-password', 'new-password'];
      const ofSomebodyElse = input.closest('form')?.querySelector('[name=workMail]') ?? null;
      if (ofSomebodyElse === null && !wanted.includes(input.autocomplete))
        found.push(`"${input.name}" has autocomplete="${input.autocomplete}"`);
      const paste = new ClipboardEvent('paste', { cancelable: true, bubbles: true });
      if (!input.dispatchEvent(paste)) found.push(`nothing can be pasted into "${input.name}"`);
    }

    // OKR and KPI are spelled out on the page, or in the help that it links to (WCAG 3.1.3, 3.1.4).
    const text = document.body.innerText;
    // The page of a link spells out the kind that it shows.
    const hasGlossary =
      document.querySelector('a[href$="/help"], button[aria-label="Menu"]') !== null || location.pathname === '/shared';
    for (const [short, long] of [
      ['OKR', 'Objective and Key Results'],
      ['KPI', 'Key Performance Indicator'],
    ] as const) {
      if (text.includes(short) && !text.includes(long) && !hasGlossary && !location.pathname.startsWith('/help'))
        found.push(`${short} is not spelled out`);
    }

    if (document.documentElement.lang !== 'en') found.push('the page has no language');
    if (document.querySelector('meta[http-equiv=refresh]') !== null) found.push('the page leaves by itself');
    return found;
  });

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

for (const [who, enter, addresses] of pagesByVisitor) {
  const own = addresses.filter((path) => pages.some((page) => page.path === path));
  test(`every page, by ${who}: its tree, links, headings, fields, abbreviations; more space between letters cuts nothing`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter?.(page);
    for (const path of own) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      // What a page asks for comes after its title.
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expectSameTree(page, path, who);
      expect.soft(await problems(page), path).toEqual([]);
      await spaceText(page);
      const cut = await cutTexts(page);
      expect.soft(cut, path).toEqual([]);
      noteCase('text-spacing', `${path}, by ${who}`, cut.length === 0);
      expect.soft(await sidewaysScroll(page), `${path}: sideways scroll`).toBe(0);
    }
  });
}
