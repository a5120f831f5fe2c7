import type { ReactNode } from 'react';

import { Cairn } from '@/ui/art/cairn';
import { Contours } from '@/ui/art/contours';
import { climb } from '@/ui/art/hero-climb';
import { Route } from '@/ui/art/route';

import { GoalCard, NumbersCard, ResultCard, RoleCard } from './hero-cards';

/**
 * How it goes, on the map: three steps that climb from left to right from 1280 px, and are a trail downwards below. The
 * steps are a list; the cards under them are drawings.
 */
export function HeroMap() {
  return (
    <section
      aria-label="How it works"
      className="relative isolate -mx-2 mt-10 overflow-hidden rounded-panel bg-pine px-4 py-6 text-pine-ink md:mx-0 md:px-8 md:py-10 lg:mt-16 xl:h-149 xl:px-12 xl:pt-0 xl:pb-12.5"
    >
      <Contours scene="hero" className="-z-10" />
      <Route way={climb} draw className="-z-10" />
      <ol className="mx-auto grid max-w-140 xl:h-full xl:max-w-none xl:grid-cols-[264px_352px_minmax(0,1fr)] xl:items-end xl:gap-x-7">
        <Step number={1} caption="Say the role">
          <RoleCard />
        </Step>
        <Step number={2} caption="Add the goal and the industry">
          <GoalCard />
        </Step>
        <Step number={3} caption="Keep what you like">
          <Cairn className="absolute right-5.5 bottom-full w-33 max-xl:hidden" />
          <ResultCard />
          <NumbersCard />
        </Step>
      </ol>
    </section>
  );
}

function Step({ number, caption, children }: { number: number; caption: string; children: ReactNode }) {
  return (
    <li className="group">
      <div className="flex items-center gap-3.5">
        <span
          aria-hidden
          className="grid size-6.5 shrink-0 place-items-center rounded-full border-2 border-blaze bg-pine text-micro font-semibold text-blaze"
        >
          {number}
        </span>
        <p className="text-body font-medium">{caption}</p>
      </div>
      <div aria-hidden className="relative mt-3 text-ink [&>div]:shadow-3">
        {children}
      </div>
      {/* The way on to the next step, where the steps stand below one another. */}
      <svg viewBox="0 0 26 40" aria-hidden="true" className="h-10 w-6.5 stroke-blaze group-last:hidden xl:hidden">
        <path d="M13 7V34" strokeWidth="3" strokeLinecap="round" strokeDasharray="0 8.9" />
      </svg>
    </li>
  );
}
