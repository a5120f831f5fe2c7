import { Outlet } from 'react-router-dom';

import { BackToTop } from './back-to-top';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';

/** The layout of the public pages. */
export function PublicLayout() {
  return (
    <div className="flex min-h-[calc(100dvh-var(--top-inset))] flex-col">
      <a
        href="#content"
        className="fixed start-2 top-2 z-50 -translate-y-20 rounded-field bg-overlay px-4 py-2.5 font-semibold text-ink focus:translate-y-0 focus:shadow-3"
      >
        Skip to content
      </a>
      <PublicHeader />
      {/* tabIndex: where "Skip to content" leads. */}
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-328 flex-1 px-5 outline-none md:px-8">
        <Outlet />
      </main>
      <PublicFooter />
      <BackToTop />
    </div>
  );
}
