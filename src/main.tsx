import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import './styles/index.css';
import { App } from './app/app';
import { logRejections, reloadOnceAfterDeploy } from './app/last-resort';

async function boot(): Promise<void> {
  // Written so that a build with a real backend drops the import whole.
  if (__EMBEDDED_BACKEND__ !== 'none') {
    const { startDemo } = await import('../mock-api/browser');
    await startDemo();
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

reloadOnceAfterDeploy();
logRejections();
void boot();
