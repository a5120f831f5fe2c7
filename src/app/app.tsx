import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { limits } from '@/domain/limits';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Toaster, ToastRegion } from '@/ui/toast';

import { AppRoutes } from './routes';
import { ScrollRestoration } from './scroll-restoration';
import { ShownLocation } from './shown-location';

/**
 * The application: its router and the place where messages appear.
 * @param router puts the screens into another router than the browser's
 */
export function App({ router = inBrowser }: { router?: (screens: ReactNode) => ReactNode }) {
  return (
    <>
      {router(
        <ShownLocation>
          <ScrollRestoration />
          <AppRoutes />
        </ShownLocation>,
      )}
      {/* A message that cannot be drawn must not take the page with it. */}
      <ErrorBoundary resetKey="toasts" fallback={null}>
        <ToastRegion />
        <Toaster durations={limits.toastDuration} />
      </ErrorBoundary>
    </>
  );
}

function inBrowser(screens: ReactNode): ReactNode {
  // The router tells of a new location at once; ShownLocation waits for its page.
  return (
    <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
      {screens}
    </BrowserRouter>
  );
}
