import { prerendered } from './prerendered';

/*
 * The only script file of a public page (docs/decisions/0012): moves the content of its <template> into the head when the visitor
 * uses the page.
 */

const started = new AbortController();
const options = { capture: true, passive: true, signal: started.signal };

function start(): void {
  started.abort();
  const template = document.querySelector<HTMLTemplateElement>('template[data-application]');
  // After the next frame, so that a press is answered first.
  requestAnimationFrame(() => setTimeout(() => template && document.head.append(template.content)));
}

// Back may lead to another page that the browser serves from this document.
for (const type of ['click', 'keydown', 'focusin', 'scroll', 'popstate']) window.addEventListener(type, start, options);

const startAtControl = ({ target }: Event) =>
  target instanceof Element && target.closest('a, button, input') && start();
window.addEventListener('pointerover', startAtControl, options);

const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && start());
for (const element of document.querySelectorAll('[data-starts-hydration]')) observer.observe(element);
started.signal.addEventListener('abort', () => observer.disconnect());

const root = document.getElementById('root');
// A host that does not know the style's hash (tools/prerender/hashes.mjs) leaves the page without styles.
const isBare = document.styleSheets.length === 0;
const isPressed = document.querySelector('[data-pressed]') !== null;
if (isBare || isPressed || !root || prerendered(root) === null) start();
