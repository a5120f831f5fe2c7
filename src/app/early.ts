import { hydrated, hydrationStart, isPrerendered } from './prerendered';

/* Inline in the head of every document, before its first paint (docs/decisions/0012). */

// oxlint-disable no-restricted-globals -- the code around the stores would be inline as well
const html = document.documentElement;

try {
  // Without a stored theme the style sheet follows `prefers-color-scheme`.
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') html.classList.add(theme);
  // The frame of a guarded page is for users who are signed in.
  html.toggleAttribute('data-no-frame', !localStorage.getItem('authToken') && !localStorage.getItem('businessToken'));
  // The dashboard greets a session once (src/features/drafting/welcome.tsx).
  html.toggleAttribute('data-greeted', sessionStorage.getItem('greeted') !== null);
} catch {
  html.setAttribute('data-no-frame', '');
}

// Presses before React answers, each button's once. Links and popovers work without the application.
const pressed = new Set<HTMLButtonElement>();

function keepPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button:not([popovertarget])') : null;
  if (!(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  event.stopPropagation();
  button.dataset['pressed'] = '';
  pressed.add(button);
}

window.addEventListener('click', keepPress, { capture: true });

function repeatPresses(): void {
  window.removeEventListener('click', keepPress, { capture: true });
  for (const button of pressed) {
    delete button.dataset['pressed'];
    // The page that replaces a frame has a button with the same `data-press`.
    const same = `[data-press="${button.dataset['press']}"]`;
    (button.isConnected ? button : document.querySelector<HTMLElement>(same))?.click();
  }
}

// Translators and password managers change a page before React hydrates it. React must find its own markup, else it renders
// all of it again without what was typed.
let changes: MutationRecord[] | null = [];

/** Undoes changes, the newest first. */
function undo(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, nextSibling } of records.toReversed()) {
    for (const node of addedNodes) (node as ChildNode).remove();
    const place = nextSibling?.parentNode === target ? nextSibling : null;
    for (const node of removedNodes) target.insertBefore(node, place);
  }
}

const isTranslation = ({ addedNodes }: MutationRecord) => [...addedNodes].some(({ nodeName }) => nodeName === 'FONT');

const observer = new MutationObserver((records) => {
  // React changes the page during hydration, in slices between which a translator runs.
  if (changes === null) undo(records.filter(isTranslation));
  else changes.push(...records);
});

function undoAll(): void {
  const focused = document.activeElement;
  undo([...(changes ?? []), ...observer.takeRecords()]);
  observer.takeRecords();
  changes = null;
  // A field that was moved has lost the focus.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Moves the application of a public page out of its <template>, where nothing is fetched or run. */
function loadApplication(template: HTMLTemplateElement, root: HTMLElement): void {
  const used = new AbortController();
  const load = () => {
    used.abort();
    // After the next frame, so that a press is answered first.
    requestAnimationFrame(() => setTimeout(() => document.head.append(template.content)));
  };
  // Back may lead to another page that the browser serves from this document.
  for (const type of ['click', 'keydown', 'focusin', 'pointermove', 'scroll', 'popstate'])
    window.addEventListener(type, load, { capture: true, passive: true, signal: used.signal });
  if (pressed.size > 0 || !isPrerendered(root)) load();
}

/** The parser's own changes are not foreign. */
function handleParsed(): void {
  const root = document.getElementById('root') ?? document.body;
  observer.observe(root, { childList: true, subtree: true });
  const template = document.querySelector<HTMLTemplateElement>('template[data-application]');
  if (template !== null) loadApplication(template, root);
}

function handleHydrated(): void {
  observer.disconnect();
  for (const name of ['data-no-frame', 'data-greeted']) html.removeAttribute(name);
  // After the effects of the first page.
  setTimeout(repeatPresses);
}

document.addEventListener('readystatechange', handleParsed, { once: true });
window.addEventListener(hydrationStart, undoAll, { once: true });
window.addEventListener(hydrated, handleHydrated, { once: true });
