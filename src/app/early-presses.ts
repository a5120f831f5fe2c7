import { hydrated } from './prerendered';

/*
 * Inline in every document: repeats presses and submissions that come before the application responds, on the same element
 * (docs/product.md 3.8). The security policy refuses the browser's own submission.
 */

const ended = new AbortController();

/** Stops an event and marks its control as pending, which is repeated once, however often it is pressed. */
function keep(event: Event, control: HTMLElement, repeat: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  if ('pressed' in control.dataset) return;
  control.dataset['pressed'] = '';
  ended.signal.addEventListener('abort', () => {
    delete control.dataset['pressed'];
    repeat();
  });
}

function keepSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  keep(event, event.submitter ?? form, () => form.requestSubmit());
}

/** Links work without the application, and so does the button of a popover. */
function keepClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button:not([popovertarget])') : null;
  // A press on a submit button of a valid form is also a submit.
  if (!(button instanceof HTMLButtonElement) || (button.form && button.type === 'submit')) return;
  // The page that replaces a frame has a button with the same `data-press`.
  const same = `[data-press="${button.dataset['press']}"]`;
  keep(event, button, () => (button.isConnected ? button : document.querySelector<HTMLElement>(same))?.click());
}

const untilEnd = { capture: true, signal: ended.signal };
window.addEventListener('submit', keepSubmit, untilEnd);
window.addEventListener('click', keepClick, untilEnd);
// After the effects of the first page.
window.addEventListener(hydrated, () => setTimeout(() => ended.abort()), { once: true });
