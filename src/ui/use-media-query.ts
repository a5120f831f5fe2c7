import { useCallback, useState, useSyncExternalStore } from 'react';

/** Whether a media query matches, kept current. */
export function useMediaQuery(query: string): boolean {
  // The same function for each render, or every one would subscribe anew.
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    // No query matches while a page is prerendered.
    () => false,
  );
}

/** The root's font size in pixels: users may have set a larger one. */
export function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Whether the window has `pixels` of width at the usual text size; larger text needs more. */
export function useMinWidth(pixels: number): boolean {
  const [query] = useState(() => `(min-width: ${(pixels / 16) * remInPixels()}px)`);
  return useMediaQuery(query);
}
