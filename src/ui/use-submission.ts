import { useLayoutEffect, useRef, useState } from 'react';

import { notify } from './notify';

type Action<R, Given> = {
  /** Does the work. It stops when the signal aborts, and throws to say that it failed. */
  send: (signal: AbortSignal, given: Given) => Promise<R>;
  /** What follows a success; not called when the screen was left meanwhile. */
  onDone: (result: NoInfer<R>, given: NoInfer<Given>) => void;
  /** What follows a failure; not called when the screen was left meanwhile. */
  onFailure: (reason: unknown) => void;
  /** Whether a success leads to another page: this one stands until that is loaded, and must not send again. */
  leads?: boolean;
};

/**
 * One thing a person starts: exactly one request however often it is pressed, and a pending state. Leaving the screen
 * gives it up without a word.
 */
export function useAction<R, Given = void>({ send, onDone, onFailure, leads = false }: Action<R, Given>) {
  const running = useRef<AbortController | null>(null);
  const [pending, setPending] = useState(false);

  // Before the next screen is drawn: an answer that comes meanwhile must not speak or lead anywhere any more.
  useLayoutEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  // A ref, since a second click in the same task would still see the state of the first (quality 0.4).
  async function start(given: Given): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setPending(true);
    let isLeaving = false;
    try {
      const result = await send(controller.signal, given);
      if (!controller.signal.aborted) onDone(result, given);
      isLeaving = leads;
    } catch (reason) {
      if (!controller.signal.aborted) onFailure(reason);
    } finally {
      if (running.current === controller && !isLeaving) {
        running.current = null;
        setPending(false);
      }
    }
  }

  return { run: (given: Given) => void start(given), pending };
}

type Submission<R, Given> = Omit<Action<R, Given>, 'onFailure'> & {
  /** The message of a failure, as a toast and in `error`. */
  failureText: (reason: unknown) => string;
};

/** An action whose failure is said in a toast and kept in `error` until the next try. */
export function useSubmission<R, Given = void>({ send, onDone, failureText, leads = false }: Submission<R, Given>) {
  const [error, setError] = useState<string | null>(null);
  const { run, pending } = useAction<R, Given>({
    send: (signal, given) => {
      setError(null);
      return send(signal, given);
    },
    onDone,
    leads,
    onFailure: (reason) => {
      const text = failureText(reason);
      setError(text);
      notify.error(text);
    },
  });
  return { submit: run, pending, error };
}
