// proof: focus-marks, targets

import type { Page } from '@playwright/test';

import { noteCase } from '../support/figures.ts';
import { runningAnimations, smallTargets } from './support/geometry';
import { provideColors, type Color } from './support/page-colors';
import { startOver } from './support/people';
import { everyState as states } from './support/screens';
import { expect, test } from './support/test';
import { isTouched, type Screen } from './support/visits';

/**
 * Gives the focus to every control of the page, or of the dialog over it, from the first to the last and back, as a keyboard does.
 * @returns what cannot be seen of it, in words: a control that is hidden in part (WCAG 2.4.12), and a mark that is less than a
 *   line of 2 px around it or has less than 3:1 against what it is drawn on (2.4.13)
 */
async function focusProblems(page: Page): Promise<string[]> {
  // A key without an effect: from now on focus by script shows the ring.
  await page.keyboard.press('F8');
  await provideColors(page);
  return page.evaluate(async () => {
    const { colorOf, over, contrast } = window.colors;
    /** The elements under a point, below a focus mark. */
    const groundAt = (x: number, y: number, own: Element | null): Color => {
      const layers = document
        .elementsFromPoint(x, y)
        .filter((layer) => layer !== own && !(own?.contains(layer) ?? false));
      let ground: Color = colorOf('Canvas');
      for (const layer of layers.toReversed()) ground = over(colorOf(getComputedStyle(layer).backgroundColor), ground);
      return ground;
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent).trim().slice(0, 40)}"`;

    /** The visible part of a control: its label, where the label draws it. */
    const drawn = (control: Element): Element => {
      const { width, height } = control.getBoundingClientRect();
      const isDrawn = width > 1 && height > 1 && getComputedStyle(control).opacity !== '0';
      return isDrawn ? control : (control.closest('label') ?? control);
    };

    const hiddenBy = (control: Element): string | null => {
      const element = drawn(control);
      const box = element.getBoundingClientRect();
      const { innerHeight: windowHeight } = window;
      const { clientWidth: windowWidth } = document.documentElement;
      const corner = 1.5 + Number.parseFloat(getComputedStyle(element).borderTopLeftRadius || '0') * 0.3;
      const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const inset = Math.min(corner, box.width / 2, box.height / 2);
      const points = [
        [middleX, middleY],
        [middleX, box.top + 1],
        [middleX, box.bottom - 1],
        [box.left + 1, middleY],
        [box.right - 1, middleY],
        [box.left + inset, box.top + inset],
        [box.right - inset, box.top + inset],
        [box.left + inset, box.bottom - inset],
        [box.right - inset, box.bottom - inset],
      ] as const;
      // A control taller than the window is scrolled through.
      if (box.height > windowHeight * 0.7) return null;
      for (const [x, y] of points) {
        if (x < 0 || y < 0 || x > windowWidth || y > windowHeight) return 'the edge of the window';
        const top = document.elementFromPoint(x, y);
        if (top === null) return 'nothing that can be hit';
        const isOwn =
          top.contains(element) || element.contains(top) || top.closest('label')?.contains(element) === true;
        // A button inside a field belongs to the visible field.
        const part = top.closest('button, a, label, svg') ?? top;
        const inner = part.getBoundingClientRect();
        const isInside =
          inner.left >= box.left - 1 &&
          inner.right <= box.right + 1 &&
          inner.top >= box.top - 1 &&
          inner.bottom <= box.bottom + 1;
        if (!isOwn && !isInside) return nameOf(top);
      }
      return null;
    };

    type Part = [Element, '' | '::before' | '::after'];
    /** Boxes that may show a mark: the control, its siblings before and after, or its container. */
    const partsOf = (control: Element): Part[] => {
      const parent = control.parentElement;
      const label = control.closest('label');
      return [
        [control, ''],
        [control, '::before'],
        [control, '::after'],
        ...(parent === null ? [] : [[parent, ''] satisfies Part]),
        ...(label === null ? [] : [...label.querySelectorAll('*'), label].map((each): Part => [each, ''])),
      ];
    };
    const lineOf = ([element, pseudo]: Part) => {
      const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element, pseudo);
      return outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineOffset} ${outlineColor}`;
    };

    /** Describes a problem of the focus mark, if there is one. @param before the lines without the focus */
    const badMark = (control: Element, before: readonly string[]): string | null => {
      const found: string[] = [];
      for (const [index, [element, pseudo]] of partsOf(control).entries()) {
        const style = getComputedStyle(element, pseudo);
        if (lineOf([element, pseudo]) === before[index]) continue;
        if (pseudo !== '' && (style.content === 'none' || style.display === 'none')) continue;
        if (style.outlineStyle === 'none') continue;
        const thick = Number.parseFloat(style.outlineWidth);
        const offset = Number.parseFloat(style.outlineOffset);
        const box = element.getBoundingClientRect();
        const [width, height] =
          pseudo === '' ? [box.width, box.height] : [Number.parseFloat(style.width), Number.parseFloat(style.height)];
        if (width <= 1 || height <= 1 || thick === 0) continue;
        const area = 2 * thick * (width + height + 4 * offset + 2 * thick);
        const wanted = 4 * (width + height);
        if (area < wanted) {
          found.push(`its line of ${thick} px at ${offset} px is thinner than 2 px around`);
          continue;
        }
        const line = colorOf(style.outlineColor);
        const middle = offset + thick / 2;
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const [halfWidth, halfHeight] = [width / 2 + middle, height / 2 + middle];
        const ratios = [
          [x - halfWidth, y],
          [x + halfWidth, y],
          [x, y - halfHeight],
          [x, y + halfHeight],
        ]
          .filter(([left = 0, top = 0]) => left >= 0 && top >= 0 && left < innerWidth && top < innerHeight)
          .map(([left = 0, top = 0]) => {
            const ground = groundAt(left, top, middle > 0 && pseudo === '' ? element : null);
            return contrast(over(line, ground), ground);
          });
        const least = Math.min(...ratios);
        if (least >= 3) return null;
        found.push(`its line has ${least.toFixed(1)}:1`);
      }
      return found[0] ?? 'it has no mark';
    };

    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const controls = [
      ...root.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"], [role=option][tabindex], [role=gridcell][tabindex]',
      ),
    ].filter((control) => {
      const isDisabled = control.matches(':disabled, [type=hidden]') || control.closest('[inert]') !== null;
      return !isDisabled && control.checkVisibility({ visibilityProperty: true });
    });
    const found = new Set<string>();
    for (const [way, stops] of [
      ['forwards', controls],
      ['backwards', controls.toReversed()],
    ] as const) {
      for (const control of stops) {
        if (!control.isConnected) continue;
        if (document.activeElement === control) control.blur();
        const before = partsOf(control).map(lineOf);
        control.focus();
        // Content that opens on focus, such as suggestions, is rendered.
        await new Promise((resolve) => void setTimeout(resolve));
        if (document.activeElement !== control) continue;
        const hider = hiddenBy(control);
        if (hider !== null) found.add(`${nameOf(control)} is hidden in part by ${hider}, ${way}`);
        const mark = way === 'forwards' ? badMark(control, before) : null;
        if (mark !== null) found.add(`${nameOf(control)}: ${mark}`);
      }
    }
    return [...found];
  });
}

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
