import { QueryClientProvider, skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { Suspense, memo, type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';

import { LeaveProvider } from '@/components/leave-guard';
import { audiences, type AudienceRow } from '@/domain/audience';
import { limits } from '@/domain/limits';
import { paths } from '@/domain/paths';
import { forgetReturnAddress, rememberReturnAddress } from '@/session/return-address';
import { audienceOfSharedPage, rememberArea, sessionOf, sessionOwner } from '@/session/session';
import { importName, onStoredChange } from '@/session/storage';
import { useGuardOpen } from '@/session/use-session';
import { ConfirmProvider } from '@/ui/confirm';
import { useMediaQuery } from '@/ui/use-media-query';

import { queryClientOf } from '../../query-client';
import { usePageHandle } from '../../root-layout';
import { ImportBar, ShellEffects } from './lazy-parts';
import { menus } from './menus';
import { NarrowHeader } from './narrow-header';
import { watchOtherTabs } from './other-tabs';
import { ShellGrid } from './shell-grid';
import { SideMenu } from './side-menu';
import { SignOutProvider } from './sign-out';
import { WideHeader } from './wide-header';
import '../../setup';

/**
 * The layout of every guarded page, open while a token of either audience exists (docs/product.md 6). It stays closed
 * also where a page was restored, or the token was removed in another tab.
 */
export function ShellLayout() {
  const isOpen = useGuardOpen();
  // A session that ends while its page is shown was ended on purpose: only a page that was asked for without one is remembered.
  const [wasOpen] = useState(isOpen);
  if (isOpen) return <Shell />;
  return wasOpen ? <Navigate to={paths.landing} replace /> : <ToLanding />;
}

/** Leads to the landing page, and remembers where the visitor wanted to be (docs/product.md 5.2). */
function ToLanding() {
  const { pathname, search } = useLocation();
  const area = usePageHandle()?.audience;
  const [address] = useState(pathname + search);
  useEffect(() => rememberReturnAddress(address, area), [address, area]);
  return <Navigate to={paths.landing} replace />;
}

/** The shell of the audience the page belongs to. */
function Shell() {
  const area = usePageHandle()?.audience;
  useEffect(() => {
    if (area !== undefined) rememberArea(area);
  }, [area]);
  useEffect(forgetReturnAddress, []);
  const row = audiences[area ?? audienceOfSharedPage()];
  const owner = useSyncExternalStore(onStoredChange, sessionOwner);
  return (
    // The key gives another owner another cache and fresh pages.
    <OwnersCache key={`${row.audience} ${owner}`} client={queryClientOf(owner)}>
      <ShellContent row={row} />
    </OwnersCache>
  );
}

function OwnersCache({ client, children }: { client: QueryClient; children: ReactNode }) {
  // A layout effect: from the moment a list is seen, nothing that happens to it elsewhere is missed.
  useLayoutEffect(() => watchOtherTabs(client), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

// Memoized: a change of page does not render the shell.
const ShellContent = memo(function ShellContent({ row }: { row: AudienceRow }) {
  const wide = useMediaQuery(`(min-width: ${limits.wideHeaderFrom}px)`);
  const session = audiences[sessionOf(row.audience)];
  return (
    <ConfirmProvider>
      <LeaveProvider>
        <SignOutProvider row={session}>
          <ShellGrid
            narrowHeader={!wide && <NarrowHeader row={row} session={session} />}
            wideHeader={wide && <WideHeader row={session} />}
            menu={<SideMenu menu={menus[row.audience]} />}
            notice={<ShellEffects row={session} />}
            workBar={row === audiences.business && <ImportWork />}
          >
            <Suspense fallback={null}>
              <Outlet context={row} />
            </Suspense>
          </ShellGrid>
        </SignOutProvider>
      </LeaveProvider>
    </ConfirmProvider>
  );
});

/** The work bar of this tab's import, on every page except the import page. */
function ImportWork() {
  const { data: running = null } = useQuery({
    queryKey: [importName],
    queryFn: skipToken,
    gcTime: Infinity,
    structuralSharing: false,
  });
  const isOwnPage = useMatches().at(-1)?.id === paths.employeeImport;
  return running !== null && !isOwnPage && <ImportBar />;
}
