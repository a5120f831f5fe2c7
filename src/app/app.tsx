import { Component, useEffect, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { limits } from '@/domain/limits';
import { basename } from '@/lib/base';
import { log } from '@/lib/log';
import { keepFocusInSight } from '@/ui/focus';
import { PageTitleProvider } from '@/ui/page-title';
import { Toaster, ToastProvider, ToastRegion } from '@/ui/toast';

import { routes } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

/** The router of the browser's history. It begins to load the current page at once. */
export function createRouter(): Router {
  return createBrowserRouter(routes, { basename });
}

/** The application: the pages of its router, and the place where messages appear. */
export function App({ router }: { router: Router }) {
  useEffect(keepFocusInSight, []);
  return (
    <ToastProvider>
      <PageTitleProvider>
        <RouterProvider router={router} onError={logFailure} />
      </PageTitleProvider>
      <Messages />
    </ToastProvider>
  );
}

/** The live regions and the toasts in them. One that cannot be rendered must not take the page with it. */
function Messages() {
  return (
    <MessageBoundary>
      <ToastRegion />
      <Toaster durations={limits.toastDuration} />
    </MessageBoundary>
  );
}

class MessageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    logFailure(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function logFailure(error: unknown): void {
  log('Rendering a part of the page failed.', error);
}
