import { withoutBase } from '@/lib/base';

/** Dispatched right before React hydrates a page. */
export const hydrationStart = 'hydrating';

/** Dispatched in the commit of the first page: from here on React answers presses. */
export const hydrated = 'hydrated';

/** The document's path before there is a router, without the base and a trailing slash (docs/product.md 2.7). */
export const documentPath = (): string => withoutBase(window.location.pathname).replace(/(?<=.)\/+$/, '');

/** The content of `#root`: a page to hydrate, a frame to replace, or null for a document of another path (some hosts send it). */
export function prerendered({ dataset: { path, frame } }: HTMLElement): 'page' | 'frame' | null {
  // early.ts hides the frame from visitors.
  if (frame !== undefined) return 'noFrame' in document.documentElement.dataset ? null : 'frame';
  return path === documentPath() ? 'page' : null;
}
