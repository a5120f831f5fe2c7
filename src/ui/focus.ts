import { listen } from '@/lib/listen';

/** Moves the focus to the page's title. */
export function focusTitle(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('main h1')?.focus(options);
}

/**
 * Scrolls a focused field into view as a whole, with its scroll margins (styles/index.css): browsers scroll to the caret's
 * line only. A field under a pressed pointer stays where it is.
 * @returns the function that stops it
 */
export function keepFocusInSight(): () => void {
  let isPressed = false;
  function follow({ type, target }: Event): void {
    if (type !== 'focusin') isPressed = type === 'pointerdown';
    else if (!isPressed && target instanceof Element && target.matches('input, textarea'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  return listen(document, ['pointerdown', 'pointerup', 'pointercancel', 'focusin'], follow, { capture: true });
}

/** Whether the focused element is gone and no other has the focus. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || !activeElement.isConnected;
}

/** Moves a lost focus to an element, or to the title for null. */
export function focusIfLost(element: HTMLElement | null): void {
  if (!isFocusLost()) return;
  if (element) element.focus();
  else focusTitle();
}

/**
 * A ref for an element that may be removed with the focus in it.
 * @param moveOn called after the removal if the focus is lost. If the page may be left by then it must not scroll: Back
 *   would lose its place
 */
export const afterRemoval = (moveOn: () => void) => (element: HTMLElement | null) => () => {
  // React calls the cleanup before the removal, and for a new ref too.
  queueMicrotask(() => {
    if (element?.isConnected === false && isFocusLost()) moveOn();
  });
};

/** A ref for an element that may be removed with the focus: the title takes it. */
export const titleAfterRemoval = afterRemoval(() => focusTitle({ preventScroll: true }));
