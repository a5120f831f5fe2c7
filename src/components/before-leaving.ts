/** Sent before something ends a page without being a link. Who prevents it calls `detail` itself, once the user agreed. */
export type LeaveEvent = CustomEvent<() => void>;

declare global {
  interface WindowEventMap {
    leave: LeaveEvent;
  }
}

/**
 * Does what ends a page without being a link, such as signing out: at once, or once the user agreed where something is
 * not saved (docs/decisions/0010).
 */
export function beforeLeaving(goOn: () => void): void {
  // An event, since the header does not know whether the page has a guard.
  const event: LeaveEvent = new CustomEvent('leave', { cancelable: true, detail: goOn });
  if (window.dispatchEvent(event)) goOn();
}
