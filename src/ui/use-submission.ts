import { useLayoutEffect, useRef, useState, useEffectEvent } from 'react';
import { useLocation, type Location } from 'react-router-dom';

import { notify } from './toast';

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
    /** Whether the user is already navigating elsewhere, which a response must not override. */
    isElsewhere: () => navigatesOnSuccess && !spansPages && isAway(),
    /** After a success: gives whether the page only stands until the next one comes. */
    depart: (): boolean => {
      isLeaving.current = navigatesOnSuccess && isAway();
      return isLeaving.current;
    },
  };
}

/** Gives the signal of the page as it stands now: it aborts when the page is left, for what is not sent yet by then. */
export function usePageSignal(): () => AbortSignal | undefined {
  const page = useRef<AbortController | null>(null);
  // A layout effect ends before the next screen is drawn, like the ones that let go of a request's response.
  useLayoutEffect(() => {
    const controller = new AbortController();
    page.current = controller;
    return () => controller.abort();
  }, []);
  return () => page.current?.signal;
}

type Action<R, Given> = Departure & {
  /**
   * Does the work, and throws to say that it failed. It always runs to its end: what a success has to change wherever the
   * user is by then, such as a stored value, belongs in here.
   */
  send: (given: Given) => Promise<R>;
  /** What follows a success; not called when the screen was left meanwhile, or is being left for another way. */
  onDone: (result: NoInfer<R>, given: NoInfer<Given>) => void;
  /** What follows a failure; not called then either. */
  onFailure: (reason: unknown) => void;
};

/**
 * One action of the user: exactly one request however often it is pressed, and a pending state. A request that was
 * sent is never aborted; once the screen is left, its response neither toasts nor navigates.
 */
export function useAction<R, Given = void>(action: Action<R, Given>) {
  // The page may have changed by the time the response comes: what follows is what the newest render says.
  const newest = useRef(action);
  const running = useRef<symbol | null>(null);
  const [pending, setPending] = useState(false);
  const { isElsewhere, depart } = useDeparture(action, finish);

  useLayoutEffect(() => {
    newest.current = action;
  });

  // A layout effect ends before the next screen is drawn: a response that comes meanwhile is late already.
  useLayoutEffect(
    () => () => {
      running.current = null;
    },
    [],
  );

  function finish(): void {
    running.current = null;
    setPending(false);
  }

  // A ref, since a second click in the same task would still see the state of the first.
  async function start(given: Given): Promise<void> {
    if (running.current) return;
    const run = Symbol('run');
    running.current = run;
    setPending(true);
    let isLeaving = false;
    try {
      const result = await newest.current.send(given);
      if (running.current !== run) return;
      if (!isElsewhere()) newest.current.onDone(result, given);
      isLeaving = depart();
    } catch (reason) {
      if (running.current === run && !isElsewhere()) newest.current.onFailure(reason);
    } finally {
      if (running.current === run && !isLeaving) finish();
    }
  }

  return { run: (given: Given) => void start(given), pending };
}

type Submission<R, Given> = Omit<Action<R, Given>, 'onFailure'> & {
  /** The message of a failure, as a toast and in `error`. */
  failureText: (reason: unknown) => string;
};

/** An action whose failure is said in a toast and kept in `error` until the next try. */
export function useSubmission<R, Given = void>({ send, onDone, failureText, ...departure }: Submission<R, Given>) {
  const [error, setError] = useState<string | null>(null);
  const { run, pending } = useAction<R, Given>({
    send: (given) => {
      setError(null);
      return send(given);
    },
    onDone,
    ...departure,
    onFailure: (reason) => {
      const text = failureText(reason);
      setError(text);
      notify.error(text);
    },
  });
  return { submit: run, pending, error };
}
