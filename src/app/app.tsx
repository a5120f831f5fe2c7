import { BrowserRouter } from 'react-router-dom';

import { ToastOutlet } from '@/ui/toaster';

import { AppRoutes } from './router';
import { ScrollKeeper } from './scroll-keeper';

/** The application: its router and the place where messages appear. */
export function App() {
  return (
    <>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <ScrollKeeper />
        <AppRoutes />
      </BrowserRouter>
      <ToastOutlet />
    </>
  );
}
