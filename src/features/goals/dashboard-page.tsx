import { Pause, Play, ArrowRight, WalletCards } from 'lucide-react';
import { Suspense, useState, type FunctionComponent } from 'react';
import { Link } from 'react-router-dom';
import { useTypewriter } from 'react-simple-typewriter';

import { KindTile } from '@/components/goal-kind';
import type { Drafted } from '@/components/newest-goal';
import type { Audience } from '@/domain/audience';
import { dashboardKinds, goalKinds, type GoalKind, type GoalKindRow } from '@/domain/goal-kind';
import { limits } from '@/domain/limits';
import { Contours } from '@/ui/art/contours';
import { Route, type RouteDrawing } from '@/ui/art/route';
import { lazyExtra } from '@/ui/lazy';
import { PageTitle } from '@/ui/page-title';
import { useMediaQuery } from '@/ui/use-media-query';

import { GoalForm } from './goal-form';
import { IntroOverlay } from './intro-overlay';
import { useShownName } from './use-shown-name';

/** How far each key result has come, in pixels of its 102. */
const resultBars = [74, 52, 88];

/** An objective and the results that hang on it. */
function OkrTree() {
  return (
    <svg viewBox="0 0 132 90" fill="none" className="w-[132px]" aria-hidden="true">
      <path d="M14 26V82Q14 84 16 84H28M14 44H28M14 64H28" className="stroke-accent" strokeWidth="2" opacity="0.36" />
      <rect width="132" height="26" rx="8" className="fill-accent" />
      <circle cx="14" cy="13" r="4.5" className="fill-blaze" />
      <rect x="26" y="10" width="78" height="6" rx="3" className="fill-accent-ink" opacity="0.85" />
      {resultBars.map((reached, i) => (
        <g key={reached}>
          <rect x="30" y={39 + 20 * i} width="102" height="10" rx="5" className="fill-accent-soft" />
          <rect x="30" y={39 + 20 * i} width={reached} height="10" rx="5" className="fill-accent" />
        </g>
      ))}
    </svg>
  );
}

/** Heights of the past bars; the last one, which passes the target, is the current. */
const pastBars = [34, 46, 42, 58, 66];

/** A number over time, against its target. */
function KpiChart() {
  return (
    <svg viewBox="0 0 132 80" className="w-[132px]" aria-hidden="true">
      {pastBars.map((height, i) => (
        <rect
          key={height}
          x={8 + 20 * i}
          y={80 - height}
          width="13"
          height={height}
          rx="3"
          className="fill-lake"
          opacity="0.26"
        />
      ))}
      <rect x="108" y="2" width="13" height="78" rx="3" className="fill-lake" />
      <path d="M2 10H127" className="stroke-blaze" strokeWidth="2.25" strokeLinecap="round" strokeDasharray="0 6" />
    </svg>
  );
}

const kindDrawings: Record<GoalKind, FunctionComponent> = { okr: OkrTree, kpi: KpiChart };

/** What each kind of goal is, and the way to the pocket. */
function InfoCards({ audience }: { audience: Audience }) {
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-1">
      {dashboardKinds.map((row) => (
        <InfoCard key={row.kind} row={row} />
      ))}
      <Link
        to={goalKinds.okr.listPath[audience]}
        className="group flex items-center gap-4 rounded-card border border-line bg-raised p-5 no-underline hover:border-line-strong md:col-span-full md:px-6"
      >
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-tile bg-blaze-soft text-blaze-soft-ink"
        >
          <WalletCards className="size-5" strokeWidth={1.85} />
        </span>
        <span className="flex-1">
          <span className="block font-semibold">Your pocket</span>
          <span className="block text-small text-muted">Everything you saved, ready as PDF</span>
        </span>
        <ArrowRight aria-hidden className="size-5 text-muted" strokeWidth={1.85} />
      </Link>
    </div>
  );
}

function InfoCard({ row }: { row: GoalKindRow }) {
  const Drawing = kindDrawings[row.kind];
  return (
    <section className="flex gap-4 rounded-card border border-line bg-raised p-5 md:items-center md:justify-between md:p-6 xl:min-h-55">
      <div className="flex gap-4 md:block">
        <KindTile kind={row.kind} />
        <div>
          <h2 className="text-h3 md:mt-4">{row.longName}</h2>
          <p className="mt-1 max-w-60 text-muted">{row.explanation}</p>
        </div>
      </div>
      <div aria-hidden className="hidden shrink-0 md:block">
        <Drawing />
      </div>
    </section>
  );
}

const { typeSpeed, deleteSpeed, pause, loops } = limits.typewriter;

/**
 * A line that types its words one after the other (spec 9). Screen readers get all of them once, as a list; under
 * reduced motion, and while paused, the first one stands still (reading 27).
 */
