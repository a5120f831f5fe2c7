import { lazy, type FunctionComponent, type LazyExoticComponent } from 'react';

import { isReloading } from './last-resort';

/**
 * A component that is loaded when it is first drawn.
 * @param load imports the module it lives in and picks it
 */
export function lazyPart<Props>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyExoticComponent<FunctionComponent<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (reason) {
      // The new version is on its way: nothing is shown meanwhile.
      if (isReloading()) return new Promise<never>(() => undefined);
      throw reason;
    }
  });
}
