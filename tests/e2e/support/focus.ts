import { expect, type Locator, type Page } from '@playwright/test';

/** The focused element in words, whether its focus is visible, and whether it is the target. */
async function focusOf(root: Locator) {
  return root.evaluate((target) => {
    const element = document.activeElement;
    if (element === null || element === document.body) return { name: 'body', visible: false, isTarget: false };
    // The ring is on the element, on the one before it (a checkbox's box), or on its frame (a field's).
    const styles = [getComputedStyle(element), getComputedStyle(element, '::before')];
    if (element.parentElement !== null) styles.push(getComputedStyle(element.parentElement));
    // The focus ring is on the element that the label draws, or on the label.
    const label = element.closest('label');
    for (const part of label === null ? [] : [label, ...label.children]) styles.push(getComputedStyle(part));
    const ringed = styles.some(
      ({ content, outlineStyle, outlineWidth, boxShadow }, index) =>
        (index !== 1 || content !== 'none') &&
        ((outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'),
    );
    const { width, height } = (label ?? element).getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    return {
      name: `${element.tagName.toLowerCase()} ${name}`,
      visible: ringed && width > 1 && height > 1,
      isTarget: element === target,
    };
  });
}

/** Expects an element to have the focus; after an action it is never on the body. */
export async function expectFocusKept(page: Page) {
  await expect.poll(async () => (await focusOf(page.locator('body'))).name).not.toBe('body');
}

/** Presses Tab until a control has the focus; every stop on the way must be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const stops: string[] = [];
  await expect(target).toBeAttached();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    const { name, visible, isTarget } = await focusOf(target);
    stops.push(name);
    // Rings may be animated.
    const isVisible = async () => (await focusOf(target)).visible;
    if (name !== 'body' && !visible) await expect.poll(isVisible, `the focus is visible on "${name}"`).toBe(true);
    if (isTarget) return;
  }
  throw new Error(`Tab does not lead there: ${stops.join(' > ')}`);
}

/** Tabs to a field and types into it; its list of suggestions is closed again. */
export async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
  if (await page.getByRole('option').first().isVisible()) await page.keyboard.press('Escape');
}

/** Tabs to a control and presses it; afterwards an element has the focus. */
export async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, control);
  await page.keyboard.press(key);
  await expectFocusKept(page);
}
