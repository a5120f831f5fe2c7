import { useEffect, useLayoutEffect, useRef } from 'react';
import { type createBrowserRouter, NavigationType, useHref, useLocation, useNavigationType } from 'react-router-dom';

import { scrollKey, sessionStore } from '@/session/storage';

/** So many are kept in the tab. */
const keptPositions = 50;

/** The scroll position each visited page was left at, by its history entry. */
const positions = new Map<string, number>();

/** The same of the tab's documents before this one: Back may lead to their entries, and a reload to the very same. */
const earlier = new Map(readPositions());

const positionOf = (entry: string) => positions.get(entry) ?? earlier.get(entry) ?? 0;

/** Every document's first entry has the same key, so the path is named too. */
const entryName = (key: string, path: string) => `${key} ${path}`;

/**
 * New pages start at the top; Back and Forward return to where the page was left. The first page stays where the browser
 * or `restoreScroll` has put it, and may have been read for a while before this began (docs/decisions/0016 says why this is
 * not the router's own component).
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const arrivedBy = useNavigationType();
  const shown = useRef<string | null>(null);
  const entry = entryName(key, useHref(pathname));

  useLayoutEffect(() => {
    const manual = () => (window.history.scrollRestoration = 'manual');
    manual();
    const keep = () => positions.set(entry, window.scrollY);
    const leave = () => {
      // A prerendered page is whole before this runs again: the browser puts it where it was.
      window.history.scrollRestoration = 'auto';
      sessionStore.set(
        scrollKey,
        JSON.stringify([...earlier, ...positions, [entry, positionOf(entry)]].slice(-keptPositions)),
      );
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      manual();
      // Safari would do it itself only after this event, and no longer does since the line above.
      if (persisted) window.scrollTo(0, positionOf(entry));
    };
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('scroll', keep);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [entry]);

  useLayoutEffect(() => {
    // A change within one page (a record opened, a query typed) leaves the page where it is.
    if (shown.current === pathname) return;
    const isFirst = shown.current === null;
    shown.current = pathname;
    if (!isFirst) window.scrollTo(0, arrivedBy === NavigationType.Pop ? positionOf(entry) : 0);
  }, [pathname, entry, arrivedBy]);

  useEffect(() => {
    // Where the first page stands: read once it is painted, since a page that is not would be laid out for it.
    if (!positions.has(entry)) positions.set(entry, window.scrollY);
  }, [entry]);
}

/** What a person does to be somewhere else, or to stay. */
const inputs = ['keydown', 'pointerdown', 'touchmove', 'wheel'];

/**
 * Scrolls a page that is reloaded or come back to to where it was left, as soon as it is long enough: what it shows is
 * fetched after it, when the browser has given up. Ends with the first thing the person does, who must not be moved.
 * Called before the first render.
 */
export function restoreScroll(router: ReturnType<typeof createBrowserRouter>): void {
  const { key, pathname } = router.state.location;
  const target = positionOf(entryName(key, pathname));
  if (target === 0 || !isReturnedTo()) return;

  const root = document.documentElement;
  const end = () => root.scrollHeight - root.clientHeight;
  let put = window.scrollY;
  // Neither at the top nor where the browser has put it: somebody has scrolled the frame of the page.
  if (put > 0 && Math.abs(put - Math.min(target, end())) > 1) return;
  window.history.scrollRestoration = 'manual';

  const over = new AbortController();
  const stop = () => over.abort();
  const observer = new ResizeObserver(() => {
    if (router.state.location.pathname !== pathname) return stop();
    window.scrollTo(0, target);
    put = window.scrollY;
  });
  observer.observe(root);
  over.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of inputs) window.addEventListener(type, stop, { passive: true, signal: over.signal });
  // Nothing else is heard of a press on the scrollbar. A page that gets shorter scrolls to its end by itself.
  const listen = () => {
    if (Math.abs(window.scrollY - put) > 1 && window.scrollY < end() - 1) stop();
  };
  window.addEventListener('scroll', listen, { passive: true, signal: over.signal });
}

/** Whether the document was left before: it is reloaded, or come back to. */
function isReturnedTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}

function readPositions(): (readonly [string, number])[] {
  try {
    const kept: unknown = JSON.parse(sessionStore.get(scrollKey) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((pair: unknown) => {
      const [entry, position] = Array.isArray(pair) ? (pair as unknown[]) : [];
      return typeof entry === 'string' && typeof position === 'number' ? [[entry, position] as const] : [];
    });
  } catch {
    return [];
  }
}
