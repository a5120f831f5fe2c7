import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

import { noteCase } from '../../support/figures.ts';
import { explanations } from './axe-incomplete.mjs';
import { provideColors, type Color } from './page-colors';

/** The minified file: the package's `source` is twice as long, and is sent to every page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Beyond the tags: names that contain the visible text (WCAG 2.5.3). */
const ownRules = { 'label-content-name-mismatch': { enabled: true } };

/**
 * Level AAA contrast (WCAG 1.4.6) instead of AA: axe's own rule omits texts below AA and those it cannot judge. Symbols
 * such as arrows are included. The rest is axe's own.
 */
const contrastCheck = {
  id: 'color-contrast',
  options: {
    contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
    ignoreUnicode: false,
    ignoreLength: false,
    ignorePseudo: false,
    boldValue: 700,
    boldTextPt: 14,
    largeTextPt: 18,
    pseudoSizeThreshold: 0.25,
    shadowOutlineEmMax: 0.2,
    textStrokeEmMin: 0.03,
  },
};

/**
 * Expects no violation from axe on the current page, and no unexplained incomplete result (./axe-incomplete.mjs).
 * The debugger injects axe, as `evaluate` does: the policy would refuse a script element.
 * @param rules to run, all by default
 */
export async function expectAccessible(page: Page, rules?: readonly string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await provideColors(page);
  const options = rules
    ? { runOnly: { type: 'rule' as const, values: [...rules] } }
    : { runOnly: { type: 'tag' as const, values: tags }, rules: ownRules };
  const { violations, incomplete } = await page.evaluate(
    async ([how, check, explained]) => {
      const atWork = () =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          );
      window.axe.configure({ checks: [check] });
      // Elements that fade in have their final color only at the end.
      for (let moving = atWork(); moving.length > 0; moving = atWork())
        await Promise.allSettled(moving.map(({ finished }) => finished));
      const results = await window.axe.run(document, {
        ...how,
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
        // None of these rules reads style sheets, which axe would parse before each run.
        preload: { assets: ['media'] },
      });

      const { colorOf, over, contrast } = window.colors;
      const ancestorsOf = (element: Element): Element[] =>
        element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];

      /** Describes a contrast that is too low; empty where it is enough. */
      const tooLittle = (element: Element, lines?: string): string => {
        const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
        const boxes = ancestorsOf(element);
        let ground = colorOf('Canvas');
        for (const box of boxes.toReversed()) ground = over(colorOf(getComputedStyle(box).backgroundColor), ground);
        const opacity = boxes.reduce((product, box) => product * Number(getComputedStyle(box).opacity), 1);
        const ink = colorOf(element instanceof SVGElement ? fill : color);
        const text = (below: Color) => over({ ...ink, alpha: ink.alpha * opacity }, below);
        const size = Number.parseFloat(fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const floors: [Color, number][] = [[ground, isLarge ? 4.5 : 7]];
        if (lines) floors.push([over(colorOf(lines), ground), isLarge ? 3 : 4.5]);
        return floors
          .map(([below, floor]) => [contrast(text(below), below), floor] as const)
          .filter(([ratio, floor]) => ratio < floor)
          .map(([ratio, floor]) => `${ratio.toFixed(2)}:1 in place of ${floor}:1`)
          .join(', ');
      };
      const meet = (one: Element, other: Element) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      };
      const left = results.incomplete.flatMap(({ id, nodes }) =>
        nodes.map(({ element, target, html, any }) => {
          const data = any[0]?.data as { messageKey?: string } | null | undefined;
          const reason = data?.messageKey ?? '';
          const row = explained.find(
            ({ rule, reasons, near }) =>
              rule === id &&
              reasons.includes(reason) &&
              element !== undefined &&
              [...document.querySelectorAll(near)].some(
                (other) => other.contains(element) || (!element.contains(other) && meet(element, other)),
              ),
          );
          const others = any[0]?.relatedNodes?.map((node) => node.target.join(' ')).join(', ') ?? '';
          const what = `${id}, ${reason}: ${target.join(' ')} ${html.slice(0, 120)} (${others})`;
          return {
            what,
            row: row?.name,
            contrast: row && element && id === check.id ? tooLittle(element, row.lines) : '',
          };
        }),
      );
      return { violations: results.violations, incomplete: left };
    },
    [options, contrastCheck, explanations] as const,
  );
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(
      ({ target, html, failureSummary }) => `${target.join(' ')} ${html.slice(0, 200)}: ${failureSummary}`,
    ),
  }));
  expect(found).toEqual([]);
  expect(incomplete.filter(({ row, contrast }) => row === undefined || contrast !== '')).toEqual([]);
  for (const name of new Set(incomplete.map(({ row }) => row ?? ''))) noteCase('axe-incomplete', name);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
