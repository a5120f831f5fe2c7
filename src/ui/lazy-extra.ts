import { lazy, type FunctionComponent, type LazyExoticComponent } from 'react';

/**
 * A part that is loaded when it is first drawn and that its page can do without: where it cannot be loaded, nothing
 * stands in its place.
 * @param load imports the module it lives in and picks it
 */
export function lazyExtra<Props>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyExoticComponent<FunctionComponent<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
}
