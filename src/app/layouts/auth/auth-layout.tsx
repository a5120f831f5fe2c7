import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';

import { BrandLink } from '@/components/brand-link';
import type { AudienceRow } from '@/domain/audience';
import { sessionOwner } from '@/session/session';

import { queryClientOf } from '../../query-client';
import '../../setup';
import { AuthPanel, AuthStrip } from './auth-panel';

/** The layout of every auth page: the form at the left, the map at the right; on phones a strip of the map on top. */
export function AuthLayout({ row }: { row: AudienceRow }) {
  // The same for as long as the layout is shown: its form reports the end of a sign-in, which changes the owner.
  const [client] = useState(() => queryClientOf(sessionOwner()));
  return (
    <div className="min-h-[calc(100dvh-var(--top-inset))] lg:grid lg:grid-cols-[minmax(0,1fr)_min(51vw,736px)]">
      <div className="flex min-w-0 flex-col">
        <header className="on-pine relative isolate h-29 overflow-hidden bg-pine px-5 pt-5 md:px-8 lg:hidden">
          <AuthStrip />
          <BrandLink onPine />
        </header>
        <header className="hidden px-14 pt-8 lg:block">
          <BrandLink />
        </header>
        <main className="mx-auto flex w-full max-w-110 flex-1 flex-col px-5 py-10 sm:px-0 lg:justify-center lg:py-14">
          <QueryClientProvider client={client}>
            <Outlet />
          </QueryClientProvider>
        </main>
      </div>
      <aside className="sticky top-(--top-inset) hidden h-[calc(100dvh-var(--top-inset))] max-h-260 p-4 lg:block">
        <div className="h-full rounded-panel bg-pine">
          <AuthPanel row={row} />
        </div>
      </aside>
    </div>
  );
}
