/** Under which the product is served: '/' unless the build was given another base. */
export const basename = import.meta.env.BASE_URL;

/** A path as the browser and the router name it. @param path one of `domain/paths.ts` */
export const withBase = (path: string): string => basename.slice(0, -1) + path;

/** The opposite of `withBase`. @param pathname of the browser's address, or of the router's next location */
export const withoutBase = (pathname: string): string => pathname.slice(basename.length - 1);
