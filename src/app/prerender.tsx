import { isValidElement, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';

import { paths } from '@/domain/paths';
import { IntroCard } from '@/features/drafting/welcome';
import { basename, withBase } from '@/lib/base';

import { App } from './app';
import { ShellFrame } from './layouts/shell/shell-frame';
import type { PageHandle } from './root-layout';
import { anyPath, authPages, guardedPages, publicPages, routes, sharedPage } from './routes';

/** A page that the build writes as a document (tools/prerender). */
export type PageDocument = PageHandle & {
  path: string;
  /** `public`: the page, hydrated when it is used; `form`: hydrated at once; `frame`: the shell with a skeleton. */
  type: 'public' | 'form' | 'frame';
};

function documentsOf(pages: readonly RouteObject[], type: PageDocument['type']): PageDocument[] {
  return pages.flatMap(({ path, handle, children = [] }) => [
    ...documentsOf(children, type),
    // A path with a parameter has no document.
    ...(path === undefined || path.includes(':')
      ? []
      : [{ ...(handle as PageHandle), path: path === anyPath ? paths.landing : path, type }]),
  ]);
}

/** Every document of the build; the last one, for paths without their own, has what all frames have. */
export const documents = [
  ...documentsOf(publicPages, 'public'),
  ...documentsOf([sharedPage, ...authPages], 'form'),
  ...documentsOf(guardedPages, 'frame'),
  { title: '', path: anyPath, type: 'frame' } as const,
];

/**
 * Renders a document's content for main.tsx, to hydrate or to replace.
 * @returns its HTML, and the names of its layout and its page
 */
export async function render(page: PageDocument): Promise<{ markup: string; components: string[] }> {
  const { path, type } = page;
  const matches = path === anyPath ? [] : (matchRoutes(routes, withBase(path), basename) ?? []);
  // A prerendered page has no lazy parts: its code is loaded into its routes.
  for (const { route } of matches) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  const isFrame = type === 'frame';
  const intro = path === paths.dashboard && <IntroCard isStatic onClose={() => undefined} />;
  const frame = <ShellFrame page={page}>{intro}</ShellFrame>;
  const tree = isFrame ? [{ id: path, path: '*', handle: page, element: frame }] : routes;
  const router = createMemoryRouter(tree, { basename, initialEntries: [path === anyPath ? basename : withBase(path)] });
  const { prelude } = await prerender(
    // A page is the same tree as in main.tsx: React derives ids from the places in it.
    <StrictMode>{isFrame ? <RouterProvider router={router} /> : <App router={router} />}</StrictMode>,
    {
      // A streamed part needs an inline script, which the security policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (reason) => {
        throw reason;
      },
    },
  );
  const components = matches.flatMap(({ route: { element } }) =>
    isValidElement(element) ? [(element.type as { name: string }).name] : [],
  );
  return { markup: await new Response(prelude).text(), components };
}
