/** Moves the focus to the page's title. */
export function focusTitle(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('main h1')?.focus(options);
}

/**
 * Scrolls whatever gets the focus into sight as a whole, with its margins (styles/index.css). Browsers are content with the
 * line of text that a field's caret stands in. Not under a pointer that is pressed: it would be over something else.
 * @returns ends it
 */
export function keepFocusInSight(): () => void {
  let isPressed = false;
  const ended = new AbortController();
  const listen = (types: readonly string[], listener: (event: Event) => void) => {
    for (const type of types) document.addEventListener(type, listener, { capture: true, signal: ended.signal });
  };
  listen(['pointerdown', 'pointerup', 'pointercancel'], ({ type }) => {
    isPressed = type === 'pointerdown';
  });
  listen(['focusin'], ({ target }) => {
    if (!isPressed && target instanceof Element && target.matches('input, textarea'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return () => ended.abort();
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

/** A ref of what may be removed with the focus in it, such as a button that its press removes: the title has it then. */
export const titleAfterRemoval = afterRemoval(() => focusTitle({ preventScroll: true }));
