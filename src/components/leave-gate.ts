/** What is asked before a page ends: a listener that prevents it calls the way on itself, once the person agreed. */
export type LeaveEvent = CustomEvent<() => void>;

declare global {
  interface WindowEventMap {
    leave: LeaveEvent;
  }
}

/**
 * Does what ends a page without being a link, such as signing out: at once, or once the person agreed where something
 * is not saved (docs/decisions/0010).
 */
export function beforeLeaving(goOn: () => void): void {
  // An event, so that the header need not load what only two pages use, nor they anything of the header.
  const question: LeaveEvent = new CustomEvent('leave', { cancelable: true, detail: goOn });
  if (window.dispatchEvent(question)) goOn();
}
