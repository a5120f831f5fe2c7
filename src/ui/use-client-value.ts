import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** A primitive unknown to prerendering: `prerendered` in the first render, so that hydration matches. */
export function useClientValue<T extends string | boolean | null>(value: T, prerendered: T): T {
  return useSyncExternalStore(
    subscribe,
    () => value,
    () => prerendered,
  );
}
