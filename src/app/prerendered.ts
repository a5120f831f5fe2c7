import { withoutBase } from '@/lib/base';

/** Dispatched right before React takes over a page that is there. */
export const hydrating = 'hydrating';

/**
 * Dispatched in the step in which React renders or hydrates the first page: from here on it answers presses itself. Later,
 * what was pressed on a frame could no longer be told from what is pressed on the page in its place.
 */
export const rendered = 'rendered';

/** Dispatched when the effects of the first page have run: presses that were held back are repeated then. */
export const hydrated = 'hydrated';

/**
 * The path that the document was opened at, before there is a router: without the base, and without the slash that hosts
 * add which keep a page as a folder (docs/product.md 2.7).
 */
export function documentPath(): string {
  return withoutBase(window.location.pathname).replace(/(?<=.)\/+$/, '');
}

/**
 * What the build has written into `#root`: the page itself, to be hydrated, or the frame of a guarded page, to be replaced. Null
 * where it is not for this very path: some hosts respond with a document at other paths too.
 */
export function prerendered({ dataset: { path, frame } }: HTMLElement): 'page' | 'frame' | null {
  // Whether the frame is shown has been decided before the first paint (public/early.js).
  if (frame !== undefined) return 'noFrame' in document.documentElement.dataset ? null : 'frame';
  return path === documentPath() ? 'page' : null;
}
