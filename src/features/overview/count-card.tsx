import { ChevronRight } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { TryAgain } from '@/ui/try-again';

import type { Source } from './use-source';

type CountCardProps = {
  label: string;
  tile: ReactNode;
  /** Where what is counted is listed. */
  to: string;
  source: Source<readonly unknown[]>;
};

/** How many there are of something, and the way to them; its place is the same while it is loaded or failed. */
export function CountCard({ label, tile, to, source }: CountCardProps) {
  const { data, hasFailed } = source;
  const link = useRef<HTMLAnchorElement>(null);

  return (
    <li className="relative flex min-h-23 flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-5 has-[a:hover]:border-line-strong">
      {tile}
      <div className="min-w-20 flex-1">
        <p className="text-h2 proportional-nums">
          {data ? data.length.toLocaleString('en-US') : hasFailed ? '\u2013' : <Stone label={label} />}
        </p>
        <p className="text-small text-muted">
          <Link
            ref={link}
            to={to}
            className="text-inherit no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {label}
          </Link>
        </p>
      </div>
      {hasFailed ? (
        <TryAgain
          load={source}
          size="small"
          aria-label={`Try again: ${label}`}
          onLoaded={() => link.current?.focus()}
          className="relative z-[1]"
        />
      ) : (
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.85} />
      )}
    </li>
  );
}

/** Stands for a number that is on its way. */
function Stone({ label }: { label: string }) {
  return (
    <span role="status" className="inline-block animate-fade-in [animation-delay:200ms]">
      <span className="sr-only">{`Loading: ${label}`}</span>
      <span aria-hidden className="inline-block h-4 w-12 rounded-full bg-track motion-safe:animate-pulse-slow" />
    </span>
  );
}
