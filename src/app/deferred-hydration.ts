import { prerendered } from './prerendered';

/*
 * The only script file of a public page (docs/decisions/0012): moves the content of its <template> into the head when the visitor
 * uses the page.
 */

const started = new AbortController();

function start(): void {
  started.abort();
  const template = document.querySelector<HTMLTemplateElement>('template[data-application]');
  // After the next frame, so that a press is answered first.
  requestAnimationFrame(() => setTimeout(() => template && document.head.append(template.content)));
}

// Back may lead to another page that the browser serves from this document.
for (const type of ['click', 'keydown', 'focusin', 'pointermove', 'scroll', 'popstate'])
  window.addEventListener(type, start, { capture: true, passive: true, signal: started.signal });

const root = document.getElementById('root');
const isPressed = document.querySelector('[data-pressed]') !== null;
// A host that does not know the style's hash (tools/prerender/hashes.mjs) leaves the page without styles.
if (document.styleSheets.length === 0 || isPressed || !root || prerendered(root) === null) start();
