/* Inline in the head of every document, before its first paint (docs/decisions/0012); so it imports nothing. */

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

/** Whether `#root` has the page of the address: some hosts send another. */
const isPrerendered = () => document.getElementById('root')?.dataset['path'] === location.pathname.replace(/\/+$/, '');

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
    // React has replaced a frame, whose buttons have a name, or a form that others had changed.
    const isOfForm = button.type === 'submit' && isPrerendered();
    const same = isOfForm ? '#root [type="submit"]' : `[data-press="${button.dataset['press']}"]`;
    (button.isConnected ? button : document.querySelector<HTMLElement>(same))?.click();
  }
}

function handleHydrated(): void {
  for (const name of ['data-no-frame', 'data-greeted']) html.removeAttribute(name);
  // After the effects of the first page.
  setTimeout(repeatPresses);
}

/** Moves the application of a used public page out of its <template>, where nothing is fetched or run. */
function handleParsed(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-application]');
  if (template === null) return;
  const used = new AbortController();
  const load = () => {
    used.abort();
    // After the next frame, so that a press is answered first.
    requestAnimationFrame(() => setTimeout(() => document.head.append(template.content)));
  };
  // Back may lead to another page that the browser serves from this document.
  for (const type of ['click', 'keydown', 'focusin', 'pointermove', 'scroll', 'popstate'])
    window.addEventListener(type, load, { capture: true, passive: true, signal: used.signal });
  if (pressed.size > 0 || !isPrerendered()) load();
}

document.addEventListener('readystatechange', handleParsed, { once: true });
window.addEventListener('hydrated', handleHydrated, { once: true });
