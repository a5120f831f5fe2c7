import { withoutBase } from '@/lib/base';

/** Dispatched right before React hydrates a page. */
export const hydrationStart = 'hydrating';

/** Dispatched in the commit of the first page: from here on React answers presses. */
export const hydrated = 'hydrated';

/** The document's path before there is a router, without the base and a trailing slash (docs/product.md 2.7). */
export const documentPath = (): string => withoutBase(window.location.pathname).replace(/(?<=.)\/+$/, '');

/** Whether `#root` has the page of the address, to hydrate. React replaces a frame, and the page of another path, which some hosts send. */
export const isPrerendered = ({ dataset }: HTMLElement): boolean => dataset['path'] === documentPath();
