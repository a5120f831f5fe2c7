import { Pause, Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import imported from 'react-fast-marquee';

import { limits } from '@/domain/limits';

import './marquee.css';
import { useMediaQuery } from './use-media-query';

/** The package is CommonJS: bundlers give its default export by itself or wrapped once more. */
const FastMarquee = (imported as typeof imported & { default?: typeof imported }).default ?? imported;

/** A scroll amount of 20 (spec 9) is a slow walk: about 60 px a second. */
const pixelsPerSecond = limits.marqueeScrollAmount * 3;

type MarqueeItem = { name: string; drawing: ReactNode };

/**
 * A strip of words that runs, with a button that stops it. It also waits while somebody points at it or has the focus on
 * the button. Under reduced motion and without script it is a list that stands still; screen readers get that list once
 * in any case (reading 27).
 */
export function Marquee({ items }: { items: readonly MarqueeItem[] }) {
  const moves = useMediaQuery('(prefers-reduced-motion: no-preference)');
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const Icon = paused ? Play : Pause;
  return (
    // data-wakes: seeing it is a reason to start the application (app/take-over.ts).
    <div data-wakes className="flex min-h-11 min-w-0 items-center gap-2">
      <ul className={moves ? 'sr-only' : stillList}>
        {items.map((item) => (
          <Item key={item.name} item={item} as="li" />
        ))}
      </ul>
      {moves && (
        <>
          <div aria-hidden className="min-h-7 min-w-0 flex-1 mask-x-from-97%">
            <FastMarquee speed={pixelsPerSecond} play={!paused && !held} pauseOnHover autoFill>
              {items.map((item) => (
                <Item key={item.name} item={item} as="span" />
              ))}
            </FastMarquee>
          </div>
          <button
            type="button"
            aria-label={paused ? 'Play the moving text' : 'Pause the moving text'}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
            onClick={() => {
              // The press says what is wanted, so the focus does not hold the strip any longer.
              setHeld(false);
              setPaused(!paused);
            }}
            className="grid size-8.5 shrink-0 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
          >
            <Icon aria-hidden className="size-4.5" strokeWidth={1.85} />
          </button>
        </>
      )}
    </div>
  );
}

/** In one line, as the moving strip that is about to take its place; wrapped where none will. */
const stillList =
  'flex min-w-0 flex-1 gap-y-2 overflow-hidden motion-reduce:flex-wrap noscript:flex-wrap motion-safe:mask-x-from-97%';

function Item({ item: { name, drawing }, as: Tag }: { item: MarqueeItem; as: 'li' | 'span' }) {
  return (
    <Tag className="flex shrink-0 items-center gap-3 pr-10 text-body-lg font-semibold whitespace-nowrap">
      {drawing}
      {name}
    </Tag>
  );
}
