import type { Page } from '@playwright/test';

import { provideColors, type Color } from './page-colors';

/**
 * Gives the focus to every control of the page, or of the dialog over it, from the first to the last and back, as a keyboard does.
 * @returns what cannot be seen of it, in words: a control that is hidden in part (WCAG 2.4.12), and a mark that is less than a
 *   line of 2 px around it or has less than 3:1 against what it is drawn on (2.4.13)
 */
export async function focusProblems(page: Page): Promise<string[]> {
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
