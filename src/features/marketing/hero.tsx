import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import Target from 'lucide-react/icons/target';
import WalletCards from 'lucide-react/icons/wallet-cards';
import type { ReactNode } from 'react';

import { brand } from '@/brand';
import { kindsInWords } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { env } from '@/lib/env';
import { Cairn } from '@/ui/art/cairn';
import { Contours } from '@/ui/art/contours';
import { Route } from '@/ui/art/route';
import route from '@/ui/art/routes/hero.svg';
import { ButtonLink } from '@/ui/button';
import { PageTitle } from '@/ui/page-title';
import { RouteList } from '@/ui/route-list';
import { Tile } from '@/ui/tile';

import { Card, CreateButtons } from './drawing-parts';

/** The title and the two links (docs/product.md 3.2). */
export function Hero() {
  return (
    // Side by side they are on one line, which moves during a slow load: shown once complete, like the map.
    <div className="grid items-end gap-6 pt-6 md:pt-10 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-8 lg:pt-12 lg:not-[:has(+*)]:invisible">
      <PageTitle className="max-w-[8.4em] text-d1 lg:pb-2">Next-Level People Process</PageTitle>
      <div>
        <p className="max-w-[34em] text-lead text-muted">
          Tell {brand.name} the role, the company goal and the industry. It drafts {kindsInWords('plural')} your people
          can act on, and keeps them beside the employee and company records.
        </p>
        <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
          <ButtonLink to={paths.getStarted} size="xlarge">
            Get Started
          </ButtonLink>
          <ButtonLink
            to={env.schedulingUrl}
            target="_blank"
            rel="noopener noreferrer"
            look="secondary"
            size="xlarge"
            icon={ArrowUpRight}
            iconAtEnd
          >
            Schedule a Demo<span className="sr-only"> (opens in a new tab)</span>
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** How it works, as a list of three steps; from 1280 px they climb. The cards are decoration with made-up content. */
export function HeroMap() {
  return (
    <section
      aria-label="How it works"
      className="relative isolate -mx-2 mt-10 overflow-hidden rounded-panel bg-pine px-4 py-6 text-pine-ink md:mx-0 md:px-8 md:py-10 lg:mt-16 xl:h-149 xl:px-12 xl:pt-0 xl:pb-12.5"
    >
      <Contours scene="hero" className="-z-10" />
      {/* Climbing steps are aligned to the bottom, and would grow upwards while they load. */}
      <ol className="mx-auto grid max-w-140 xl:h-full xl:max-w-none xl:grid-cols-[264px_352px_minmax(0,1fr)] xl:items-end xl:gap-x-7 xl:not-[:has(+*)]:invisible">
        <Step number={1} caption="Say the role">
          <RoleCard />
        </Step>
        <Step number={2} caption="Add the goal and the industry">
          <GoalCard />
        </Step>
        <Step number={3} caption="Keep what you like">
          <Cairn className="absolute end-5.5 bottom-full w-33 max-xl:hidden" />
          <ResultCard />
          <NumbersCard />
        </Step>
      </ol>
      {/* From the map's left edge to step 3, at the left bottom like the steps, which are its waypoints. */}
      <Route file={route} draws className="start-0 bottom-0 h-149 w-312 max-xl:hidden" />
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
      {/* The dots to the next step, where the steps are below one another. */}
      <svg viewBox="0 0 26 40" aria-hidden="true" className="h-10 w-6.5 stroke-blaze group-last:hidden xl:hidden">
        <path d="M13 7V34" strokeWidth="3" strokeLinecap="round" strokeDasharray="0 8.9" />
      </svg>
    </li>
  );
}

const labelClass = 'mb-1.5 block text-small font-semibold';
const boxClass = 'flex items-center rounded-field border bg-raised px-3 text-body';

function RoleCard() {
  return (
    <Card className="p-4">
      <span className={labelClass}>Role</span>
      <span className={`${boxClass} h-11 border-focus ring-4 ring-accent/20 outline-1 outline-focus`}>
        Sal
        <span className="h-5 w-px bg-ink" />
      </span>
      <span className="mt-2 block rounded-field border border-line p-1 shadow-2">
        <span className="block rounded-badge bg-accent-soft px-2.5 py-1.5 text-small font-semibold text-accent-soft-ink">
          Sales Lead
        </span>
      </span>
    </Card>
  );
}

function GoalCard() {
  return (
    <Card className="p-4">
      <span className={labelClass}>Your Company Strategic Goal</span>
      <span className={`${boxClass} min-h-17 items-start border-line-strong py-2.5 text-[0.875rem] leading-5`}>
        Grow recurring revenue in the mid-market without raising churn
      </span>
      <span className={`${labelClass} mt-4`}>Your Industry</span>
      <span className={`${boxClass} h-10.5 justify-between border-line-strong`}>
        Technology
        <ChevronDown className="size-4.5 text-muted" />
      </span>
      <CreateButtons className="mt-3" />
    </Card>
  );
}

const results = [
  'Lift net revenue retention from 96% to 108% by 31 December',
  'Close 24 new mid-market accounts at $38,000 or more a year',
  'Cut the median sales cycle from 71 to 55 days',
  'Keep logo churn at or below 2% in every quarter',
];

function ResultCard() {
  return (
    <Card>
      <div className="flex items-center gap-3 border-b border-line px-5 py-3.5">
        <Tile icon={Target} className="bg-accent-soft text-accent-soft-ink" />
        <div>
          <p className="text-micro text-muted">Objective</p>
          <p className="leading-5 font-semibold">Win customers and keep them</p>
        </div>
      </div>
      <div className="px-5 py-5 text-[0.875rem] leading-5 [&_ul]:gap-3.5">
        <RouteList items={results.map((text) => ({ look: 'stop', text }))} tint="accent" />
      </div>
      <div className="flex items-center justify-between border-t border-line px-5 py-3">
        <span className="inline-flex h-6 items-center gap-1.5 rounded-badge bg-accent-soft px-2 text-micro font-semibold text-accent-soft-ink">
          <WalletCards className="size-3.5" />
          In your pocket
        </span>
        <Download className="size-4.5 text-muted" />
      </div>
    </Card>
  );
}

const numbers = [
  { name: 'Renewal rate', value: '94%', past: [6, 8, 11, 14] },
  { name: 'Sales cycle', value: '55 days', past: [17, 15, 13, 11] },
  { name: 'Win rate', value: '32%', past: [6, 5, 8, 11] },
];

function NumbersCard() {
  return (
    <Card className="mt-4 hidden grid-cols-3 divide-x divide-line py-4 sm:grid">
      {numbers.map(({ name, value, past }) => (
        <div key={name} className="flex items-end justify-between gap-2 px-5">
          <div>
            <p className="text-micro whitespace-nowrap text-muted">{name}</p>
            <p className="text-h3 leading-6 font-semibold whitespace-nowrap">{value}</p>
          </div>
          <Sparkbars past={past} />
        </div>
      ))}
    </Card>
  );
}

/** The last values of a number; the current one, in full color, continues the trend of the past. */
function Sparkbars({ past }: { past: readonly number[] }) {
  const last = past.at(-1) ?? 0;
  const all = [...past, last + (last - (past.at(-2) ?? last)) * 1.2];
  return (
    <svg viewBox="0 0 36 20" aria-hidden="true" className="mb-1 h-5 w-9 shrink-0 fill-lake">
      {all.map((height, index) => (
        <rect
          key={index}
          x={index * 7.6}
          y={20 - height}
          width="5.4"
          height={height}
          rx="1.5"
          opacity={index === past.length ? 1 : 0.26}
        />
      ))}
    </svg>
  );
}
