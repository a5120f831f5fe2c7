import { expect, type Page } from '@playwright/test';

/** How far the page can be pushed sideways, in pixels. */
export async function sidewaysScroll(page: Page): Promise<number> {
  // Not its clientWidth, which counts the room for a scrollbar that is not there.
  return page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - Math.round(root.getBoundingClientRect().width);
  });
}

/** Expects that the page cannot be pushed sideways, on a phone and as wide as it is. */
export async function expectToFit(page: Page) {
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const size of [{ width: 390, height: 844 }, wide]) {
    await page.setViewportSize(size);
    // The header of the other width comes with an event, after the resize.
    await expect.poll(() => sidewaysScroll(page), { message: `${size.width} px` }).toBe(0);
  }
}

/**
 * The controls that are smaller than 24 x 24 pixels. Links in running text are let off, as the guideline does (WCAG
 * 2.5.8), and so is what is drawn for screen readers alone.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, summary, [role=option]',
    );
    return [...controls].flatMap((control) => {
      // The label of a checkbox or radio button is part of what can be pressed.
      const target =
        control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
          ? (control.closest('label') ?? control)
          : control;
      const { width, height } = target.getBoundingClientRect();
      // Hidden for the eye until it has the focus.
      if (getComputedStyle(control).clipPath !== 'none') return [];
      const inText = control.matches('p a, li a') && getComputedStyle(control).display === 'inline';
      if (width <= 1 || height <= 1 || inText || (width >= 24 && height >= 24)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      return [`${control.tagName.toLowerCase()} "${name}" ${Math.round(width)}x${Math.round(height)}`];
    });
  });
}

/** Whatever moves, once what was just changed has been drawn. */
export async function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id || 'transition'));
  });
}
