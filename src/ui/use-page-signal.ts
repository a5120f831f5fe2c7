import { useLayoutEffect, useRef } from 'react';

/** Returns a function for the page's signal, which aborts when the page is left. */
export function usePageSignal(): () => AbortSignal | undefined {
  const page = useRef<AbortController | null>(null);
  const isLeft = useRef(false);
  // Layout effects clean up before the next page paints.
  useLayoutEffect(() => {
    isLeft.current = false;
    if (page.current === null || page.current.signal.aborted) page.current = new AbortController();
    return () => {
      isLeft.current = true;
      // StrictMode cleans up and runs the effect again in the same task.
      queueMicrotask(() => {
        if (isLeft.current) page.current?.abort();
      });
    };
  }, []);
  return () => page.current?.signal;
}
