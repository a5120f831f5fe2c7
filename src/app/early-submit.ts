import { hydrated } from './prerendered';

/*
 * Inline in public pages, where the script that starts the application may come after a press (docs/decisions/0012): a form
 * that is submitted before the application responds is submitted again once it does. The security policy refuses the
 * browser's own submission, so without this the press would be lost.
 */

const held = new Map<HTMLFormElement, HTMLElement | null>();

function hold(event: SubmitEvent): void {
  event.preventDefault();
  if (!(event.target instanceof HTMLFormElement)) return;
  held.set(event.target, event.submitter);
  event.submitter?.setAttribute('data-pressed', '');
  // Starts the application as soon as its starter comes (deferred-hydration.ts).
  document.documentElement.dataset['held'] = '';
}

function submitAgain(): void {
  window.removeEventListener('submit', hold, true);
  for (const [form, button] of held) {
    button?.removeAttribute('data-pressed');
    form.requestSubmit();
  }
}

window.addEventListener('submit', hold, true);
window.addEventListener(hydrated, submitAgain, { once: true });
