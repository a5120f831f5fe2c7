import { useCallback, useState, useSyncExternalStore } from 'react';

import { listen } from '@/lib/listen';

/** Whether a media query matches, kept current. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => listen(window.matchMedia(query), ['change'], listener),
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    // Prerendering matches no query.
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
