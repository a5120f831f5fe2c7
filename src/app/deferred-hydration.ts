import { isPrerendered, takenOver } from './prerendered';

/*
 * The only script a prerendered page begins with (docs/decisions/0012): it waits until the application is wanted and
 * then gives the page what lies ready in its <template>.
 */

const template = document.querySelector<HTMLTemplateElement>('template[data-application]');
const root = document.getElementById('root');

/** What somebody does on a page they use. A press counts once it is answered: nothing may come between the two. */
const uses = ['click', 'keydown', 'focusin', 'scroll'];

const strip = new IntersectionObserver((entries) => {
  if (entries.some((entry) => entry.isIntersecting)) wake();
});

/** Somebody points at a thing they can press. A finger points with the press itself. */
function point({ target, pointerType }: PointerEvent): void {
  if (pointerType === 'mouse' && target instanceof Element && target.closest('a, button, input')) wake();
}

/** Starts the application after the next picture, so that what woke it is answered first. */
function wake(): void {
  for (const use of uses) window.removeEventListener(use, wake, true);
  window.removeEventListener('pointerover', point);
  strip.disconnect();
  requestAnimationFrame(() => setTimeout(start));
}

function start(): void {
  if (template) document.head.append(template.content);
}

/** A form sent before React answers is sent again when it does. */
function hold(event: SubmitEvent): void {
  event.preventDefault();
  const form = event.target;
  if (form instanceof HTMLFormElement) window.addEventListener(takenOver, () => form.requestSubmit(), { once: true });
}

window.addEventListener('submit', hold, true);
window.addEventListener(takenOver, () => window.removeEventListener('submit', hold, true), { once: true });

// A host that does not know the style's hash (tools/style-hashes.mjs) leaves the page bare.
const isBare = document.styleSheets.length === 0;

if (isBare || !root || !isPrerendered(root)) {
  start();
} else {
  for (const use of uses) window.addEventListener(use, wake, { capture: true, passive: true });
  window.addEventListener('pointerover', point, { passive: true });
  for (const sight of document.querySelectorAll('[data-wakes]')) strip.observe(sight);
}
