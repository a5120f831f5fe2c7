import { useLayoutEffect, useRef } from 'react';

/** Returns a function for the page's signal, which aborts when the page is left. */
export function usePageSignal(): () => AbortSignal | undefined {
  const page = useRef<AbortController | null>(null);
  // Layout effects clean up before the next page paints.
  useLayoutEffect(() => {
    const controller = new AbortController();
    page.current = controller;
    return () => controller.abort();
  }, []);
  return () => page.current?.signal;
}
