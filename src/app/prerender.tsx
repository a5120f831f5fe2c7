import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';

import { Messages } from './app';
import { basename, loadRoutes } from './router';
import { routes } from './routes';

export { prerenderedPages } from './routes';

/**
 * Renders a public page as the build writes it (tools/prerender), for main.tsx to hydrate.
 * @param path one of those in `prerenderedPages`
 * @returns its HTML
 */
export async function render(path: string): Promise<string> {
  const fullPath = basename.slice(0, -1) + path;
  await loadRoutes(fullPath);
  const handler = createStaticHandler(routes, { basename });
  // Only the path counts; nothing is requested.
  const context = await handler.query(new Request(new URL(fullPath, 'https://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${path} cannot be prerendered: it redirects`);
  const { prelude } = await prerender(
    // The same tree as main.tsx has, down to the places of the two: React derives ids from them.
    <StrictMode>
      <>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
        <Messages />
      </>
    </StrictMode>,
    {
      // A part that is sent later comes with an inline script, which the security policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (reason) => {
        throw reason;
      },
    },
  );
  return new Response(prelude).text();
}
