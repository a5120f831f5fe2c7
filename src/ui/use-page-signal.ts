import { useLayoutEffect, useRef } from 'react';

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
