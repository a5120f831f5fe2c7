import { lazy, type FunctionComponent, type LazyExoticComponent } from 'react';

/**
 * A component that is loaded when it is first drawn.
 * @param load imports the module it lives in and picks it
 */
export function lazyPart<Props>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyExoticComponent<FunctionComponent<Props>> {
  return lazy(async () => ({ default: await load() }));
}
