import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { App } from './app';

/**
 * A public page as the build writes it (tools/prerender/plugin.ts), for main.tsx to hydrate.
 * @param path one of the public addresses
 */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App
        router={(screens) => (
          <StaticRouter location={path} basename={import.meta.env.BASE_URL}>
            {screens}
          </StaticRouter>
        )}
      />
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
