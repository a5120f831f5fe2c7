import { matchRoutes } from 'react-router-dom';

import { audiences } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { basename, withBase } from '@/lib/base';
import { prefetch } from '@/ui/lazy';

import { routes } from './routes';

/** Loads the code of a page that is likely to be visited, which its route does once. @param path with the base */
function prefetchPage(path: string): void {
  const matches = matchRoutes(routes, path, basename) ?? [];
  for (const { route } of matches) if (typeof route.lazy === 'function') prefetch(route.lazy);
  // Its visitors go on to one of these.
  if (matches.at(-1)?.route.id === paths.getStarted)
    for (const { signInPath } of Object.values(audiences)) prefetchPage(withBase(signInPath));
}

function consider({ target }: { target: EventTarget | null }): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) prefetchPage(link.pathname);
}

/** Loads the code of a page when the user points at a link to it, or focuses one. */
export function prefetchLinks(): void {
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
  // The link that was focused or pointed at before the application came.
  consider({ target: document.activeElement });
  document.addEventListener('pointermove', consider, { passive: true, once: true });
}
