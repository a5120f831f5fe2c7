import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * A value that the build does not know when it prerenders a page, such as one of the address or the storage. The first
 * render of a prerendered page must be what the build has written, so it gets `prerendered` instead.
 * @param value a primitive
 */
export function useClientValue<T extends string | boolean | null>(value: T, prerendered: T): T {
  return useSyncExternalStore(
    subscribe,
    () => value,
    () => prerendered,
  );
}
