import { prerendered } from './prerendered';

/*
 * The only script file of a public page (docs/decisions/0012): moves the content of its <template> into the head when the visitor
 * uses the page.
 */

const root = document.getElementById('root');
const started = new AbortController();

function start(): void {
  started.abort();
  strip.disconnect();
  const template = document.querySelector<HTMLTemplateElement>('template[data-application]');
  // After the next frame, so that a press is answered first.
  requestAnimationFrame(() => setTimeout(() => template && document.head.append(template.content)));
}

const strip = new IntersectionObserver((entries) => {
  if (entries.some((entry) => entry.isIntersecting)) start();
});

/** The pointer is over a control. */
function point({ target }: PointerEvent): void {
  if (target instanceof Element && target.closest('a, button, input')) start();
}

// A host that does not know the style's hash (tools/prerender/hashes.mjs) leaves the page without styles.
const isBare = document.styleSheets.length === 0;

// A press came before this script (early-presses.ts).
const isAwaited = document.querySelector('[data-pressed]') !== null;

if (isBare || isAwaited || !root || prerendered(root) === null) {
  start();
} else {
  const options = { capture: true, passive: true, signal: started.signal };
  // Back may lead to another page that the browser takes for this document.
  for (const type of ['click', 'keydown', 'focusin', 'scroll', 'popstate'])
    window.addEventListener(type, start, options);
  window.addEventListener('pointerover', point, options);
  for (const element of document.querySelectorAll('[data-starts-hydration]')) strip.observe(element);
}
