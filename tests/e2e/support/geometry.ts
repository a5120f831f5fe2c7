import { expect, type Page } from '@playwright/test';

/** How far the page scrolls sideways, in pixels. */
export async function sidewaysScroll(page: Page): Promise<number> {
  // `clientWidth` includes the room of a hidden scrollbar.
  return page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - Math.round(root.getBoundingClientRect().width);
  });
}

/** Expects no sideways scroll, on a phone and at the current width. */
export async function expectToFit(page: Page) {
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const size of [{ width: 390, height: 844 }, wide]) {
    await page.setViewportSize(size);
    // The header for the other width renders after the resize event.
    await expect.poll(() => sidewaysScroll(page), { message: `${size.width} px` }).toBe(0);
  }
}

/**
 * Headings and controls that are partly outside the window where no one can scroll to them: before the start of the
 * line. Those in a box that scrolls or clips, and those for screen readers only, are exempt.
 */
export async function besideWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClipped = (element: Element): boolean => {
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (box !== document.body && getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    };
    const parts = document.querySelectorAll<HTMLElement>(
      'h1, h2, h3, a[href], button, input, textarea, select, summary',
    );
    return [...parts].flatMap((part) => {
      const { left, right, width, height } = part.getBoundingClientRect();
      const isInside = left >= -1 && right <= document.documentElement.getBoundingClientRect().width + 1;
      if (isInside || width <= 1 || height <= 1 || getComputedStyle(part).clipPath !== 'none' || isClipped(part))
        return [];
      return [
        `${part.tagName.toLowerCase()} "${part.textContent.trim()}" from ${Math.round(left)} to ${Math.round(right)}`,
      ];
    });
  });
}

/**
 * Controls smaller than a square. Links in running text are exempt, as in the guidelines (WCAG 2.5.5 and 2.5.8), and so
 * are elements for screen readers only.
 * @param least the side of the square, in pixels: 24 for any pointer, 44 for touch
 */
export async function smallTargets(page: Page, least: 24 | 44 = 24): Promise<string[]> {
  return page.evaluate((side) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, summary, [role=option]',
    );
    return [...controls].flatMap((control) => {
      // The label of a checkbox, a radio button or a file field is part of its target.
      const target =
        control instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(control.type)
          ? (control.closest('label') ?? control)
          : control;
      const { width, height } = target.getBoundingClientRect();
      // Visually hidden until it has the focus.
      if (getComputedStyle(control).clipPath !== 'none') return [];
      const inText = control.matches('p a, li a') && getComputedStyle(control).display === 'inline';
      if (width <= 1 || height <= 1 || inText || (width >= side && height >= side)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      return [`${control.tagName.toLowerCase()} "${name}" ${Math.round(width)}x${Math.round(height)}`];
    });
  }, least);
}

/** Running animations, once the latest change has been drawn. */
export async function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id || 'transition'));
  });
}

/** Logs long animations, starting before any script of the page. */
export async function logMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const log = new Set<string>();
    window.motionLog = log;
    // Milliseconds; the rule for reduced motion leaves 80.
    const longest = 100;
    const inMilliseconds = (text: string) => Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000);
    const note = (event: AnimationEvent | TransitionEvent) => {
      const { target, pseudoElement } = event;
      if (!(target instanceof Element)) return;
      const style = getComputedStyle(target, pseudoElement || null);
      const [name, durations, counts] =
        event instanceof AnimationEvent
          ? [event.animationName, style.animationDuration, style.animationIterationCount]
          : [event.propertyName, style.transitionDuration, '1'];
      const lasts = Math.max(...durations.split(', ').map(inMilliseconds));
      if (lasts > longest || counts.split(', ').some((count) => count !== '1'))
        log.add(`${name} of ${target.localName}: ${lasts} ms, ${counts} times`);
    };
    document.addEventListener('animationstart', note);
    document.addEventListener('transitionrun', note);
  });
}

/** Long animations since the page was loaded, also ended ones. */
export const motionOf = (page: Page): Promise<string[]> => page.evaluate(() => [...(window.motionLog ?? [])]);

/** Buttons and tabs whose label takes more than a line, or overflows. Names of rows may wrap. */
export async function brokenButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>(
      'main button:not([data-row-focus], [aria-controls]), dialog button, main a.rounded-field',
    );
    return [...buttons].flatMap((button) => {
      // Visually hidden until it has the focus.
      const isHidden = getComputedStyle(button).clipPath !== 'none';
      if (isHidden || !button.checkVisibility({ visibilityProperty: true })) return [];
      const lineHeight = Number.parseFloat(getComputedStyle(button).lineHeight);
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const words: DOMRect[] = [];
      while (texts.nextNode()) {
        // Text for screen readers only has no box.
        if ((texts.currentNode.parentElement?.offsetWidth ?? 0) <= 1) continue;
        const range = document.createRange();
        range.selectNode(texts.currentNode);
        words.push(...range.getClientRects());
      }
      const tops = words.map(({ top }) => top);
      const isBroken = Math.max(...tops) - Math.min(...tops) > lineHeight / 2;
      const box = button.getBoundingClientRect();
      const isOut = words.some(
        ({ left, right, top, bottom }) =>
          left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1,
      );
      return isOut || isBroken ? [`${button.textContent.trim()}${isOut ? ' stands out' : ' is broken'}`] : [];
    });
  });
}

/** Pairs of overlapping controls. Sticky bars, which cover scrolled content, are exempt. */
export async function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.querySelector('main');
    const found = root?.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea') ?? [];
    const controls = [...found]
      // The control of a visible label.
      .filter((each) => !each.matches('[type=radio], [type=checkbox], [type=file]'))
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((each) => each.closest('[data-bottom-bar], [data-work-bar], [role=grid]') === null);
    const boxes = controls.map((each) => ({ each, box: each.getBoundingClientRect() }));
    return boxes.flatMap(({ each, box }, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // The button that opens a combobox's list overlaps its end.
        const isOwn = each.matches('[role=combobox]') && each.parentElement === other.each.parentElement;
        const isOver = wide > 1 && high > 1 && !isOwn && !each.contains(other.each) && !other.each.contains(each);
        return isOver ? [`${each.outerHTML.slice(0, 80)} and ${other.each.outerHTML.slice(0, 80)}`] : [];
      }),
    );
  });
}

/** Texts that a box clips. Those cut on purpose, with an ellipsis or after some lines, can be read elsewhere. */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *')].flatMap((element) => {
      const { overflowX, overflowY, webkitLineClamp, clipPath, textOverflow } = getComputedStyle(element);
      const isLeftOut =
        clipPath !== 'none' ||
        webkitLineClamp !== 'none' ||
        textOverflow === 'ellipsis' ||
        element.closest('[aria-hidden]') !== null;
      if (
        isLeftOut ||
        element.clientHeight <= 1 ||
        ![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE)
      )
        return [];
      const isCut =
        (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
      return isCut ? [`${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`] : [];
    }),
  );
}

declare global {
  interface Window {
    /** Set by `logMotion`. */
    motionLog?: ReadonlySet<string>;
  }
}
