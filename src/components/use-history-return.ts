import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds without another Back or Forward after which the browser has done them all. */
const quietFor = 250;

/** Milliseconds that the router's own return may take on a busy machine. */
const returnWithin = 5000;

/** What the router writes to an entry of the browser's history. Nothing else reads it (docs/decisions/0010). */
const entry = () => window.history.state as { key?: string; idx?: number } | null;

/**
 * Returns to the page's history entry where the router does not. It takes the next popstate after one that it blocked
 * for its own return: two presses of Back at once end at another entry than the page's, and are asked about again
 * (docs/decisions/0010).
 */
export function useHistoryReturn(isBlocked: boolean): void {
  const { key } = useLocation();
  /** The place of the page's entry; what the history has may be another one's while a navigation is blocked. */
  const [own, setOwn] = useState<number>();
  const { key: entryKey = 'default', idx } = entry() ?? {};
  if (entryKey === key && idx !== own) setOwn(idx);
  /** The direction to ask about again, in entries. */
  const again = useRef(0);

  useEffect(() => {
    if (!isBlocked) {
      if (again.current !== 0) window.history.go(again.current);
      again.current = 0;
      return undefined;
    }
    const since = performance.now();
    let hasMoved = false;
    let timer = setTimeout(settle, quietFor);
    function settle() {
      const number = entry()?.idx;
      if (number === undefined || own === undefined) return;
      const distance = own - number;
      // Nothing has come since: the router's return is still under way.
      if (distance !== 0 && !hasMoved && performance.now() - since < returnWithin) {
        timer = setTimeout(settle, quietFor);
        return;
      }
      again.current = -Math.sign(distance);
      if (distance !== 0) window.history.go(distance);
    }
    function wait() {
      hasMoved = true;
      clearTimeout(timer);
      timer = setTimeout(settle, quietFor);
    }
    window.addEventListener('popstate', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', wait);
    };
  }, [isBlocked, own]);
}
