import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified file: the package's `source` is twice as long, and is sent to every page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Expects that axe finds nothing on the page as it stands.
 * @param rules those that are tried, where not all are
 *
 * axe goes in through the debugger, as `evaluate` does, never as a script element: that the policy would refuse.
 */
export async function expectAccessible(page: Page, rules?: readonly string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const runOnly = rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: tags };
  const violations = await page.evaluate(async (only) => {
    const results = await window.axe.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
      // None of the rules that run reads style sheets, which axe would parse before each run.
      preload: { assets: ['media'] },
    });
    return results.violations;
  }, runOnly);
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(found).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
