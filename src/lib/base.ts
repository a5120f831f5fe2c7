/** The base path of the build, '/' by default. */
export const basename = import.meta.env.BASE_URL;

/** Adds the base. @param path one of `domain/paths.ts` */
export const withBase = (path: string): string => basename.slice(0, -1) + path;

/** Removes the base. @param pathname of the browser or the router */
export const withoutBase = (pathname: string): string => pathname.slice(basename.length - 1);
