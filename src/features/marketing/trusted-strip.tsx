import { clsx } from 'clsx';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useId, useState, type ReactNode } from 'react';

/** The list of roles under the map (docs/product.md 3.2). */
export function TrustedStrip() {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-8 grid items-center gap-x-10 gap-y-1 lg:mt-12 lg:grid-cols-[auto_minmax(0,1fr)] print:hidden"
    >
      <h2 id={id} className="text-small font-medium text-muted">
        Trusted by HR Professionals
      </h2>
      <Marquee />
    </section>
  );
}

/** Roles, never invented customers (docs/product.md 3.2). Each has a small shape, which makes the motion visible. */
const roles = [
  { name: 'People operations', drawing: shape(<circle cx="8" cy="8" r="7" />) },
  { name: 'HR business partners', drawing: shape(<path d="M8 1.5 15 15H1Z" />) },
  { name: 'Team managers', drawing: shape(<rect x="1" y="1" width="14" height="14" rx="4" />) },
  { name: 'Talent leads', drawing: shape(<path d="M1 7.5a7 6 0 0 1 14 0ZM1 9.5h14V14H1Z" />) },
  { name: 'Founders', drawing: shape(<path d="M8 .5 15.5 8 8 15.5.5 8Z" />) },
  { name: 'Department heads', drawing: shape(<path d="M1 1h6v14H1ZM9 6h6v9H9Z" />) },
  { name: 'Works councils', drawing: shape(<path d="M1 3h9v4H1ZM6 9h9v4H6Z" />) },
];

function shape(drawing: ReactNode) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0 fill-accent">
      {drawing}
    </svg>
  );
}

/** A marquee with a pause button; with reduced motion or without script a static list (docs/product.md 18.5). */
function Marquee() {
  const [paused, setPaused] = useState(false);
  const Icon = paused ? Play : Pause;
  return (
    // The list moves to the left, whichever way the page is read.
    <div dir="ltr" className="flex min-h-11 min-w-0 items-center gap-2">
      <div
        className={clsx(
          'group flex min-w-0 flex-1 overflow-hidden motion-safe:mask-x-from-97%',
          paused && '[&>ul]:[animation-play-state:paused]',
        )}
      >
        <ul className={clsx(listClass, 'motion-reduce:flex-wrap noscript:flex-wrap')}>
          <Roles />
        </ul>
        {/* The second list follows the first, until the first begins again. */}
        <ul aria-hidden className={clsx(listClass, 'motion-reduce:hidden noscript:hidden')}>
          <Roles />
        </ul>
      </div>
      <button
        type="button"
        aria-label={paused ? 'Play the moving text' : 'Pause the moving text'}
        onClick={() => setPaused(!paused)}
        className="grid size-8.5 shrink-0 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink motion-reduce:hidden pointer-coarse:size-11 noscript:hidden"
      >
        <Icon className="size-4.5" />
      </button>
    </div>
  );
}

/** As wide as `animate-marquee` is timed for (tailwind.config.ts). */
const listClass =
  'flex gap-x-10 gap-y-2 motion-safe:w-350 motion-safe:shrink-0 motion-safe:animate-marquee motion-safe:justify-around motion-safe:gap-x-0 group-hover:[animation-play-state:paused] noscript:w-auto noscript:shrink noscript:animate-none noscript:justify-start noscript:gap-x-10';

function Roles() {
  return roles.map(({ name, drawing }) => (
    <li key={name} className="flex shrink-0 items-center gap-3 text-body-lg font-semibold whitespace-nowrap">
      {drawing}
      {name}
    </li>
  ));
}
