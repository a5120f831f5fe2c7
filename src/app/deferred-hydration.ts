import { prerendered } from './prerendered';

/*
 * The only file of script a public page begins with (docs/decisions/0012): it waits until the visitor uses the page,
 * then moves the content of its <template> into the head.
 */

const template = document.querySelector<HTMLTemplateElement>('template[data-application]');
const root = document.getElementById('root');

/**
 * What starts hydration. A press counts once it is answered: nothing may come between the two. Back may lead to another page of
 * this very document, as far as the browser knows, where the application had been before it was loaded again.
 */
const startEvents = ['click', 'keydown', 'focusin', 'scroll', 'popstate'];

const strip = new IntersectionObserver((entries) => {
  if (entries.some((entry) => entry.isIntersecting)) startSoon();
});

/** The pointer is over a control; a finger has no hover. */
function point({ target, pointerType }: PointerEvent): void {
  if (pointerType === 'mouse' && target instanceof Element && target.closest('a, button, input')) startSoon();
}

/** Starts the application after the next frame, so that the press is answered first. */
function startSoon(): void {
  for (const type of startEvents) window.removeEventListener(type, startSoon, true);
  window.removeEventListener('pointerover', point);
  strip.disconnect();
  requestAnimationFrame(() => setTimeout(start));
}

function start(): void {
  if (template) document.head.append(template.content);
}

// A host that does not know the style's hash (tools/prerender/hashes.mjs) leaves the page without styles.
const isBare = document.styleSheets.length === 0;

// A form was submitted before this came (early-presses.ts).
const isAwaited = 'held' in document.documentElement.dataset;

if (isBare || isAwaited || !root || prerendered(root) === null) {
  start();
} else {
  for (const type of startEvents) window.addEventListener(type, startSoon, { capture: true, passive: true });
  window.addEventListener('pointerover', point, { passive: true });
  for (const element of document.querySelectorAll('[data-starts-hydration]')) strip.observe(element);
}
