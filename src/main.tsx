import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import './styles/index.css';
import { App } from './app/app';
import { prefetchLinks } from './app/link-prefetch';
import { followTranslator } from './app/page-translation';
import { hydrating, prerendered } from './app/prerendered';
import { createRouter, loaded } from './app/router';
import { restoreScroll } from './app/scroll-restoration';
import { logRejections, reloadOnceAfterDeploy } from './app/stale-build';

async function boot(): Promise<void> {
  // Written so that a build with a real backend drops the import whole.
  if (__EMBEDDED_BACKEND__ !== 'none') {
    const { startDemo } = await import('../mock-api/browser');
    await startDemo();
  }
  // Some programs write '%23' for the '#' of a shared link, which then is a part of the path (docs/product.md 23.3).
  const { href, pathname } = window.location;
  if (/\/shared%(?:25)*23/i.test(pathname)) window.history.replaceState(null, '', href.replace(/%(?:25)*23/i, '#'));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const router = createRouter();
  // What is there stays until the page can take its place.
  if (root.hasChildNodes()) await loaded(router);
  // As of now: Back may have led to another page meanwhile.
  const content = prerendered(root);
  // A page that is whole from the start is put there by the browser, and may have been read for a while by now.
  if (content !== 'page') restoreScroll(router);
  const application = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  followTranslator();
  if (content === 'page') window.dispatchEvent(new Event(hydrating));
  // In slices, between which a press is answered: in one piece it takes a slow phone a quarter of a second.
  startTransition(() => {
    if (content === 'page') hydrateRoot(root, application);
    else createRoot(root).render(application);
  });
  prefetchLinks();
}

reloadOnceAfterDeploy();
logRejections();
void boot();
