/* What asks before it leaves; who is asked, and says no while something is not saved, is the guard in leave-guard. */

/**
 * Sent before something ends a page, or the details on it, without being a link. Who prevents it calls `goOn` itself, once
 * the user agreed.
 */
export type LeaveEvent = CustomEvent<{ goOn: () => void; isPage: boolean; isAgreed: boolean }>;

declare global {
  interface WindowEventMap {
    leave: LeaveEvent;
  }
}

/**
 * Does what ends a page without being a link, such as signing out: at once, or once the user agreed where something is
 * not saved (docs/decisions/0010).
 */
export const beforeLeaving = (goOn: () => void): void => ask(goOn, true);

/** The same for what ends the details of a record only: work that goes on with the page is not asked about. */
export const beforeClosing = (goOn: () => void): void => ask(goOn, false);

/** Closes the details of a record that was deleted. What was typed in them went with it, and nobody is asked. */
export const closeDeleted = (goOn: () => void): void => ask(goOn, false, true);

function ask(goOn: () => void, isPage: boolean, isAgreed = false): void {
  // An event, since the header does not know whether the page has a guard.
  const event: LeaveEvent = new CustomEvent('leave', { cancelable: true, detail: { goOn, isPage, isAgreed } });
  if (window.dispatchEvent(event)) goOn();
}
