import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The scroll position each visited page was left at, by the key of its history entry. */
const positions = new Map<string, number>();

/**
 * New pages start at the top; Back and Forward return to where the page was left. The first page stays where the browser
 * has put it, and may have been read for a while before this began (docs/decisions/0016 says why this is not the
 * router's own component).
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const arrivedBy = useNavigationType();
  const shown = useRef<string | null>(null);

  useLayoutEffect(() => {
    const keep = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);

  useLayoutEffect(() => {
    const manual = () => (window.history.scrollRestoration = 'manual');
    // After a reload, or on return from another document, the browser restores the position itself.
    const byBrowser = () => (window.history.scrollRestoration = 'auto');
    manual();
    window.addEventListener('pagehide', byBrowser);
    window.addEventListener('pageshow', manual);
    return () => {
      window.removeEventListener('pagehide', byBrowser);
      window.removeEventListener('pageshow', manual);
    };
  }, []);

  useLayoutEffect(() => {
    // A change within one page (a record opened, a query typed) leaves the page where it is.
    if (shown.current === pathname) return;
    const isFirst = shown.current === null;
    shown.current = pathname;
    if (!isFirst) window.scrollTo(0, arrivedBy === NavigationType.Pop ? (positions.get(key) ?? 0) : 0);
  }, [pathname, key, arrivedBy]);

  useEffect(() => {
    // Where the first page stands: read once it is painted, since a page that is not would be laid out for it.
    if (!positions.has(key)) positions.set(key, window.scrollY);
  }, [key]);
}
