import { useLayoutEffect, useState } from 'react';
import { NavigationType, useHref, useLocation, useNavigationType } from 'react-router-dom';

import { listen } from '@/lib/listen';

/**
 * New pages start at the top; Back and Forward return to where the page was left. The first page stays where the browser has put
 * it, and may have been read for a while before this began (docs/decisions/0016 says why this is not the router's own component).
 * @returns puts a page that has just been opened where it belongs
 */
export function useScrollRestoration(): () => void {
  const location = useLocation();
  const arrivedBy = useNavigationType();
  const [first] = useState(location);
  // Where each page was left, by its entry in the history: the key alone is 'default' for every document's first one.
  const [positions] = useState(() => new Map<string, number>());
  const entry = `${location.key} ${useHref(location.pathname)}`;

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    // The browser restores the position of a page that is complete at once: of a prerendered one, or from its cache.
    const stopLeaving = listen(window, ['pagehide'], () => (window.history.scrollRestoration = 'auto'));
    const keep = () => positions.set(entry, window.scrollY);
    const stopKeeping = listen(window, ['scroll'], keep, { passive: true });
    // Where the page is before it is scrolled: an earlier read forces layout.
    const painted = requestAnimationFrame(keep);
    return () => {
      cancelAnimationFrame(painted);
      stopLeaving();
      stopKeeping();
    };
  }, [entry, positions]);

  return () => {
    const isReturn = arrivedBy === NavigationType.Pop;
    if (location !== first) window.scrollTo(0, isReturn ? (positions.get(entry) ?? 0) : 0);
  };
}
