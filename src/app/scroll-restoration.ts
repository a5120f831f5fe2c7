import { useLayoutEffect, useState } from 'react';
import { type createBrowserRouter, NavigationType, useHref, useLocation, useNavigationType } from 'react-router-dom';

import { listen } from '@/lib/listen';
import { scrollKey, sessionStore } from '@/session/storage';

type Router = ReturnType<typeof createBrowserRouter>;

/** The key alone is not unique: every document's first entry has the key 'default'. */
const entryName = (key: string, path: string) => `${key} ${path}`;

/**
 * New pages start at the top; Back and Forward return to where the page was left. The first page stays where the browser
 * or `restoreScroll` has put it, and may have been read for a while before this began (docs/decisions/0016 says why this is
 * not the router's own component).
 * @returns puts a page that has just been opened where it belongs
 */
export function useScrollRestoration(): () => void {
  const location = useLocation();
  const arrivedBy = useNavigationType();
  const [first] = useState(location);
  // Where each page was left, by its entry in the history; also of this tab's documents before, to which Back may lead.
  const [positions] = useState(readPositions);
  const entry = entryName(location.key, useHref(location.pathname));

  useLayoutEffect(() => {
    const manual = () => (window.history.scrollRestoration = 'manual');
    manual();
    const position = () => positions.get(entry) ?? 0;
    const keep = () => positions.set(entry, window.scrollY);
    // The position of a page that was never scrolled: read after the paint, since an earlier read forces layout.
    const painted = requestAnimationFrame(() => {
      if (!positions.has(entry)) keep();
    });
    const leave = () => {
      // A prerendered page is complete before this runs again: the browser has restored its position.
      window.history.scrollRestoration = 'auto';
      sessionStore.set(scrollKey, JSON.stringify([...positions, [entry, position()]]));
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      manual();
      // Safari restores the position only after `pageshow`, and not once `manual` has run.
      if (persisted) window.scrollTo(0, position());
    };
    const stops = [
      listen(window, ['scroll'], keep, { passive: true }),
      listen(window, ['pagehide'], leave),
      listen(window, ['pageshow'], comeBack),
    ];
    return () => {
      cancelAnimationFrame(painted);
      for (const stop of stops) stop();
    };
  }, [entry, positions]);

  return () => {
    if (location !== first) window.scrollTo(0, arrivedBy === NavigationType.Pop ? (positions.get(entry) ?? 0) : 0);
  };
}

/** Input events of a user who scrolls or reads. */
const inputs = ['keydown', 'pointerdown', 'touchmove', 'wheel'];

/**
 * Scrolls a page that is reloaded or come back to, as soon as it is long enough: it fetches its content, and the browser has
 * given up by then. Ends with the first input. Called before the first render.
 */
export function restoreScroll(router: Router): void {
  const { key, pathname } = router.state.location;
  const page = shownRoute(router);
  const target = readPositions().get(entryName(key, pathname)) ?? 0;
  if (target === 0 || !isReturnedTo()) return;
  window.history.scrollRestoration = 'manual';
  const root = document.documentElement;
  let latest = window.scrollY;
  const over = new AbortController();
  const stop = () => over.abort();
  const observer = new ResizeObserver(() => {
    // A scrollbar has no input events. A page that gets shorter scrolls to its end without a person.
    const isAtEnd = window.scrollY >= root.scrollHeight - root.clientHeight - 1;
    const isScrolled = Math.abs(window.scrollY - latest) > 1 && !isAtEnd;
    if (isScrolled || shownRoute(router) !== page) return stop();
    window.scrollTo(0, target);
    latest = window.scrollY;
  });
  observer.observe(root);
  over.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of inputs) window.addEventListener(type, stop, { passive: true, signal: over.signal });
}

const shownRoute = ({ state }: Router) => state.matches.at(-1)?.route;

/** Whether the document was reloaded or is a Back or Forward. */
function isReturnedTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStore.get(scrollKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
