import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import './styles/index.css';
import { App, createRouter } from './app/app';
import { followTranslator } from './app/page-translation';
import { hydrating, prerendered } from './app/prerendered';
import { prefetchLinks } from './app/routes';
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
  // The frame stays until the code of the page is there.
  if (root.hasChildNodes()) await loaded(router);
  // Back may have led to another page meanwhile.
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

/** Resolves when the router has the code of the current page, so that the first render is the page. */
async function loaded(router: ReturnType<typeof createRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

reloadOnceAfterDeploy();
logRejections();
void boot();
