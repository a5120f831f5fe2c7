import { QueryClientProvider } from '@tanstack/react-query';
import Target from 'lucide-react/icons/target';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';

import { BrandLink } from '@/components/brand-link';
import type { AudienceRow } from '@/domain/audience';
import { kindsSpelledOut } from '@/domain/goal-kind';
import { sessionOwner } from '@/session/session';
import { Contours } from '@/ui/art/contours';
import { Route } from '@/ui/art/route';
import auth from '@/ui/art/routes/auth.svg';
import strip from '@/ui/art/routes/strip.svg';
import { RouteList } from '@/ui/route-list';

import { queryClientOf } from '../../query-client';
import '../../setup';

/** The layout of every auth page: the form at the left, the map at the right; on phones a strip of the map on top. */
export function AuthLayout({ row }: { row: AudienceRow }) {
  // The same for as long as the layout is shown: its form reports the end of a sign-in, which changes the owner.
  const [client] = useState(() => queryClientOf(sessionOwner()));
  return (
    <div className="min-h-[calc(100dvh-var(--top-inset))] lg:grid lg:grid-cols-[minmax(0,1fr)_min(51vw,736px)]">
      <div className="flex min-w-0 flex-col">
        <header className="on-pine relative isolate h-29 overflow-hidden bg-pine px-5 pt-5 md:px-8 lg:hidden">
          <Contours scene="strip" className="-z-10" />
          <Route file={strip} className="inset-0 size-full" />
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

/** The map beside the form. It carries no control. */
function AuthPanel({ row }: { row: AudienceRow }) {
  return (
    <div className="relative isolate flex h-full flex-col justify-between gap-10 overflow-hidden rounded-panel bg-pine p-14 text-pine-ink">
      <Contours scene="auth" className="-z-10" />
      <Route file={auth} className="inset-0 size-full" />
      <div className="max-w-96">
        <p className="text-[2.875rem] leading-[1.04] font-semibold tracking-[-0.035em] text-balance">
          {row.panel.title}
        </p>
        <p className="mt-5 text-body-lg text-pine-muted">{row.panel.text}</p>
        <p className="mt-3 text-small text-pine-muted">{kindsSpelledOut}</p>
      </div>
      <SampleResult row={row} />
    </div>
  );
}

/** An example of what comes out, drawn and not read out: its numbers are made up. */
function SampleResult({ row }: { row: AudienceRow }) {
  const { sample } = row.panel;
  return (
    <div aria-hidden className="w-full max-w-110 rounded-card bg-overlay text-ink shadow-3">
      <div className="flex items-center gap-3 border-b border-line px-5 py-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-tile bg-accent-soft text-accent-soft-ink">
          <Target className="size-5" strokeWidth={1.85} />
        </span>
        <div>
          <p className="text-micro text-muted">{sample.context}</p>
          <p className="font-semibold">{sample.goal}</p>
        </div>
      </div>
      <div className="px-5 py-5">
        <RouteList items={sample.results.map((text) => ({ look: 'stop', text }))} tint="[--fill:var(--c-accent)]" />
      </div>
    </div>
  );
}
