import { hydrated, rendered } from './prerendered';

/*
 * Inline in every document: repeats presses and submissions that come before the application responds, on the same element
 * (docs/product.md 3.8). The security policy refuses the browser's own submission.
 */

/** Stops an event and shows on its control that it is pending. A control is repeated once, however often it is pressed. */
function keep(event: Event, control: HTMLElement, repeat: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  if ('pressed' in control.dataset) return;
  control.dataset['pressed'] = '';
  const answer = () => {
    delete control.dataset['pressed'];
    repeat();
  };
  window.addEventListener(hydrated, answer, { once: true });
}

function keepSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  keep(event, event.submitter ?? form, () => form.requestSubmit());
}

/** Links work without the application, and so does the button of a popover. */
function keepClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button:not([popovertarget])') : null;
  // A press on a submit button comes as a submit too, of a form that is filled in.
  if (!(button instanceof HTMLButtonElement) || (button.form && button.type === 'submit')) return;
  keep(event, button, () => {
    // The page that replaces a frame has a button with the same `data-press`.
    const buttons = [button, ...document.querySelectorAll<HTMLElement>('[data-press]')];
    const isSame = (other: HTMLElement) => other.dataset['press'] === button.dataset['press'];
    buttons.find((other) => other.isConnected && isSame(other))?.click();
  });
}

const answered = new AbortController();
window.addEventListener(rendered, () => answered.abort(), { once: true });
const untilThen = { capture: true, signal: answered.signal };
window.addEventListener('submit', keepSubmit, untilThen);
window.addEventListener('click', keepClick, untilThen);
