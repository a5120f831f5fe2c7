/** Moves the focus to the page's title. */
export function focusTitle(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('main h1')?.focus(options);
}

/** Whether the focused element is gone and no other has the focus. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || !activeElement.isConnected;
}

/** Moves the focus to an element, else to the title, if it is lost; a user who has moved on is left alone. */
export function focusIfLost(element: HTMLElement | null): void {
  if (!isFocusLost()) return;
  if (element) element.focus();
  else focusTitle();
}

/**
 * Makes a ref for an element that may be removed with the focus in it.
 * @param moveOn called once it has gone, where the focus is lost by then. It must not scroll where its page may be left by
 *   then: that would lose the place to which Back returns
 */
export const afterRemoval = (moveOn: () => void) => (element: HTMLElement | null) => () => {
  // React calls this also when the ref is another one, and before the element has gone.
  queueMicrotask(() => {
    if (element?.isConnected === false && isFocusLost()) moveOn();
  });
};
