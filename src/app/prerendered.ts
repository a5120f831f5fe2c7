import { withoutBase } from '@/lib/base';

/** Dispatched right before React hydrates a page. */
export const hydrating = 'hydrating';

/**
 * Dispatched in the commit of the first page: from here on React answers presses. A later event could not tell presses on a
 * frame from presses on the page that replaced it.
 */
export const rendered = 'rendered';

/** Dispatched after the effects of the first page: early presses are repeated then (early-presses.ts). */
export const hydrated = 'hydrated';

/**
 * The document's path before there is a router, without the base and without the trailing slash that some hosts add
 * (docs/product.md 2.7).
 */
export function documentPath(): string {
  return withoutBase(window.location.pathname).replace(/(?<=.)\/+$/, '');
}

/**
 * The content of `#root`: a page to hydrate, a frame to replace, or null for a document of another path, which some hosts send.
 */
export function prerendered({ dataset: { path, frame } }: HTMLElement): 'page' | 'frame' | null {
  // public/early.js hides the frame from visitors.
  if (frame !== undefined) return 'noFrame' in document.documentElement.dataset ? null : 'frame';
  return path === documentPath() ? 'page' : null;
}
