import { QueryClientProvider, focusManager, QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { BrandLink } from '@/components/brand-link';
import { audiences, type AudienceRow } from '@/domain/audience';
import { limits } from '@/domain/limits';
import { paths } from '@/domain/paths';
import { applyStoredTheme } from '@/session/preferences';
import { audienceOfSharedPage, areaOf, rememberArea, sessionOf, sessionOwner } from '@/session/session';
import { onStoredChange } from '@/session/storage';
import { useGuardOpen } from '@/session/use-session';
import { lazyExtra } from '@/ui/lazy';
import { useMediaQuery } from '@/ui/use-media-query';

import '../../setup';
import { menus } from './menus';
import { NarrowHeader } from './narrow-header';
import { SideMenu } from './side-menu';
import { useSignOut } from './use-sign-out';
import { WideHeader } from './wide-header';

/**
 * What the server knows. One try a call: every failure has a message and a user who decides what comes next. Calls
 * are made offline too, so that they fail with their message instead of waiting in silence.
 */
function createQueryClient(): QueryClient {
  focusManager.setEventListener(listenForFocus);
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' },
    },
  });
}

/** By itself TanStack Query hears of a tab that is shown again, and not of a user who comes back from another window. */
function listenForFocus(onFocus: () => void): () => void {
  const handleFocus = () => onFocus();
  window.addEventListener('focus', handleFocus);
  document.addEventListener('visibilitychange', handleFocus);
  return () => {
    window.removeEventListener('focus', handleFocus);
    document.removeEventListener('visibilitychange', handleFocus);
  };
}

// Nothing that a page needs to be drawn.
const ShellEffects = lazyExtra(async () => (await import('./shell-effects')).ShellEffects);

/**
 * The layout of every guarded page, open while a token of either audience exists (docs/product.md 6). It stays closed
 * also where a page was restored, or the token was removed in another tab.
 */
export function ShellLayout() {
  return useGuardOpen() ? <Shell /> : <Navigate to={paths.landing} replace />;
}

/** The shell of the audience the page belongs to. */
function Shell() {
  const { pathname } = useLocation();
  const area = areaOf(pathname);
  useLayoutEffect(applyStoredTheme, []);
  useEffect(() => {
    if (area !== null) rememberArea(area);
  }, [area]);
  const row = audiences[area ?? audienceOfSharedPage()];
  const owner = useSyncExternalStore(onStoredChange, sessionOwner);
  return (
    // Another owner gets another cache and fresh pages: nothing of the one before is left to be shown.
    <OwnersCache key={`${row.audience} ${owner}`}>
      <ShellFrame row={row} />
    </OwnersCache>
  );
}

function OwnersCache({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function ShellFrame({ row }: { row: AudienceRow }) {
  const wide = useMediaQuery(`(min-width: ${limits.wideHeaderFrom}px)`);
  // Whose session the page uses: its own kind's, or the only one there is.
  const session = audiences[sessionOf(row.audience)];
  const exit = useSignOut(session);
  return (
    <div className="min-h-[calc(100dvh-var(--top-inset))] lg:grid lg:grid-cols-[232px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] wide:grid-cols-[256px_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-40 rounded-field bg-overlay px-4 py-2 shadow-3 focus:not-sr-only focus:fixed focus:top-[calc(var(--top-inset)+8px)] focus:left-2"
      >
        Skip to content
      </a>
      {!wide && (
        <div className="sticky top-(--top-inset) z-20 lg:col-span-2">
          <NarrowHeader row={row} session={session} {...exit} />
        </div>
      )}
      <aside aria-label="Menu" className="hidden border-r border-line bg-raised lg:block wide:row-span-2">
        <div className="sticky top-[calc(var(--top-inset)+60px)] max-h-[calc(100dvh-var(--top-inset)-60px)] overflow-y-auto pt-3 wide:top-(--top-inset) wide:max-h-[calc(100dvh-var(--top-inset))] wide:pt-0">
          {wide && (
            <div className="mb-3 flex h-17 items-center px-6">
              <BrandLink />
            </div>
          )}
          <SideMenu menu={menus[row.audience]} />
        </div>
      </aside>
      <div className="min-w-0">
        {wide && <WideHeader row={session} {...exit} />}
        <Suspense fallback={null}>
          <ShellEffects row={session} />
        </Suspense>
        <main id="content" tabIndex={-1} className="px-4 py-5 outline-none md:px-6 wide:p-8">
          <Suspense fallback={null}>
            <Outlet context={row} />
          </Suspense>
        </main>
      </div>
    </div>
  );
}
