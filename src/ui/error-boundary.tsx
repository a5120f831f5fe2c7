import { Component, type ReactNode } from 'react';

import { log } from '@/lib/log';

import { Button } from './button';
import { PageTitle } from './page-title';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** A new value gives what is inside another try: the address, say. */
  resetKey: string;
  /** What stands there instead; by default a page that offers another try. */
  fallback?: ReactNode;
  /** Whether it stands inside the page's `main`. */
  isInside?: boolean;
};

/** Catches what breaks while a page is drawn or loaded, and offers another try instead of an empty window. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedAt: string | null }> {
  override state: { failedAt: string | null } = { failedAt: null };

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { failedAt }: { failedAt: string | null },
  ): { failedAt: string | null } | null {
    return failedAt !== null && failedAt !== '' && failedAt !== resetKey ? { failedAt: null } : null;
  }

  static getDerivedStateFromError(): { failedAt: string } {
    return { failedAt: '' };
  }

  override componentDidCatch(error: Error): void {
    this.setState({ failedAt: this.props.resetKey });
    log('A part of the page could not be shown.', error);
  }

  override render(): ReactNode {
    if (this.state.failedAt === null) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    const Frame = this.props.isInside === true ? 'div' : 'main';
    return (
      <Frame className="grid min-h-[60dvh] place-items-center p-6 text-center">
        <div className="max-w-md">
          <PageTitle title="This page could not be shown" className="text-h2" />
          <p className="mt-2 mb-6 text-muted">
            The connection may be down, or a new version may have arrived meanwhile.
          </p>
          {/* A chunk that failed to load stays failed for this document: only a reload asks for it again. */}
          <Button onClick={() => window.location.reload()}>Try again</Button>
        </div>
      </Frame>
    );
  }
}
