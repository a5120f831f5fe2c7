import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import './styles/index.css';
import { App, createRouter } from './app/app';
import { followTranslator, keepTyped } from './app/page-translation';
import { prefetchLinks } from './app/routes';
import { logRejections, reloadOnceAfterDeploy } from './app/stale-build';

async function boot(): Promise<void> {
  // A build with a real backend drops this import.
  if (__EMBEDDED_BACKEND__ !== 'none') {
    const { startDemo } = await import('../mock-api/browser');
    await startDemo();
  }
  // Some programs write '%23' for the '#' of a shared link (docs/product.md 23.3).
  const { href, pathname } = window.location;
  if (/\/shared%(?:25)*23/i.test(pathname)) window.history.replaceState(null, '', href.replace(/%(?:25)*23/i, '#'));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const router = createRouter();
  // A frame or page stays until the page's code is loaded, so that the first render is the page.
  if (root.hasChildNodes() && !router.state.initialized) {
    await new Promise<void>((resolve) => router.subscribe(({ initialized }) => initialized && resolve()));
  }
  // A frame is replaced, and so is the page of another address: Back may have led to one, and some hosts send it.
  const isPage = root.dataset['path'] === window.location.pathname.replace(/\/+$/, '');
  const application = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  followTranslator();
  keepTyped(root);
  // A transition renders in slices, so presses are answered between them: one piece takes 250 ms on a slow phone.
  startTransition(() => {
    if (isPage) hydrateRoot(root, application);
    else createRoot(root).render(application);
  });
  prefetchLinks();
}

reloadOnceAfterDeploy();
logRejections();
void boot();
