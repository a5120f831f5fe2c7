/** Gives the focus to the page's title. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}

/** Gives the focus on where what had it is gone; whoever has moved on meanwhile is left alone. */
export function focusIfLost(element: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body || !activeElement.isConnected) {
    if (element) element.focus();
    else focusTitle();
  }
}
