import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { Toaster, ToastOutlet } from '@/ui/toaster';

import { AppRoutes } from './router';
import { ScrollKeeper } from './scroll-keeper';

/**
 * The application: its router and the place where messages appear.
 * @param router puts the screens into another router than the browser's
 */
export function App({ router = inBrowser }: { router?: (screens: ReactNode) => ReactNode }) {
  return (
    <>
      {router(
        <>
          <ScrollKeeper />
          <AppRoutes />
        </>,
      )}
      <ToastOutlet />
      <Toaster />
    </>
  );
}

function inBrowser(screens: ReactNode): ReactNode {
  return <BrowserRouter basename={import.meta.env.BASE_URL}>{screens}</BrowserRouter>;
}
