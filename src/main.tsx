import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import './styles/index.css';
import { App } from './app/app';
import { calmOrTouched } from './app/calm-or-touched';
import { logRejections, reloadOnceAfterDeploy } from './app/last-resort';

async function boot(): Promise<void> {
  // Written so that a build with a real backend drops the import whole.
  if (__EMBEDDED_BACKEND__ !== 'none') {
    const { startDemo } = await import('../mock-api/browser');
    await startDemo();
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const application = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // A prerendered page is taken over as it stands. Some hosts answer with one at other addresses too.
  const path = window.location.pathname.replace(/(?<=.)\/$/, '');
  if (root.dataset['path'] !== path) return createRoot(root).render(application);
  await calmOrTouched();
  hydrateRoot(root, application);
}

reloadOnceAfterDeploy();
logRejections();
void boot();
