import { matchRoutes } from 'react-router-dom';

import { audiences } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { basename, withBase } from '@/lib/base';
import { prefetch } from '@/ui/lazy';

import { routes } from './routes';

const signInPaths = Object.values(audiences).map((row) => withBase(row.signInPath));

/** Loads the code of a page that is likely to be visited, which its route does once. @param path with the base */
function prefetchPage(path: string): void {
  const matches = matchRoutes(routes, path, basename) ?? [];
  for (const { route } of matches) if (typeof route.lazy === 'function') prefetch(route.lazy);
  // Its visitors go on to one of these.
  if (matches.at(-1)?.route.id === paths.getStarted) signInPaths.forEach(prefetchPage);
}

function consider({ target }: { target: EventTarget | null }): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) prefetchPage(link.pathname);
}

/**
 * Begins to load the code of a page when the user points at a link to it or tabs to one. A finger does not point: its
 * events come with the press, which navigates by itself.
 */
export function prefetchLinks(): void {
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
  // What has started hydration may be on a link: the focus, or a pointer that is only heard of when it moves.
  consider({ target: document.activeElement });
  document.addEventListener('pointermove', consider, { passive: true, once: true });
}
