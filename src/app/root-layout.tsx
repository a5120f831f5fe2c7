import { Suspense, useEffectEvent, useLayoutEffect } from 'react';
import { Outlet, useMatches, type UIMatch } from 'react-router-dom';

import { setDocumentTitle } from '@/components/document-title';
import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import { applyStoredTheme } from '@/session/preferences';
import { Progress } from '@/ui/progress';
import { usePageName } from '@/ui/use-page-name';
import { usePendingPath } from '@/ui/use-pending-path';

import { useScrollRestoration } from './scroll-restoration';

/** The handle of a page in the route tree. */
export type PageHandle = {
  /** The window's title, without the product's name. */
  title: string;
  /** The audience of a page; none for a public page and for a page of both audiences (docs/product.md 5.4). */
  audience?: Audience;
  /** The kind of goals that it lists. */
  kind?: GoalKind;
  /** The meta description of a public page. */
  description?: string;
  /** The h1, where it is not the title. */
  heading?: string;
  /** `noindex` for search engines. */
  isUnlisted?: boolean;
  /** The parent page: a link above the title leads there, and the menu marks its entry. */
  parent?: { path: string; title: string };
};

/** The handle of a matched page. */
export function pageHandle(match: UIMatch | undefined): PageHandle | undefined {
  return match?.handle as PageHandle | undefined;
}

/** The handle of the current page. */
export function usePageHandle(): PageHandle | undefined {
  return pageHandle(useMatches().at(-1));
}

/** Sets every page's title, theme and scroll position, and shows a bar while the next page is loading. */
export function RootLayout() {
  const handle = usePageHandle();
  const page = usePageName();
  const pendingPath = usePendingPath();
  const scrollToPosition = useScrollRestoration();
  return (
    <>
      {pendingPath !== null && (
        // A bar that is shown for less would flash.
        <div className="fixed inset-x-0 top-(--top-inset) z-50 animate-fade-in [animation-delay:80ms] print:hidden">
          <Progress label="Loading the page" part={null} className="h-1! rounded-none!" />
        </div>
      )}
      <Suspense fallback={null}>
        <Outlet />
        <Hydrated />
      </Suspense>
      <Opened key={page} handle={handle} scrollToPosition={scrollToPosition} />
    </>
  );
}

/** Says that React answers presses: inside the Suspense boundary, whose content hydrates last. */
function Hydrated() {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}

/**
 * Sets the title, the theme and the scroll position in the commit that opens a page. It renders after the page, whose height the
 * scroll position needs.
 */
function Opened({ handle, scrollToPosition }: { handle: PageHandle | undefined; scrollToPosition: () => void }) {
  const open = useEffectEvent(() => {
    if (handle) setDocumentTitle(handle.title);
    applyStoredTheme();
    scrollToPosition();
  });
  // A layout effect: a page that sets its own title does so in an effect, which runs later.
  useLayoutEffect(() => open(), []);
  return null;
}
