import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/** Where the success of a request leads. */
export type Departure = {
  /** Whether a success leads to another page: this one stands until that is loaded, and must not send again. */
  navigatesOnSuccess?: boolean;
  /** Whether it does so from whatever page is there, as of the frame around them. */
  spansPages?: boolean;
};

/**
 * Tells of a page that stands on the screen while the browser's address is another one already, since the next page is
 * still being loaded.
 * @param onReturn called when the address is the page's again after `depart`, before the next one has come
 */
export function useDeparture({ navigatesOnSuccess = false, spansPages = false }: Departure, onReturn: () => void) {
  const location = useLocation();
  /** The page that is drawn, and its address in the browser. */
  const home = useRef({ pathname: '', address: '' });
  const isLeaving = useRef(false);

  const isAway = () => window.location.pathname !== home.current.address;

  const show = useEffectEvent(({ pathname }: Location) => {
    if (home.current.pathname !== pathname) home.current = { pathname, address: window.location.pathname };
    if (!isLeaving.current || isAway()) return;
    isLeaving.current = false;
    onReturn();
  });
  // The drawn location is a new one also when a way that was begun has led back to it.
  useLayoutEffect(() => show(location), [location]);

  return {
    /** Whether somebody is on another way already, which a response must not override. */
    isElsewhere: () => navigatesOnSuccess && !spansPages && isAway(),
    /** After a success: gives whether the page only stands until the next one comes. */
    depart: (): boolean => {
      isLeaving.current = navigatesOnSuccess && isAway();
      return isLeaving.current;
    },
  };
}
