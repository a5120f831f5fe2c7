import { createBrowserRouter, matchRoutes } from 'react-router-dom';

import { routes } from './routes';

/** Under which the product is served: '/' unless the build was given another base. */
export const basename = import.meta.env.BASE_URL;

/** A path as the browser and the router name it. @param path one of `domain/paths.ts` */
export const withBase = (path: string): string => basename.slice(0, -1) + path;

/** The router of the browser's history. It begins to load the current page at once. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(routes, { basename });
}

/**
 * Loads the code of a page into its routes, so that a router made afterwards renders it at once: what is prerendered
 * and what hydrates it must both be whole.
 * @param path the page's, with the base
 */
export async function loadRoutes(path: string): Promise<void> {
  const matches = matchRoutes(routes, path, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
