import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Outlet, useMatches, type UIMatch } from 'react-router-dom';

import { setDocumentTitle } from '@/components/document-title';
import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import { applyStoredTheme } from '@/session/preferences';
import { Progress } from '@/ui/progress';
import { usePageName } from '@/ui/use-page-name';
import { usePendingPath } from '@/ui/use-pending-path';

import { hydrated, rendered } from './prerendered';
import { useScrollRestoration } from './scroll-restoration';

/** What the row of a page in the route tree says of it. */
export type PageHandle = {
  /** The window's title, without the product's name. */
  title: string;
  /** Whose own page it is; left out of a public one, and of one that both audiences have (docs/product.md 5.4). */
  audience?: Audience;
  /** Which kind of goals it lists. */
  kind?: GoalKind;
  /** What search engines and shared links show beside it, of a public page. */
  description?: string;
  /** What its h1 says, where that is not the title. */
  heading?: string;
  /** Whether search engines are told to leave it out. */
  isUnlisted?: boolean;
  /** The page that it belongs to: above its title a link leads there, and the menu marks its entry. */
  parent?: { path: string; title: string };
};

/** What the row of a page says of it. @param match of its route */
export function pageHandle(match: UIMatch | undefined): PageHandle | undefined {
  return match?.handle as PageHandle | undefined;
}

/** What the row of the page that is shown says of it. */
export function usePageHandle(): PageHandle | undefined {
  return pageHandle(useMatches().at(-1));
}

/** Around every page: the window's title, the theme, the scroll position, and the bar while the next page is loading. */
export function RootLayout() {
  const handle = usePageHandle();
  const page = usePageName();
  const pendingPath = usePendingPath();
  const scrollToPosition = useScrollRestoration();
  return (
    <>
      {pendingPath !== null && <PendingBar />}
      <Suspense fallback={null}>
        <Outlet />
        <Hydrated />
      </Suspense>
      <Opened key={page} handle={handle} scrollToPosition={scrollToPosition} />
    </>
  );
}

/** Inside the boundary, whose content is hydrated after what is around it. */
function Hydrated() {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(rendered));
  }, []);
  useEffect(() => {
    window.dispatchEvent(new Event(hydrated));
  }, []);
  return null;
}

/**
 * What a page changes outside itself when it is opened, in the same step. It stands behind the page, whose height the scroll
 * position needs. A change within one page (a record opened, a query typed) leaves the window where it is.
 */
function Opened({ handle, scrollToPosition }: { handle: PageHandle | undefined; scrollToPosition: () => void }) {
  const open = useEffectEvent(() => {
    if (handle) setDocumentTitle(handle.title);
    // Public pages have no theme switch; they keep what a page before them has applied (docs/decisions/0012).
    if (handle?.description === undefined) applyStoredTheme();
    scrollToPosition();
  });
  // A layout effect: a page that is named by what it shows does so in an effect, which comes after.
  useLayoutEffect(() => open(), []);
  return null;
}

/** Milliseconds: a bar that is shown for less would only flash. */
const shownAfter = 80;

function PendingBar() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), shownAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    shown && (
      <Progress
        label="Loading the page"
        part={null}
        className="fixed inset-x-0 top-(--top-inset) z-50 h-1! rounded-none! print:hidden"
      />
    )
  );
}
