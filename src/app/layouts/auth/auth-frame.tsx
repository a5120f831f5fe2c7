import { Target } from 'lucide-react';
import { Outlet } from 'react-router-dom';

import type { AudienceRow } from '@/domain/audience';
import { Contours } from '@/ui/art/contours';
import { Route } from '@/ui/art/route';
import { BrandLink } from '@/ui/brand-link';
import { RouteList } from '@/ui/route-list';

/** The frame of every auth page: the form at the left, the map at the right; on phones a strip of the map on top. */
export function AuthFrame({ row }: { row: AudienceRow }) {
  return (
    <div className="min-h-[calc(100dvh-var(--top-inset))] lg:grid lg:grid-cols-[minmax(0,1fr)_min(51vw,736px)]">
      <div className="flex min-w-0 flex-col">
        <header className="on-pine relative isolate h-29 overflow-hidden bg-pine px-5 pt-5 md:px-8 lg:hidden">
          <Contours scene="strip" className="-z-10" />
          <Route scene="strip" className="-z-10" />
          <BrandLink onPine />
        </header>
        <header className="hidden px-14 pt-8 lg:block">
          <BrandLink />
        </header>
        <main className="mx-auto flex w-full max-w-110 flex-1 flex-col px-5 py-10 sm:px-0 lg:justify-center lg:py-14">
          <Outlet />
        </main>
      </div>
      <aside className="sticky top-(--top-inset) hidden h-[calc(100dvh-var(--top-inset))] max-h-260 p-4 lg:block">
        <div className="relative isolate flex h-full flex-col justify-between gap-10 overflow-hidden rounded-panel bg-pine p-14 text-pine-ink">
          <Contours scene="auth" className="-z-10" />
          <Route scene="auth" draw className="-z-10" />
          <div className="max-w-96">
            <p className="text-[2.875rem] leading-[1.04] font-semibold tracking-[-0.035em] text-balance">{row.panel.title}</p>
            <p className="mt-5 text-body-lg text-pine-muted">{row.panel.text}</p>
          </div>
          <SampleResult row={row} />
        </div>
      </aside>
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
        <RouteList items={sample.results} tint="accent" firstIsAim={false} />
      </div>
    </div>
  );
}
