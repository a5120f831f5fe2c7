/**
 * A path as links name it. Hosts that keep a page as a folder add a slash to its end, and it is the same page
 * (docs/product.md 2.7).
 */
export const withoutEndSlash = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');
