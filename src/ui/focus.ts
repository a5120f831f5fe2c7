/** Gives the focus to the page's title. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}

/** Whether what had the focus is gone, and nothing else has taken it. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || !activeElement.isConnected;
}

/** Gives the focus on where what had it is gone; whoever has moved on meanwhile is left alone. */
export function focusIfLost(element: HTMLElement | null): void {
  if (!isFocusLost()) return;
  if (element) element.focus();
  else focusTitle();
}
