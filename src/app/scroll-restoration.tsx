import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where each visited page was left, by its history entry. */
const positions = new Map<string, number>();

/**
 * New pages start at the top; Back and Forward return to where the page was left. The page of the first entry stands
 * where the browser has put it, and may have been read for a while before this began.
 */
export function ScrollRestoration() {
  const { key, pathname } = useLocation();
  const arrivedBy = useNavigationType();
  const shown = useRef<string | null>(null);

  useLayoutEffect(() => {
    const keep = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);

  useLayoutEffect(() => {
    const mine = () => (window.history.scrollRestoration = 'manual');
    // Who leaves the document and comes back, or reloads it, is led back by the browser.
    const theBrowsers = () => (window.history.scrollRestoration = 'auto');
    mine();
    window.addEventListener('pagehide', theBrowsers);
    window.addEventListener('pageshow', mine);
    return () => {
      window.removeEventListener('pagehide', theBrowsers);
      window.removeEventListener('pageshow', mine);
    };
  }, []);

  useLayoutEffect(() => {
    // A change within one page (a record opened, a query typed) leaves the page where it is.
    if (shown.current === pathname) return;
    const isFirst = shown.current === null;
    shown.current = pathname;
    if (isFirst) positions.set(key, window.scrollY);
    else window.scrollTo(0, arrivedBy === NavigationType.Pop ? (positions.get(key) ?? 0) : 0);
  }, [pathname, key, arrivedBy]);

  return null;
}
