import { startTransition, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { notify } from './toast';
import { usePendingPath } from './use-pending-path';

/** Where the success of a request leads. */
export type Departure = {
  /** Whether a success leads to another page: this one stays until that is loaded, and must not send again. */
  navigatesOnSuccess?: boolean;
  /** Whether it does so from whatever page is shown, as of the layout around them. */
  spansPages?: boolean;
};

/**
 * Knows when the page is being left, while it is still shown because the next one is loading.
 * @param onEnd called when nothing is loading any more after `depart`, with whether something was: if so, the user has
 *   returned to the page
 */
export function useDeparture(
  { navigatesOnSuccess = false, spansPages = false }: Departure,
  onEnd: (hasReturned: boolean) => void,
) {
  const isPending = usePendingPath() !== null;
  const newest = useRef(isPending);
  /** How many departures have begun, and how many have ended. */
  const [begun, setBegun] = useState(0);
  const ended = useRef(0);

  const end = useEffectEvent(onEnd);
  useLayoutEffect(() => {
    const wasPending = newest.current;
    newest.current = isPending;
    if (isPending || ended.current === begun) return;
    ended.current = begun;
    end(wasPending);
  }, [isPending, begun]);

  return {
    /** Whether the user is on the way to another page, which a response must not override. */
    isElsewhere: () => navigatesOnSuccess && !spansPages && newest.current,
    /** Call it after a success: returns whether `onEnd` follows. */
    depart: (): boolean => {
      // A transition, like the router's own: the two are rendered together.
      if (navigatesOnSuccess) startTransition(() => setBegun((count) => count + 1));
      return navigatesOnSuccess;
    },
  };
}

/** Gives the signal of the page as it stands now: it aborts when the page is left, for what is not sent yet by then. */
export function usePageSignal(): () => AbortSignal | undefined {
  const page = useRef<AbortController | null>(null);
  const isLeft = useRef(false);
  // A layout effect ends before the next screen is drawn, like the ones that let go of a request's response.
  useLayoutEffect(() => {
    isLeft.current = false;
    if (page.current === null || page.current.signal.aborted) page.current = new AbortController();
    return () => {
      isLeft.current = true;
      // StrictMode ends it once more at the beginning, perhaps after the first press, and begins it again in the same task.
      queueMicrotask(() => {
        if (isLeft.current) page.current?.abort();
      });
    };
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
  const isRunning = useRef(false);
  const isLeft = useRef(false);
  const [pending, setPending] = useState(false);
  const { isElsewhere, depart } = useDeparture(action, finish);

  useLayoutEffect(() => {
    newest.current = action;
  });

  // A layout effect ends before the next screen is drawn: a response that comes meanwhile is late already. StrictMode
  // ends it once more at the beginning, perhaps after the first press, whose response must not be lost.
  useLayoutEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  function finish(): void {
    isRunning.current = false;
    setPending(false);
  }

  // A ref, since a second click in the same task would still see the state of the first.
  async function start(given: Given): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    let isLeaving = false;
    try {
      const result = await newest.current.send(given);
      if (isLeft.current) return;
      if (!isElsewhere()) newest.current.onDone(result, given);
      isLeaving = depart();
    } catch (reason) {
      if (!isLeft.current && !isElsewhere()) newest.current.onFailure(reason);
    } finally {
      if (!isLeaving) finish();
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
