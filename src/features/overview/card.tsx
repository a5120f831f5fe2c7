import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { Source } from '@/components/source';
import type { Known } from '@/domain/known';
import { withCommas } from '@/lib/with-commas';
import { RefreshFailed, SkeletonRows, TryAgain, useIsOutage } from '@/ui/load-states';

type OverviewCardProps<Value> = {
  title: string;
  /** What it is made of; empty for a card that needs no call. */
  sources: readonly Source<unknown>[];
  action?: ReactNode;
  content: Known<Value>;
  absence?: string;
  children: (value: Value) => ReactNode;
};

/** A card of the overview: it shows what is known, and a retry for each source that failed. */
export function OverviewCard<Value>({ title, sources, action, content, absence, children }: OverviewCardProps<Value>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOutage = useIsOutage();
  const isKnown = content.state !== 'unknown';
  const failed = sources.filter(({ hasFailed }) => hasFailed);
  const focusHeading = () => heading.current?.focus();
  const isAwaited = sources.some(({ isLoading }) => isLoading);
  return (
    <section className="rounded-card border border-line bg-raised">
      <header className="flex items-center justify-between gap-4 px-5 pt-5 md:px-6">
        <h2 ref={heading} tabIndex={-1} className="rounded-badge text-h3">
          {title}
        </h2>
        {action}
      </header>
      <RefreshFailed loads={sources} name={title} onLoaded={focusHeading} className="px-5 pt-3 md:px-6" />
      {isKnown && (
        <div className="px-5 pt-4 pb-5 md:px-6 md:pb-6">
          {content.state === 'known' ? children(content.value) : <p className="text-muted">{absence}</p>}
        </div>
      )}
      {isAwaited && <SkeletonRows label={`Loading: ${title}`} rows={isKnown ? 1 : 4} />}
      {isOutage && !isKnown && <p className="px-5 pt-3 pb-5 text-muted md:px-6 md:pb-6">{'\u2013'}</p>}
      {!isOutage && failed.map((source) => <LoadError key={source.name} source={source} onLoaded={focusHeading} />)}
    </section>
  );
}

/** What could not be loaded, with a retry. Its button unmounts on success, so the focus moves. */
function LoadError({ source, onLoaded }: { source: Source<unknown>; onLoaded: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 pt-3 pb-5 md:px-6 md:pb-6">
      <p className="text-muted">We could not load your {source.name}</p>
      <TryAgain load={source} size="small" onLoaded={onLoaded} />
    </div>
  );
}

type CountCardProps = {
  label: string;
  tile: ReactNode;
  to: string;
  source: Source<readonly unknown[]>;
};

/** How many there are of something, and the way to them. It keeps its size while it loads and when it has failed. */
export function CountCard({ label, tile, to, source }: CountCardProps) {
  const { data, hasFailed } = source;
  const link = useRef<HTMLAnchorElement>(null);

  return (
    <li className="relative flex min-h-23 flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-5 has-[a:hover]:border-line-strong">
      {tile}
      <div className="min-w-20 flex-1">
        <p className="text-h2 proportional-nums">
          {data ? withCommas(data.length) : hasFailed ? '\u2013' : <NumberSkeleton label={label} />}
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
        <ChevronRight className="size-5 shrink-0 text-muted" />
      )}
      <RefreshFailed
        loads={[source]}
        name={label}
        onLoaded={() => link.current?.focus()}
        className="relative z-[1] w-full justify-between"
      />
    </li>
  );
}

function NumberSkeleton({ label }: { label: string }) {
  return (
    <span role="status" className="inline-block animate-fade-in [animation-delay:200ms]">
      <span className="sr-only">{`Loading: ${label}`}</span>
      <span aria-hidden className="inline-block h-4 w-12 rounded-full bg-track motion-safe:animate-pulse-slow" />
    </span>
  );
}
