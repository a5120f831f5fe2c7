import { matchRoutes } from 'react-router-dom';

import { audiences } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { prefetch } from '@/ui/lazy';

import { basename, withBase } from './router';
import { routes } from './routes';

const signInPaths = Object.values(audiences).map((row) => withBase(row.signInPath));

/** Loads the code of a page that is likely to be visited. @param path with the base */
function prefetchPage(path: string): void {
  for (const { route } of matchRoutes(routes, path, basename) ?? []) {
    if (typeof route.lazy === 'function') prefetch(route.lazy);
  }
}

/** The paths whose code was requested, each once. */
const requested = new Set<string>();

function consider(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin || requested.has(link.pathname)) return;
  requested.add(link.pathname);
  prefetchPage(link.pathname);
  // Its visitors go on to one of these.
  if (link.pathname === withBase(paths.getStarted)) signInPaths.forEach(prefetchPage);
}

/**
 * Begins to load the code of a page when the user points at a link to it or tabs to one. A finger does not point: its
 * events come with the press, which navigates by itself.
 * @returns what ends it
 */
export function prefetchLinks(): () => void {
  const look = ({ target }: Event) => consider(target);
  document.addEventListener('pointerover', look, { passive: true });
  document.addEventListener('focusin', look);
  // The press that started hydration may have been on a link.
  consider(document.activeElement);
  consider(document.querySelector('a:hover'));
  return () => {
    document.removeEventListener('pointerover', look);
    document.removeEventListener('focusin', look);
  };
}
