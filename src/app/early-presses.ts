import { hydrated, rendered } from './prerendered';

/*
 * Inline in every document, so that nothing is lost that is pressed or submitted before the application responds: it is
 * repeated then, on the same element (docs/decisions/0012). The security policy refuses the browser's own submission.
 */

const controlAt = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** The page that takes the place of a frame has the same link, or the button with the same `data-press`. */
const isSame = (one: HTMLElement, other: HTMLElement): boolean =>
  one.getAttribute('href') === other.getAttribute('href') && one.dataset['press'] === other.dataset['press'];

/** Nobody else answers the press; the control shows that it is kept, however often it is pressed. */
function keep(event: Event, control: HTMLElement, pressAgain: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  if ('pressed' in control.dataset) return;
  control.dataset['pressed'] = '';
  // Starts the application of a public page as soon as its starter comes (deferred-hydration.ts).
  document.documentElement.dataset['held'] = '';
  const answer = () => {
    delete control.dataset['pressed'];
    pressAgain();
  };
  window.addEventListener(hydrated, answer, { once: true });
}

function keepSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  keep(event, event.submitter ?? form, () => form.requestSubmit());
}

/** Links work without the application, and so does the button of a popover. */
function keepClick(event: MouseEvent): void {
  const button = controlAt(event, 'button:not([popovertarget])');
  // A press on a submit button comes as a submit too, of a form that is filled in.
  if (!(button instanceof HTMLButtonElement) || (button.form && button.type === 'submit')) return;
  keep(event, button, () => {
    const buttons = [button, ...document.querySelectorAll<HTMLElement>('[data-press]')];
    buttons.find((other) => other.isConnected && isSame(other, button))?.click();
  });
}

/** A mouse button that is released on what has taken the place of what it was pressed on makes no click by itself. */
function followMouse(event: PointerEvent): void {
  const pressed = controlAt(event, 'a, button');
  if (!pressed || event.pointerType !== 'mouse' || event.button !== 0) return;
  const complete = (end: PointerEvent) => {
    const control = controlAt(end, 'a, button');
    if (!pressed.isConnected && control && isSame(control, pressed)) control.click();
  };
  window.addEventListener('pointerup', complete, { capture: true, once: true });
}

const answered = new AbortController();
window.addEventListener(rendered, () => answered.abort(), { once: true });
const untilThen = { capture: true, signal: answered.signal };
window.addEventListener('submit', keepSubmit, untilThen);
window.addEventListener('click', keepClick, untilThen);
window.addEventListener('pointerdown', followMouse, untilThen);
