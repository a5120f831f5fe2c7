import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where each visited page was left, by its history entry. */
const positions = new Map<string, number>();

/** New pages start at the top; Back and Forward return to where the page was left. */
export function ScrollKeeper() {
  const { key, pathname } = useLocation();
  const arrivedBy = useNavigationType();

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);

  useLayoutEffect(() => {
    window.scrollTo(0, arrivedBy === NavigationType.Pop ? (positions.get(key) ?? 0) : 0);
    // A change within one page (a record opened, a query typed) leaves the page where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);

  return null;
}
