import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useId, useState, type ReactNode } from 'react';
import imported from 'react-fast-marquee';

import { limits } from '@/domain/limits';
import { useMediaQuery } from '@/ui/use-media-query';

import './marquee.css';

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
      <Marquee items={roles} />
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

/** The package is CommonJS: bundlers return its default export on its own or wrapped once more. */
const FastMarquee = (imported as typeof imported & { default?: typeof imported }).default ?? imported;

type MarqueeItem = { name: string; drawing: ReactNode };

/** A marquee with a pause button; with reduced motion or without script a static list (docs/product.md 18.5). */
function Marquee({ items }: { items: readonly MarqueeItem[] }) {
  const isMoving = useMediaQuery('(prefers-reduced-motion: no-preference)');
  const [paused, setPaused] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const Icon = paused ? Play : Pause;
  return (
    <div className="flex min-h-11 min-w-0 items-center gap-2">
      <ul className={isMoving ? 'sr-only' : staticListClass}>
        {items.map((item) => (
          <Item key={item.name} item={item} as="li" />
        ))}
      </ul>
      {isMoving && (
        <>
          {/* The package moves its list to the left, whichever way the page is read. */}
          <div aria-hidden dir="ltr" className="min-h-7 min-w-0 flex-1 mask-x-from-97%">
            <FastMarquee speed={limits.marqueeScrollAmount} play={!paused && !isFocused} pauseOnHover autoFill>
              {items.map((item) => (
                <Item key={item.name} item={item} as="span" />
              ))}
            </FastMarquee>
          </div>
          <button
            type="button"
            aria-label={paused ? 'Play the moving text' : 'Pause the moving text'}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onClick={() => {
              // After a press the focus on the button no longer pauses the list.
              setFocused(false);
              setPaused(!paused);
            }}
            className="grid size-8.5 shrink-0 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
          >
            <Icon className="size-4.5" />
          </button>
        </>
      )}
    </div>
  );
}

/** One line, like the moving list that replaces it; wrapped if none will. */
const staticListClass =
  'flex min-w-0 flex-1 gap-y-2 overflow-hidden motion-reduce:flex-wrap noscript:flex-wrap motion-safe:mask-x-from-97%';

function Item({ item: { name, drawing }, as: Tag }: { item: MarqueeItem; as: 'li' | 'span' }) {
  return (
    <Tag className="flex shrink-0 items-center gap-3 pe-10 text-body-lg font-semibold whitespace-nowrap">
      {drawing}
      {name}
    </Tag>
  );
}
