import { createBrowserRouter } from 'react-router-dom';

import { basename } from '@/lib/base';

import { routes } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

/** The router of the browser's history. It begins to load the current page at once. */
export function createRouter(): Router {
  return createBrowserRouter(routes, { basename });
}

/** Resolves when a router has the code of the current page, so that it renders it at once. */
export async function loaded(router: Router): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
