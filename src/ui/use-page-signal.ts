import { useLayoutEffect, useRef } from 'react';

/** Gives the signal of the page as it stands now: it aborts when the page is left, for what is not sent yet by then. */
export function usePageSignal(): () => AbortSignal | undefined {
  const page = useRef<AbortController | null>(null);
  const isLeft = useRef(false);
  // A layout effect ends before the next screen is drawn.
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
