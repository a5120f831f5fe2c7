import { matchRoutes } from 'react-router-dom';

import { basename } from '@/lib/base';
import { prefetch } from '@/ui/lazy';

import { routes } from './routes';

/** Each page is loaded once. */
function consider({ target }: { target: EventTarget | null }): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin) return;
  for (const { route } of matchRoutes(routes, link.pathname, basename) ?? [])
    if (typeof route.lazy === 'function') prefetch(route.lazy);
}

/** Loads the code of a page when the user points at a link to it, or focuses one. */
export function prefetchLinks(): void {
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
  // The link that was focused or pointed at before the application came.
  consider({ target: document.activeElement });
  document.addEventListener('pointermove', consider, { passive: true, once: true });
}