function TypewriterLine({ words }: { words: readonly string[] }) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [paused, setPaused] = useState(false);
  const Icon = paused ? Play : Pause;
  return (
    <div className="flex min-h-15 items-start gap-2 md:min-h-8">
      <ul className="sr-only">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      <p aria-hidden>{still || paused ? words[0] : <Typing words={words} />}</p>
      {!still && (
        <button
          type="button"
          aria-label={paused ? 'Play the moving text' : 'Pause the moving text'}
          onClick={() => setPaused(!paused)}
          className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-badge opacity-50 hover:opacity-100 focus-visible:opacity-100 pointer-coarse:-my-2 pointer-coarse:size-11"
        >
          <Icon aria-hidden className="size-4" strokeWidth={1.85} />
        </button>
      )}
    </div>
  );
}

function Typing({ words }: { words: readonly string[] }) {
  const [text] = useTypewriter({ words: [...words], loop: loops, typeSpeed, deleteSpeed, delaySpeed: pause });
  return (
    <>
      {text}
      <span className="ml-0.5 inline-block h-[1.1em] w-0.5 animate-pulse-slow bg-blaze align-text-bottom" />
    </>
  );
}

/**
 * The way on the welcome band, measured from its right, where the hill of the contours is; below 768 px a shorter one
 * under the text. Both start outside, so that none is seen to begin on a wider surface.
 */
const bandRoute: RouteDrawing[] = [
  {
    width: 670,
    height: 166,
    fit: 'xMaxYMid meet',
    place: 'inset-y-0 right-0 hidden h-full w-[70%] md:block',
    legs: [
      { from: [118, 190], curve: 'C158 156 222 165 265 141', steps: 16 },
      { from: [265, 141], curve: 'C300 122 314 104 359 104C377 104 376 107.5 393 107.5', steps: 14 },
      { from: [393, 107.5], curve: 'C456 112 478 76 515 33.5', steps: 15 },
    ],
    waypoints: [
      { x: 265, y: 141, delay: 'motion-safe:[animation-delay:280ms]' },
      { x: 393, y: 107.5, delay: 'motion-safe:[animation-delay:440ms]' },
      { x: 515, y: 33.5, goal: true, delay: 'motion-safe:[animation-delay:620ms]' },
    ],
  },
  {
    width: 358,
    height: 150,
    fit: 'xMaxYMax meet',
    place: 'inset-0 size-full md:hidden',
    legs: [
      {
        from: [148, 160],
        curve: 'C170 130 202 134 224 131C246 127 255 117 272 112C294 106 306 104 322 88',
        steps: 20,
      },
    ],
    waypoints: [{ x: 322, y: 88, goal: true, delay: 'motion-safe:[animation-delay:620ms]' }],
  },
];

/** The three lines that the typewriter cycles (spec 2, design 8). */
const taglines = [
  'Create OKRs and KPIs with one click',
  'Optimize organization performance',
  'Eliminate manual brainstorming',
];

/** Greets by the email's local part without digits (spec 2). */
function WelcomeBand() {
  const name = useShownName();
  return (
    <section className="on-pine relative isolate overflow-hidden rounded-panel bg-pine px-6 py-7 text-pine-ink md:px-9 md:py-9">
      <Contours scene="band" className="-z-10" />
      <Route way={bandRoute} draw className="-z-10" />
      <PageTitle title="Dashboard" className="max-w-[90%] text-h1-large md:max-w-[60%]">
        Welcome
        {name !== '' && (
          <>
            , <bdi className="inline-block first-letter:uppercase">{name}</bdi>
          </>
        )}
      </PageTitle>
      <div className="mt-3 max-w-[86%] text-[1.3125rem] leading-7.5 text-pine-muted">
        <TypewriterLine words={taglines} />
      </div>
    </section>
  );
}

// Needed only once something was drafted; the pocket has it too.
const NewestGoal = lazyExtra(async () => (await import('@/components/newest-goal')).NewestGoal);

/** An individual's home: the welcome, the form that drafts goals, and what the two kinds of goal are (spec 2). */
export function DashboardPage({ audience }: { audience: Audience }) {
  const [drafted, setDrafted] = useState<Drafted | null>(null);
  return (
    <div className="mx-auto max-w-280">
      <WelcomeBand />
      <div className="mt-4 grid items-start gap-4 md:mt-5 md:gap-5 xl:grid-cols-[7fr_5fr]">
        <div className="grid gap-4 md:gap-5">
          <GoalForm audience={audience} onDrafted={setDrafted} />
          <Suspense fallback={null}>
            {drafted && (
              <NewestGoal
                audience={audience}
                drafted={drafted}
                className="animate-rise-far rounded-card border border-line bg-raised p-5 md:p-7"
              />
            )}
          </Suspense>
        </div>
        <InfoCards audience={audience} />
      </div>
      {/* Last, so that its button takes the focus after the page's title did. */}
      <IntroOverlay />
    </div>
  );
}
